import { api, type DepartmentView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { memberReads } from '../members/member-cache.ts';
import { refusalText } from '../teams/refusal-text.ts';

type Props = {
  teamId: string;
  /** The one to rename; a new one where absent. */
  department?: DepartmentView;
  onClose: () => void;
};

/** Creates or renames a department. Load it lazily. */
export function DepartmentNameDialog({ teamId, department, onClose }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState(department?.name ?? '');
  const options = { invalidates: memberReads, failure: 'none', loading: 'none' } as const;
  const create = useApiCommand(api.department.create, options);
  const update = useApiCommand(api.department.update, options);
  const isPending = create.isPending || update.isPending;
  const submit = () => {
    const onSuccess = (done: DepartmentView) => {
      onClose();
      toast.success(department ? t`Renamed to ${done.name}` : t`${done.name} created`);
    };
    if (department) update.mutate({ teamId, departmentId: department.id, name }, { onSuccess });
    else create.mutate({ teamId, name }, { onSuccess });
  };
  return (
    <FormDialog
      title={department ? <Trans>Rename the department</Trans> : <Trans>New department</Trans>}
      submitLabel={department ? <Trans>Rename</Trans> : <Trans>Create department</Trans>}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`Name of the department`}
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        error={refusalText(create.error ?? update.error)}
      />
    </FormDialog>
  );
}
