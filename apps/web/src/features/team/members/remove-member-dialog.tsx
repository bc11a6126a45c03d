import { api, type MemberView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { memberReads } from './member-cache.ts';

type Props = { teamId: string; teamName: string; member: MemberView; onClose: () => void };

/** Asks before a member is removed, and says what stays. */
export function RemoveMemberDialog({ teamId, teamName, member, onClose }: Props) {
  const { t } = useLingui();
  const { name } = member;
  const { mutate, isPending } = useApiCommand(api.relationship.kick, {
    invalidates: memberReads,
    loading: 'none',
  });
  const done = () => {
    onClose();
    toast.success(t`${name} is no longer in the team.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title={
        <Trans>
          Remove {name} from {teamName}?
        </Trans>
      }
      confirmLabel={<Trans>Remove</Trans>}
      onConfirm={() => mutate({ teamId, userId: member.id }, { onSuccess: done })}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>
          What {name} wrote for the team stays, read-only. {name} stops seeing the team at once. You can
          invite {name} again.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
