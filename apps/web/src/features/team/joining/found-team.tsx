import { type api, isBlank, type OutputOf, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { refusalText } from '../teams/refusal-text.ts';
import { MessageField } from './message-field.tsx';
import { useJoin } from './use-join.ts';

type Props = {
  team: OutputOf<typeof api.team.search>['items'][number];
  /** In it already, asked already, or neither. */
  state: 'mine' | 'asked' | 'free';
  open: boolean;
  onOpen: () => void;
  onJoined: (team: TeamView) => void;
  onRequested: () => void;
};

/** A team that a search found; the request to join opens below it. */
export function FoundTeam({ team, state, open, onOpen, onJoined, onRequested }: Props) {
  const { t } = useLingui();
  return (
    <li>
      <ListRow
        start={<Avatar name={team.name} personId={team.id} src={team.avatar} />}
        title={<span className="wrap-anywhere">{team.name}</span>}
        text={<Plural value={team.memberCount} one="# member" other="# members" />}
        end={
          state === 'free' ? (
            <Button
              look="quiet"
              aria-expanded={open}
              aria-label={t`Ask ${team.name} to join`}
              onClick={onOpen}
            >
              <Trans>Ask to join</Trans>
            </Button>
          ) : (
            <Chip tone={state === 'mine' ? 'leaf' : 'amber'}>
              {state === 'mine' ? <Trans>your team</Trans> : <Trans>asked</Trans>}
            </Chip>
          )
        }
      />
      {open && state === 'free' && <AskForm teamId={team.id} onJoined={onJoined} onRequested={onRequested} />}
    </li>
  );
}

function AskForm({
  teamId,
  onJoined,
  onRequested,
}: { teamId: string } & Pick<Props, 'onJoined' | 'onRequested'>) {
  const [message, setMessage] = useState('');
  const { join, isPending, error } = useJoin({ onJoined, onRequested });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) join({ teamId, ...(!isBlank(message) && { message }) });
  };
  return (
    <form onSubmit={submit} noValidate className="mb-4 grid grid-cols-1 gap-4 rounded-md bg-sunken p-4">
      <MessageField value={message} onChange={setMessage} />
      {error && <FieldError>{refusalText(error)}</FieldError>}
      <Button type="submit" loading={isPending} className="justify-self-start">
        <Trans>Send the request</Trans>
      </Button>
    </form>
  );
}
