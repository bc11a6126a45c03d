import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** Asks before the invite code changes. Load it lazily. */
export function RenewDialog({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.team.renewCode, {
    invalidates: [api.team.list],
    loading: 'none',
  });
  const done = () => {
    onClose();
    toast.success(t`The team has a new code.`);
  };
  return (
    <ConfirmDialog
      open
      busy={isPending}
      title={<Trans>Renew the invite code?</Trans>}
      confirmLabel={<Trans>Renew</Trans>}
      onConfirm={() => mutate({ teamId }, { onSuccess: done })}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>
          The old code, its link and its QR code stop working at once. Invitations by email, personal links
          and open requests stay valid.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
