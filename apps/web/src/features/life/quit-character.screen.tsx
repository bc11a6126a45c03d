import { api, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { NextPage } from '../../components/states/next-page.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { TeamPage } from '../team/team-page.part.tsx';
import { PatternList } from './departures/pattern-list.tsx';

/** What a team has learned from departures, for its administrators. */
export default function QuitCharacterScreen() {
  const { team } = useSearch({ from: '/department/quitCharacter' });
  const navigate = useNavigate({ from: '/department/quitCharacter' });
  return (
    <TeamPage
      title={<Trans>Departures</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      isEligible={({ can }) => can.setUp}
      skeleton={<PatternsSkeleton />}
      none={<NotForMe />}
    >
      {(shown) => <Patterns team={shown} />}
    </TeamPage>
  );
}

function Patterns({ team }: { team: TeamView }) {
  const patterns = useApiPages(api.departure.list, { teamId: team.id }, { failure: 'none' });
  if (patterns.data) {
    return (
      <PatternList
        teamId={team.id}
        patterns={patterns.data}
        more={
          <NextPage of={patterns} look="quiet" className="justify-self-center">
            <Trans>Show more</Trans>
          </NextPage>
        }
      />
    );
  }
  if (patterns.isError || patterns.fetchStatus === 'paused') return <ReadFailure of={patterns} />;
  return <PatternsSkeleton />;
}

function NotForMe() {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={<Trans>Administrators keep these patterns</Trans>}
        action={
          <RouteLink to="/department" look="primary">
            <Trans>My teams</Trans>
          </RouteLink>
        }
      >
        <Trans>You’re not an administrator of any team, so there’s nothing to keep here.</Trans>
      </EmptyState>
    </Card>
  );
}

function PatternsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      <SkeletonBox className="h-11 rounded-md" />
      <SkeletonBox className="h-48 rounded-lg" />
      <SkeletonBox className="h-48 rounded-lg" />
    </SkeletonGroup>
  );
}
