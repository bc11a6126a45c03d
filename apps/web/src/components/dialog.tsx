import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons/actions.tsx';

/** A dialog opens by its trigger, or by `open` of the caller. */
export type DialogProps = {
  title: ReactNode;
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. Wrap one in `DialogClose` to make it close. */
  actions?: ReactNode;
  /** The button that opens it; the focus returns there. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** False while something unsaved would be lost by a tap beside it. */
  dismissible?: boolean;
  /** Takes the focus on opening; the first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** 28 rem or 44 rem. */
  width?: 'normal' | 'wide';
};

/** A sheet in the middle that waits for an answer. */
export function Dialog({
  title,
  description,
  children,
  actions,
  trigger,
  open,
  onOpenChange,
  dismissible = true,
  initialFocus,
  width = 'normal',
}: DialogProps) {
  const { t } = useLingui();
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
      disablePointerDismissal={!dismissible}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center p-4">
          <Base.Popup
            {...(initialFocus ? { initialFocus } : {})}
            className={classNames(
              'panel sheet-in relative scroll-quiet max-h-full w-full rounded-lg p-5 shadow-high',
              width === 'wide' ? 'max-w-176' : 'max-w-112',
            )}
          >
            <Base.Title className="mb-2 pt-1.5 pr-10 text-xl">{title}</Base.Title>
            {description && <Base.Description className="mb-4 text-ink-2">{description}</Base.Description>}
            {children}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
            {/* Last, so that the focus begins on the content. */}
            <Base.Close
              render={<IconButton label={t`Close`} icon={<CloseIcon />} className="absolute top-4 right-3" />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Makes the button inside close the dialog around it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
