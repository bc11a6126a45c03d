import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before unsaved changes are discarded. Load it lazily. */
export function DiscardChangesDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open
      danger
      title={<Trans>Leave without saving?</Trans>}
      confirmLabel={<Trans>Discard changes</Trans>}
      cancelLabel={<Trans>Keep editing</Trans>}
      onConfirm={onLeave}
      onOpenChange={(open) => !open && onStay()}
    >
      <Trans>Your changes here aren’t saved yet.</Trans>
    </ConfirmDialog>
  );
}
