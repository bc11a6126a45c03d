import { api, type NewcomerView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { MemberFinder, MemberLabel } from '../../team/member-finder.part.tsx';

type Props = { teamId: string; newcomer: NewcomerView; onClose: () => void };

/** Chooses the member who is asked to be someone’s buddy. */
export function BuddyDialog({ teamId, newcomer: { person, buddy }, onClose }: Props) {
  const { t } = useLingui();
  const name = usePersonName()(person);
  const [chosen, setChosen] = useState(buddy?.person.id ?? '');
  const { mutate, isPending, error } = useApiCommand(api.newcomer.ask, {
    invalidates: [api.newcomer.list],
    failure: 'none',
    loading: 'none',
  });
  const ask = () =>
    mutate(
      { teamId, userId: person.id, buddyId: chosen },
      {
        onSuccess: () => {
          onClose();
          toast.success(t`Asked. They’ll find it in their messages.`);
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Who could be {name}’s buddy?</Trans>}
      description={<Trans>They’re asked, and may say no; only administrators see that.</Trans>}
      submitLabel={<Trans>Ask</Trans>}
      busy={isPending}
      disabled={chosen === ''}
      onSubmit={ask}
      onClose={onClose}
    >
      <MemberFinder teamId={teamId}>
        {(found) => (
          <RadioGroup
            legend={<span className="sr-only">{t`Buddy`}</span>}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={found
              .filter(({ id }) => id !== person.id)
              .map((member) => ({ value: member.id, label: <MemberLabel member={member} /> }))}
          />
        )}
      </MemberFinder>
      {error && <FieldError>{failureMessage(error)}</FieldError>}
    </FormDialog>
  );
}
