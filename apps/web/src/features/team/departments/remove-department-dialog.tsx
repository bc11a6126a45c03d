import { api, type DepartmentView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { memberReads } from '../members/member-cache.ts';

type Props = { department: DepartmentView; onRemoved: () => void; onClose: () => void };

/** Asks before a department is removed, and says that its members stay. */
export function RemoveDepartmentDialog({ department: { teamId, id, name }, onRemoved, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.department.remove, {
    invalidates: memberReads,
    loading: 'none',
  });
  const done = () => {
    onRemoved();
    toast.success(t`${name} was removed; its members are still in the team.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title={<Trans>Remove {name}?</Trans>}
      confirmLabel={<Trans>Remove the department</Trans>}
      onConfirm={() => mutate({ teamId, departmentId: id }, { onSuccess: done })}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>Its members stay in the team. Its leaders no longer lead it.</Trans>
      </p>
    </ConfirmDialog>
  );
}
