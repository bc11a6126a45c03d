import { api, type DepartmentView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { memberReads } from '../members/member-cache.ts';

/** Asks before the user leaves a department. */
export function LeaveDepartmentDialog({
  department: { teamId, id, name },
  onClose,
}: {
  department: DepartmentView;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.department.quit, {
    invalidates: memberReads,
    loading: 'none',
  });
  const done = () => {
    onClose();
    toast.success(t`You’re no longer in ${name}.`);
  };
  return (
    <ConfirmDialog
      open
      busy={isPending}
      title={<Trans>Leave {name}?</Trans>}
      confirmLabel={<Trans>Leave the department</Trans>}
      onConfirm={() => mutate({ teamId, departmentId: id }, { onSuccess: done })}
      onOpenChange={(open) => !open && onClose()}
    >
      <p>
        <Trans>You stay in the team. An administrator can add you to it again.</Trans>
      </p>
    </ConfirmDialog>
  );
}
