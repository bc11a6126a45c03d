import { api, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { NextPage } from '../../components/states/next-page.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { FirstTeamLinks } from '../team/first-team.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { NewcomerList } from './newcomers/newcomer-list.tsx';

/** Who joined a team lately, how their first days go, and who looks after them. */
export default function NewMemberScreen() {
  const { team } = useSearch({ from: '/department/newMember' });
  const navigate = useNavigate({ from: '/department/newMember' });
  return (
    <TeamPage
      title={<Trans>New members</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      skeleton={<NewcomersSkeleton />}
      none={<NoTeam />}
    >
      {(shown) => <Newcomers team={shown} />}
    </TeamPage>
  );
}

function Newcomers({ team }: { team: TeamView }) {
  const newcomers = useApiPages(api.newcomer.list, { teamId: team.id }, { failure: 'none' });
  const guide = useApiQuery(api.newcomer.guide, { teamId: team.id }, { failure: 'none' });
  const missing = [newcomers, guide].filter(({ data }) => data === undefined);
  if (newcomers.data && guide.data) {
    return (
      <NewcomerList
        team={team}
        newcomers={newcomers.data}
        guide={guide.data}
        more={
          <NextPage of={newcomers} look="quiet" className="justify-self-center">
            <Trans>Show more</Trans>
          </NextPage>
        }
      />
    );
  }
  const failed = missing.find(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
  return failed ? <ReadFailure of={failed} /> : <NewcomersSkeleton />;
}

function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>New members come to teams</Trans>} action={<FirstTeamLinks />}>
        <Trans>Once you’re in a team, you’ll see here who’s new.</Trans>
      </EmptyState>
    </Card>
  );
}

function NewcomersSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      <SkeletonBox className="h-48 rounded-lg" />
      <SkeletonBox className="h-48 rounded-lg" />
    </SkeletonGroup>
  );
}
