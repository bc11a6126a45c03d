import { api, type MemberView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { memberReads } from './member-cache.ts';

type Props = { teamId: string; teamName: string; member: MemberView; onClose: () => void };

/** Asks before the team gets another owner, and says who can undo that. */
export function HandOverDialog({ teamId, teamName, member, onClose }: Props) {
  const { t } = useLingui();
  const { name } = member;
  const { mutate, isPending } = useApiCommand(api.team.handOver, {
    invalidates: memberReads,
    loading: 'none',
  });
  const done = () => {
    onClose();
    toast.success(t`${name} owns the team now.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title={
        <Trans>
          Transfer {teamName} to {name}?
        </Trans>
      }
      confirmLabel={<Trans>Transfer ownership</Trans>}
      onConfirm={() => mutate({ teamId, userId: member.id }, { onSuccess: done })}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>
          {name} becomes the owner: only they can transfer or delete the team. You stay as an administrator.
          Only {name} can give it back to you.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
