import { api, type TeamView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, sayRefusal, translateMessage } from '../../../lib/locale/translate-message.ts';
import { inviteCodeOf } from '../team-form.ts';

const CODE = /^[A-Z]{8}$/;

/** Joins a team by the code one was given, and says which team that is before joining. */
export function JoinTeam({ code, onJoined }: { code: string; onJoined: (team: TeamView) => void }) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(() => inviteCodeOf(code));
  const [isMalformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const inviteCode = inviteCodeOf(typed);
  const isCode = CODE.test(inviteCode);
  const { mutate, isPending, error, reset } = useApiCommand(api.apply.add, {
    invalidates: [api.team.list, api.diary.recently, api.draft.get, api.diary.history],
    failure: 'none',
    loading: 'none',
  });
  const found = useApiQuery(api.team.search, { keyword: inviteCode }, { enabled: isCode, failure: 'none' });
  const team = isCode ? found.data?.items[0] : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMalformed(!isCode);
    if (isPending) return;
    if (isCode) mutate({ inviteCode }, { onSuccess: ({ team: joined }) => joined && onJoined(joined) });
    else field.current?.focus();
  };
  const refusal =
    error instanceof ApiRefusal && error.errors[0] ? sayRefusal(error.errors[0]) : failureMessage(error);
  const isUnknown = isCode && found.data?.items.length === 0;
  const message = error
    ? refusal
    : (isMalformed && !isCode) || isUnknown
      ? translateMessage('inviteCodeInvalid')
      : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <Card as="div" className="grid grid-cols-1 gap-5">
        <TextField
          ref={field}
          id={id}
          label={t`Invite code`}
          hint={t`Eight letters from somebody in the team, or the link they sent.`}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setMalformed(false);
            reset();
          }}
          error={message}
          className="max-w-96"
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
