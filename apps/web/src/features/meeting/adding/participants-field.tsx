import { MAX_PARTICIPANTS, type Person } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { MemberFinder, MemberLabel } from '../../team/member-finder.part.tsx';

type Props = {
  /** What they are called where they are not those who took part. */
  legend?: ReactNode;
  teamId: string;
  chosen: readonly Person[];
  error: string | undefined;
  onChange: (people: readonly Person[]) => void;
};

/** Who took part, among the members of the team. */
export function ParticipantsField({
  legend = <Trans>Participants</Trans>,
  teamId,
  chosen,
  error,
  onChange,
}: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isChosen = (id: string) => chosen.some((person) => person.id === id);
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {chosen.map((person) => (
          <Chip key={person.id} tone="grape">
            <PersonName person={person} />
          </Chip>
        ))}
        <Button look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Done choosing</Trans> : <Trans>Choose people</Trans>}
        </Button>
      </div>
      {isOpen && (
        <MemberFinder teamId={teamId}>
          {(found) =>
            found.map(({ id, name, avatar }) => (
              <Checkbox
                key={id}
                label={<MemberLabel member={{ id, name, avatar }} />}
                checked={isChosen(id)}
                disabled={!isChosen(id) && chosen.length >= MAX_PARTICIPANTS}
                hint={!isChosen(id) && chosen.length >= MAX_PARTICIPANTS ? t`No more fit` : undefined}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...chosen, { id, name, avatar }]
                      : chosen.filter((person) => person.id !== id),
                  )
                }
              />
            ))
          }
        </MemberFinder>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
