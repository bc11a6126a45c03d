import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';

/** A question before an action that cannot be undone. */
export type ConfirmDialogProps = {
  title: ReactNode;
  /** What will happen, in one sentence. */
  children: ReactNode;
  /** The verb of the action, such as "Delete". */
  confirmLabel: ReactNode;
  /** The harmless answer; "Cancel" when absent. */
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  /** Paints the action as a danger. */
  danger?: boolean;
  /** While the action runs, the dialog stays and its button shows a spinner. */
  busy?: boolean;
  open: boolean;
  /** Its owner closes it, once the action is done or when it is put away. */
  onOpenChange: (open: boolean) => void;
};

/** Asks for confirmation; the focus begins on the harmless answer. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = <Trans>Cancel</Trans>,
  onConfirm,
  danger = false,
  busy = false,
  open,
  onOpenChange,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center p-4">
          <Base.Popup
            initialFocus={cancel}
            className="panel sheet-in scroll-quiet max-h-full w-full max-w-112 rounded-lg p-5 shadow-high"
          >
            <Base.Title className="mb-1 text-xl">{title}</Base.Title>
            <Base.Description render={<div />} className="text-ink-2">
              {children}
            </Base.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Base.Close
                render={
                  <Button ref={cancel} look="quiet">
                    {cancelLabel}
                  </Button>
                }
              />
              <Button look={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
