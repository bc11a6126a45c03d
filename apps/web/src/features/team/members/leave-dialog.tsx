import { api, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { teamReads } from '../teams/team-reads.ts';

type Props = { team: TeamView; onClose: () => void; onLeft: () => void };

/** Asks before leaving, and says what stays. Load it lazily. */
export function LeaveDialog({ team, onClose, onLeft }: Props) {
  const { mutate, isPending } = useApiCommand(api.relationship.exit, {
    invalidates: teamReads,
    loading: 'none',
  });
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title={<Trans>Leave {team.name}?</Trans>}
      confirmLabel={<Trans>Leave the team</Trans>}
      onConfirm={() => mutate({ teamId: team.id }, { onSuccess: onLeft })}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>
          What you wrote for this team stays with it, and stays yours to read. You no longer see what the
          others write. With the invite code you can come back.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
