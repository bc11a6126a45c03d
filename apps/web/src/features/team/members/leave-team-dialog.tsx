import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { teamReads } from '../teams/team-reads.ts';

type Props = { team: TeamView; onClose: () => void; onLeft?: () => void };

/** Asks before leaving, and says what stays. Load it lazily. */
export function LeaveTeamDialog({ team, onClose, onLeft }: Props) {
  const { t } = useLingui();
  const exit = useApiCommand(api.relationship.exit, { invalidates: teamReads, loading: 'none' });
  const leave = () =>
    exit.mutate(
      { teamId: team.id },
      {
        onSuccess: () => {
          onClose();
          onLeft?.();
          toast.success(t`You have left ${team.name}`);
        },
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      busy={exit.isPending}
      title={<Trans>Leave {team.name}?</Trans>}
      confirmLabel={<Trans>Leave the team</Trans>}
      onConfirm={leave}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>
          What you wrote for this team stays there under your name. You can still read it, and you can’t
          change it any more. You no longer see what the others write. With the invite code you can come back.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
