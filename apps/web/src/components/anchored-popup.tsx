import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import { classNames } from './class-names.ts';
import { followAnchor } from './follow-anchor.ts';
import type { Align } from './place-popup.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the popup is to assistive technology. */
  role: 'menu' | 'listbox' | 'dialog';
  /** The id of what names the popup. */
  labelledBy: string;
  /** The button that opens it. */
  trigger: ReactElement;
  triggerProps: Pick<ComponentProps<'button'>, 'id' | 'disabled' | 'onKeyDown' | 'onClick'>;
  /** The row that takes the focus; the popup itself, or its field, when absent. */
  firstRow?: (popup: HTMLElement, byPointer: boolean) => HTMLElement | undefined;
  align?: Align;
  className: string;
  listProps?: Pick<ComponentProps<'div'>, 'onKeyDown' | 'onPointerMove'>;
  children: ReactNode;
};

const BY_POINTER: ReadonlySet<string | null> = new Set(['mouse', 'touch', 'pen']);

/**
 * What opens at a button and takes all attention until it is closed, by Escape or by a tap elsewhere, which does
 * nothing else. It is a dialog beneath, so that a page that shows both fetches one of them.
 */
export function AnchoredPopup({
  open,
  onOpenChange,
  role,
  labelledBy,
  trigger,
  triggerProps,
  firstRow,
  align = 'start',
  className,
  listProps,
  children,
}: Props) {
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      popup.current = element;
      return element && anchor.current ? followAnchor(element, anchor.current, align) : undefined;
    },
    [align],
  );
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger ref={anchor} render={trigger} aria-haspopup={role} {...triggerProps} />
      <Base.Portal>
        {/* Over a dialog around it, too. */}
        <Base.Backdrop forceRender className="fixed inset-0 z-50" />
        <Base.Popup
          ref={hold}
          role={role}
          aria-labelledby={labelledBy}
          initialFocus={(openedBy) =>
            (popup.current && firstRow?.(popup.current, BY_POINTER.has(openedBy))) ?? true
          }
          className={classNames('panel grow-in fixed top-0 left-0 z-50 rounded-md', className)}
          {...listProps}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
