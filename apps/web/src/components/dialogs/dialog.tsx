import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { ModalCloseButton, type ModalProps, modalRootProps } from './modal.tsx';

/** Wrap a button of `actions` in `DialogClose` to make it close. */
export type DialogProps = ModalProps & {
  /** Takes the focus on opening; the first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** 28 rem or 44 rem. */
  width?: 'normal' | 'wide';
};

/** A modal sheet in the middle of the window. */
export function Dialog({ initialFocus, width = 'normal', ...modal }: DialogProps) {
  const { title, description, children, actions, trigger } = modal;
  return (
    <Base.Root {...modalRootProps(modal)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center p-4">
          <Base.Popup
            {...(initialFocus ? { initialFocus } : {})}
            className={classNames(
              'panel sheet-in relative scroll-quiet max-h-full w-full rounded-lg p-[min(1.25rem,6vw)] shadow-high',
              width === 'wide' ? 'max-w-176' : 'max-w-112',
            )}
          >
            <Base.Title className="mb-2 pt-1 pr-[min(2.5rem,14vw)] text-[min(1.375rem,9vw)]">
              {title}
            </Base.Title>
            {description && <Base.Description className="mb-4 text-ink-2">{description}</Base.Description>}
            {children}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
            <ModalCloseButton className="absolute top-4 right-3" />
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
