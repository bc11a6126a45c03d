import { api, type MemberView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { memberReads } from './member-cache.ts';

type Props = { teamId: string; departmentId: string; member: MemberView; onClose: () => void };

/** Asks before a member is taken out of a department. */
export function RemoveFromDepartmentDialog({ teamId, departmentId, member, onClose }: Props) {
  const { t } = useLingui();
  const { id: userId, name } = member;
  const { mutate, isPending } = useApiCommand(api.department.quit, {
    invalidates: memberReads,
    loading: 'none',
  });
  const place = member.departments.find(({ id }) => id === departmentId)?.name;
  const done = () => {
    onClose();
    toast.success(t`${name} is no longer in the department.`);
  };
  return (
    <ConfirmDialog
      open
      busy={isPending}
      title={
        <Trans>
          Remove {name} from {place}?
        </Trans>
      }
      confirmLabel={<Trans>Remove</Trans>}
      onConfirm={() => mutate({ teamId, departmentId, userId }, { onSuccess: done })}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>{name} stays in the team and can be added again at any time.</Trans>
      </p>
    </ConfirmDialog>
  );
}
