import { api, type MemberView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { refusalText } from '../teams/refusal-text.ts';
import { withMark } from './id-set.ts';
import { memberReads } from './member-cache.ts';

type Department = { readonly id: string; readonly name: string };
type Props = {
  teamId: string;
  member: MemberView;
  departments: readonly Department[];
  onClose: () => void;
};

/** Ticks the departments of one member. */
export function ArrangeDialog({ teamId, member, departments, onClose }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { id: userId, name } = member;
  const [placed, setPlaced] = useState<ReadonlySet<string>>(
    () => new Set(member.departments.map(({ id }) => id)),
  );
  const [ticked, setTicked] = useState(placed);
  const quiet = { failure: 'none', loading: 'none' } as const;
  const add = useApiCommand(api.department.add, quiet);
  const quit = useApiCommand(api.department.quit, quiet);
  const isPending = add.isPending || quit.isPending;
  const message = refusalText(add.error ?? quit.error);
  const save = async () => {
    try {
      // One by one, into the new ones first: no one is without a department in between.
      for (const departmentId of [...ticked].filter((id) => !placed.has(id))) {
        await add.mutateAsync({ teamId, departmentId, userIds: [userId] });
        setPlaced((known) => withMark(known, departmentId, true));
      }
      for (const departmentId of [...placed].filter((id) => !ticked.has(id))) {
        await quit.mutateAsync({ teamId, departmentId, userId });
        setPlaced((known) => withMark(known, departmentId, false));
      }
      onClose();
      toast.success(t`${name}’s departments are changed.`);
    } catch {
      // Shown below the list; another try continues where this one ended.
    } finally {
      for (const read of memberReads) void client.invalidateQueries({ queryKey: apiKey(read) });
    }
  };
  return (
    <FormDialog
      title={<Trans>Departments of {name}</Trans>}
      submitLabel={departments.length > 0 ? <Trans>Save</Trans> : undefined}
      busy={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {departments.length === 0 && (
        <p className="text-ink-2">
          <Trans>The team has no departments yet. Create one with “New department”.</Trans>
        </p>
      )}
      <div className="grid grid-cols-1">
        {departments.map((department) => (
          <Checkbox
            key={department.id}
            label={department.name}
            checked={ticked.has(department.id)}
            onChange={(event) => setTicked(withMark(ticked, department.id, event.target.checked))}
          />
        ))}
      </div>
      {message && <FieldError>{message}</FieldError>}
    </FormDialog>
  );
}
