import type { QuestionnaireView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RadioGroup } from '../../../components/choices/radio-group.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { MemberFinder, MemberLabel } from '../../team/member-finder.part.tsx';

type Action = QuestionnaireView['actions'][number];

type Props = {
  teamId: string;
  /** Whether the next round asks if it helped. */
  isAskedAbout: boolean;
  isPending: boolean;
  failure: unknown;
  onAdd: (action: Action) => void;
  onClose: () => void;
};

const ACTION_MAX = 500;

/** A new action: what, who, until when. */
export function ActionForm({ teamId, isAskedAbout, isPending, failure, onAdd, onClose }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [owner, setOwner] = useState<Action['owner']>();
  const [day, setDay] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = () => {
    setChecked(true);
    if (text.trim() === '' || !owner || day === '' || isPending) return;
    onAdd({ id: crypto.randomUUID(), text, owner, day, isDone: false });
  };
  return (
    <div className="grid grid-cols-1 gap-4 border-line border-t pt-4">
      <TextArea
        autoFocus
        look="boxed"
        minRows={2}
        label={t`What will the team do?`}
        maxLength={ACTION_MAX}
        value={text}
        hint={isAskedAbout ? t`The next round shows it to everyone asked, and asks if it helped.` : undefined}
        error={isChecked && text.trim() === '' ? t`Write what the team will do.` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <DateField
        label={t`By when?`}
        value={day}
        error={isChecked && day === '' ? t`Choose a day.` : undefined}
        onChange={setDay}
      />
      <MemberFinder teamId={teamId}>
        {(found) => (
          <RadioGroup
            legend={t`Who looks after it?`}
            value={owner?.id ?? ''}
            error={isChecked && !owner ? t`Choose someone.` : undefined}
            onChange={({ target }) => {
              const member = found.find(({ id }) => id === target.value);
              if (member) setOwner({ id: member.id, name: member.name, avatar: member.avatar });
            }}
            options={found.map((member) => ({
              value: member.id,
              label: <MemberLabel member={member} />,
            }))}
          />
        )}
      </MemberFinder>
      {failure !== null && failure !== undefined && <FieldError>{failureMessage(failure)}</FieldError>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button loading={isPending} onClick={submit}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </div>
  );
}
