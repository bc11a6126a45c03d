import { api, isBlank, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { refusalText } from '../teams/refusal-text.ts';
import { inviteCodeOf, isInviteCode } from '../teams/team-form.ts';
import { MessageField } from './message-field.tsx';
import { useJoin } from './use-join.ts';

type Props = { code: string; onJoined: (team: TeamView) => void; onRequested: () => void };

/** Joins a team by an invite code, and names that team before joining. */
export function JoinByCode({ code, onJoined, onRequested }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => inviteCodeOf(code));
  const [message, setMessage] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const inviteCode = inviteCodeOf(typed);
  const isCode = isInviteCode(inviteCode);
  const { join, isPending, error, reset } = useJoin({ onJoined, onRequested });
  const found = useApiQuery(api.team.search, { keyword: inviteCode }, { enabled: isCode, failure: 'none' });
  const team = isCode ? found.data?.items[0] : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMalformed(!isCode);
    if (isPending) return;
    if (isCode) join({ inviteCode, ...(!isBlank(message) && { message }) });
    else field.current?.focus();
  };
  const isUnknown = isCode && found.data?.items.length === 0;
  const wrong = error
    ? refusalText(error)
    : (isMalformed && !isCode) || isUnknown
      ? translateMessage('inviteCodeInvalid')
      : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Card as="div" className="grid grid-cols-1 gap-5">
        <TextField
          ref={field}
          label={t`Invite code`}
          hint={t`Eight letters from someone in the team, or the link they sent.`}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setMalformed(false);
            reset();
          }}
          error={wrong}
          className="max-w-112"
        />
        <div aria-live="polite" className="empty:hidden">
          {team && (
            <ListRow
              start={<Avatar name={team.name} personId={team.id} src={team.avatar} />}
              title={team.name}
              text={<Plural value={team.memberCount} one="# member" other="# members" />}
            />
          )}
        </div>
        <MessageField value={message} onChange={setMessage} />
        <Button type="submit" loading={isPending} className="max-w-full justify-self-start">
          {team ? (
            <span className="truncate">
              <Trans>Join {team.name}</Trans>
            </span>
          ) : (
            <Trans>Join the team</Trans>
          )}
        </Button>
      </Card>
    </form>
  );
}
