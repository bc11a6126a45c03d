import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';

/** Asks before a page is left that records; what was recorded waits on this device. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={<Trans>Stop recording and leave?</Trans>}
      confirmLabel={<Trans>Stop and leave</Trans>}
      cancelLabel={<Trans>Go on recording</Trans>}
      onConfirm={onLeave}
    >
      <Trans>What you recorded so far stays on this device. Come back to Meetings to finish it.</Trans>
    </ConfirmDialog>
  );
}
