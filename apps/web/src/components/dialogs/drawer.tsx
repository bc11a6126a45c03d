import { Drawer as Base } from '@base-ui/react/drawer';
import { classNames } from '../class-names.ts';
import { useNarrow } from '../layout/use-layout.ts';
import { ModalCloseButton, type ModalProps, modalRootProps } from './modal.tsx';

const sheets = {
  down: 'drawer-down max-h-[88dvh] w-full max-w-160 rounded-t-lg border-b-0 pb-[env(safe-area-inset-bottom)]',
  right: 'drawer-right h-full w-104 max-w-[calc(100vw-3rem)] rounded-l-lg border-r-0',
};

/** A sheet from the bottom on a phone, from the side elsewhere; a swipe puts it away. */
export function Drawer(modal: ModalProps) {
  const { title, description, children, actions, trigger, dismissible = true } = modal;
  const side = useNarrow() ? 'down' : 'right';
  return (
    <Base.Root swipeDirection={side} {...modalRootProps(modal)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Viewport
          className={classNames(
            'fixed inset-0 z-40 flex',
            side === 'down' ? 'items-end justify-center' : 'justify-end',
          )}
        >
          <Base.Popup
            {...(dismissible ? {} : { 'data-base-ui-swipe-ignore': '' })}
            className={classNames('panel relative flex flex-col shadow-high', sheets[side])}
          >
            {side === 'down' && (
              <div aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-pill bg-control" />
            )}
            <Base.Title className="px-5 pt-4 pr-14 pb-1 text-xl">{title}</Base.Title>
            <Base.Content className="scroll-quiet min-h-0 flex-1 px-5 pt-1 pb-4">
              {description && <Base.Description className="mb-4 text-ink-2">{description}</Base.Description>}
              {children}
            </Base.Content>
            {actions && (
              <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3">{actions}</div>
            )}
            <ModalCloseButton className="absolute top-3 right-3" />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
