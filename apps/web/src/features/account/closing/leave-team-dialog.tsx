import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** Asks before leaving, and says what stays. Load it lazily. */
export function LeaveTeamDialog({ team, onClose }: { team: TeamView; onClose: () => void }) {
  const { t } = useLingui();
  const exit = useApiCommand(api.relationship.exit, {
    invalidates: [api.team.list, api.diary.recently, api.diary.history, api.draft.get],
    loading: 'none',
  });
  const leave = () =>
    exit.mutate(
      { teamId: team.id },
      {
        onSuccess: () => {
          onClose();
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
      <Trans>
        What you wrote for this team stays there under your name, and you can’t change it any more. You won’t
        see what the others write.
      </Trans>
    </ConfirmDialog>
  );
}
