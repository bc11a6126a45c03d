import { api, type MemberView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioGroup, type RadioOption } from '../../../components/choices/radio-group.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { MemberFinder, MemberLabel } from '../member-finder.part.tsx';
import { refusalText } from '../teams/refusal-text.ts';
import { memberReads } from './member-cache.ts';

/** The value of leaving it to the leaders; ids are never empty. */
const LEADERS = '';

type Props = { teamId: string; member: MemberView; onClose: () => void };

/** Chooses the supervisor of a member. */
export function SuperviseDialog({ teamId, member, onClose }: Props) {
  const { t } = useLingui();
  const { id: userId, name, supervisorId } = member;
  const [chosen, setChosen] = useState(supervisorId ?? LEADERS);
  const current = useApiQuery(
    api.relationship.get,
    { teamId, userId: supervisorId ?? userId },
    { enabled: supervisorId !== null, failure: 'none' },
  );
  const { mutate, isPending, error } = useApiCommand(api.relationship.supervise, {
    invalidates: memberReads,
    failure: 'none',
    loading: 'none',
  });
  const message = refusalText(error);
  const done = () => {
    onClose();
    toast.success(t`${name}’s supervisor is saved.`);
  };
  const save = () => mutate({ teamId, userId, supervisorId: chosen || null }, { onSuccess: done });
  const optionOf = (other: MemberView): RadioOption => ({
    value: other.id,
    label: <MemberLabel member={other} />,
  });
  return (
    <FormDialog
      title={<Trans>Who supervises {name}?</Trans>}
      description={<Trans>They see whether {name} has written, and settle what needs a decision.</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <MemberFinder teamId={teamId}>
        {(found) => (
          <RadioGroup
            legend={<span className="sr-only">{t`Supervisor`}</span>}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={[
              { value: LEADERS, label: t`The leaders of their departments` },
              ...(current.data && supervisorId ? [optionOf(current.data)] : []),
              ...found.filter(({ id }) => id !== userId && id !== supervisorId).map(optionOf),
            ]}
          />
        )}
      </MemberFinder>
      {message && <FieldError>{message}</FieldError>}
    </FormDialog>
  );
}
