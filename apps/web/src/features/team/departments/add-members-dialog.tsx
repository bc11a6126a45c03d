import { api, type DepartmentView, type MemberView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
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

/** Adds members of the team to a department, many at once. */
export function AddMembersDialog({
  department,
  onClose,
}: {
  department: DepartmentView;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { teamId, id, name } = department;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending, error } = useApiCommand(api.department.add, {
    invalidates: memberReads,
    failure: 'none',
    loading: 'none',
  });
  const message = refusalText(error);
  const isIn = (member: MemberView) => member.departments.some((department) => department.id === id);
  const save = () => {
    mutate(
      { teamId, departmentId: id, userIds: [...chosen] },
      {
        onSuccess: () => {
          onClose();
          toast.success(t`Members added`);
        },
      },
    );
  };
  return (
    <FormDialog
      dismissible={chosen.size === 0}
      title={<Trans>Add members to {name}</Trans>}
      submitLabel={<Plural value={chosen.size} _0="Add members" one="Add # member" other="Add # members" />}
      busy={isPending}
      disabled={chosen.size === 0}
      onSubmit={save}
      onClose={onClose}
    >
      <MemberFinder teamId={teamId}>
        {(found) =>
          found.map((member) => (
            <Checkbox
              key={member.id}
              label={<MemberLabel member={member} />}
              hint={isIn(member) ? t`already in it` : undefined}
              checked={isIn(member) || chosen.has(member.id)}
              disabled={isIn(member)}
              onChange={(event) => setChosen(withMark(chosen, member.id, event.target.checked))}
            />
          ))
        }
      </MemberFinder>
      {message && <FieldError>{message}</FieldError>}
    </FormDialog>
  );
}
