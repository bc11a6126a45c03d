import { api, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { ListIcon } from '../../components/icons/places.tsx';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { NextPage } from '../../components/states/next-page.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { FirstTeamLinks } from '../team/first-team.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { TopicLists } from './topics/topic-lists.tsx';

/** The topics a team writes about for some days: current, upcoming and past. */
export default function TopicUpdateScreen() {
  const { team } = useSearch({ from: '/department/topicUpdate' });
  const navigate = useNavigate({ from: '/department/topicUpdate' });
  return (
    <TeamPage
      title={<Trans>Topics</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      skeleton={<TopicsSkeleton />}
      none={<NoTeam />}
    >
      {(shown) => (
        <>
          <RouteLink
            to="/department/question"
            search={{ team: shown.id }}
            look="quiet"
            className="mb-4 justify-self-start"
          >
            <ListIcon className="size-5" />
            <Trans>Questionnaires</Trans>
          </RouteLink>
          <Topics team={shown} />
        </>
      )}
    </TeamPage>
  );
}

function Topics({ team }: { team: TeamView }) {
  const setTopics = useTeamStore((state) => state.setTopics);
  const topics = useApiPages(api.activity.list, { teamId: team.id }, { failure: 'none' });
  const { data } = topics;
  useEffect(() => {
    if (data) setTopics(data);
  }, [data, setTopics]);
  if (data) {
    return (
      <TopicLists
        team={team}
        topics={data}
        more={
          <NextPage of={topics} look="quiet" className="justify-self-center">
            <Trans>Show more</Trans>
          </NextPage>
        }
      />
    );
  }
  if (topics.isError || topics.fetchStatus === 'paused') return <ReadFailure of={topics} />;
  return <TopicsSkeleton />;
}

function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>Topics belong to teams</Trans>} action={<FirstTeamLinks />}>
        <Trans>Once you’re in a team, you’ll see its topics here.</Trans>
      </EmptyState>
    </Card>
  );
}

function TopicsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      <SkeletonBox className="h-40 rounded-lg" />
      <SkeletonBox className="h-40 rounded-lg" />
    </SkeletonGroup>
  );
}
