import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from '../buttons/button.tsx';
import { Dialog, DialogClose, type DialogProps } from './dialog.tsx';

/** A dialog that asks for something, with "Cancel" and the button that sends it. */
export type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'dismissible' | 'width'> & {
  children: ReactNode;
  /** The verb of the action, such as "Save"; without one there is nothing to send. */
  submitLabel: ReactNode | undefined;
  /** What leaves it; "Cancel" when absent. */
  closeLabel?: ReactNode;
  /** How the button looks; primary when absent. */
  look?: ButtonProps['look'];
  /** While the action runs, the button shows a spinner and nothing is sent again. */
  busy: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** Open while it is there; Enter in a field sends it. */
export function FormDialog({
  children,
  submitLabel,
  closeLabel = <Trans>Cancel</Trans>,
  look = 'primary',
  busy,
  disabled = false,
  onSubmit,
  onClose,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <DialogClose>
            <Button look="quiet">{closeLabel}</Button>
          </DialogClose>
          {submitLabel !== undefined && (
            <Button type="submit" form={formId} look={look} loading={busy} disabled={disabled}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        {children}
      </form>
    </Dialog>
  );
}
