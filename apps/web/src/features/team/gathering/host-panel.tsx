import { api, type GatheringView, type TeamView } from '@garden/contract';
import { Plural, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatClock } from '../../../components/days/format-time.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { deviceTimezone } from '../../../lib/device-timezone.ts';
import { refusalText } from '../teams/refusal-text.ts';
import { teamReads } from '../teams/team-reads.ts';
import { confirmedIds } from './gathering.ts';

type Props = {
  gathering: GatheringView;
  excluded: ReadonlySet<string>;
  onMade: (team: TeamView) => void;
};

/** The host's panel: names the team and confirms who is in it. */
export function HostPanel({ gathering, excluded, onMade }: Props) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = useApiCommand(api.team.gatherConfirm, {
    invalidates: teamReads,
    failure: 'none',
    loading: 'none',
  });
  const userIds = confirmedIds(gathering, excluded);
  const until = formatClock(gathering.confirmBy, i18n.locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { gatheringId: gathering.gatheringId, name, timezone: deviceTimezone(), userIds },
      { onSuccess: onMade, onError: () => field.current?.focus() },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4 border-line border-t pt-4">
      <TextField
        ref={field}
        label={t`Name of the team`}
        hint={t`You entered the number first, so you name the team, by ${until}.`}
        value={name}
        autoComplete="organization"
        maxLength={80}
        onChange={(event) => {
          setName(event.target.value);
          if (error) reset();
        }}
        error={error && refusalText(error)}
      />
      <Button type="submit" loading={isPending} className="justify-self-start">
        <Plural value={userIds.length} one="Create a team of one" other="Create a team with # people" />
      </Button>
    </form>
  );
}
