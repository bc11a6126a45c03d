import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';

type Props = {
  busy?: boolean;
  /** What goes, and what stays. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a recording is deleted for good. */
export function DeleteRecording({ busy = false, children, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Delete this recording?</Trans>}
      confirmLabel={<Trans>Delete recording</Trans>}
      danger
      busy={busy}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}
