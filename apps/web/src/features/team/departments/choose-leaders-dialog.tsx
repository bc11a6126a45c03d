import { api, type DepartmentView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { MemberFinder, MemberLabel } from '../member-finder.part.tsx';
import { withMark } from '../members/id-set.ts';
import { memberReads } from '../members/member-cache.ts';
import { refusalText } from '../teams/refusal-text.ts';

/** Chooses the leaders of a department from among its members. */
export function ChooseLeadersDialog({
  department,
  onClose,
}: {
  department: DepartmentView;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { teamId, id, name, leaders } = department;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(leaders.map((leader) => leader.id)),
  );
  const { mutate, isPending, error } = useApiCommand(api.department.update, {
    invalidates: memberReads,
    failure: 'none',
    loading: 'none',
  });
  const message = refusalText(error);
  const save = () => {
    mutate(
      { teamId, departmentId: id, leaderIds: [...chosen] },
      {
        onSuccess: () => {
          onClose();
          toast.success(t`The leaders of ${name} are changed.`);
        },
      },
    );
  };
  return (
    <FormDialog
      title={<Trans>Who leads {name}?</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <MemberFinder teamId={teamId} departmentId={id}>
        {(found) =>
          found.map((member) => (
            <Checkbox
              key={member.id}
              label={<MemberLabel member={member} />}
              checked={chosen.has(member.id)}
              onChange={(event) => setChosen(withMark(chosen, member.id, event.target.checked))}
            />
          ))
        }
      </MemberFinder>
      {message && <FieldError>{message}</FieldError>}
    </FormDialog>
  );
}
