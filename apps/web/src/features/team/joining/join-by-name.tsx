import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useId, useState } from 'react';
import { TextField } from '../../../components/fields/text-field.tsx';
import { SearchIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { useMyTeams } from '../my-teams.shared.ts';
import { FoundTeam } from './found-team.tsx';
import { useMyApplications } from './use-my-applications.ts';

/** One letter finds half the server. */
const SEARCHED_FROM = 2;

type Props = { onJoined: (team: TeamView) => void; onRequested: () => void };

/** Finds teams by part of their name, and requests to join one of them. */
export function JoinByName({ onJoined, onRequested }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string>();
  const keyword = useDebouncedValue(useDeferredValue(typed.trim()));
  const isSearching = keyword.length >= SEARCHED_FROM;
  const found = useApiPages(api.team.search, { keyword }, { enabled: isSearching, failure: 'none' });
  const mine = useMyTeams().data?.result ?? [];
  const asked = useMyApplications().data?.items ?? [];
  const stateOf = (teamId: string) => {
    if (mine.some(({ id }) => id === teamId)) return 'mine';
    return asked.some(({ team }) => team.id === teamId) ? 'asked' : 'free';
  };
  return (
    <Card as="div" className="grid grid-cols-1 gap-3">
      <TextField
        type="search"
        label={t`Name of the team`}
        hint={t`Part of the name is enough.`}
        start={<SearchIcon className="size-5" />}
        value={typed}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <h2 id={headingId} className="sr-only">
        <Trans>Teams found</Trans>
      </h2>
      <div aria-live="polite">
        {isSearching && found.data?.length === 0 && (
          <p className="py-3 text-ink-2">
            <Trans>No team of this name. Ask for the invite code instead.</Trans>
          </p>
        )}
      </div>
      {isSearching && found.data && (
        <ul aria-labelledby={headingId} className="grid grid-cols-1 divide-y divide-line">
          {found.data.map((team) => (
            <FoundTeam
              key={team.id}
              team={team}
              state={stateOf(team.id)}
              open={opened === team.id}
              onOpen={() => setOpened(opened === team.id ? undefined : team.id)}
              onJoined={onJoined}
              onRequested={onRequested}
            />
          ))}
        </ul>
      )}
      {isSearching && found.isPending && found.fetchStatus !== 'paused' && (
        <SkeletonGroup className="grid gap-2">
          <SkeletonBox className="h-14 rounded-md" />
          <SkeletonBox className="h-14 rounded-md" />
        </SkeletonGroup>
      )}
      {isSearching && !found.data && (found.isError || found.fetchStatus === 'paused') && (
        <ReadFailure of={found} />
      )}
      <NextPage of={found} className="justify-self-start">
        <Trans>Show more teams</Trans>
      </NextPage>
    </Card>
  );
}
