import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';

/** Asks before an administrator gives up a role that only another administrator can give back. */
export function StepDownDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      title={<Trans>Step down as administrator?</Trans>}
      confirmLabel={<Trans>Step down</Trans>}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>You stay a member of the team. Another administrator can appoint you again.</Trans>
      </p>
    </ConfirmDialog>
  );
}
