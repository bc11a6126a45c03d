import { api, type TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { GroupSwitcher } from '../../components/group-switcher.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ReadFailure } from '../../components/read-failure.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { SkeletonBox, SkeletonGroup } from '../../components/skeleton.tsx';
import { useApiPages } from '../../lib/api/hooks.ts';
import { useMyTeams } from '../../lib/my-teams.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { TopicLists } from './topics/topic-lists.tsx';

/** What a team writes about for some days: now, soon, and before. */
export default function TopicUpdateScreen() {
  const { t } = useLingui();
  const { team: wanted } = useSearch({ from: '/department/topicUpdate' });
  const navigate = useNavigate({ from: '/department/topicUpdate' });
  const { currentTeam, chooseTeam } = useTeamStore();
  const query = useMyTeams();
  const teams = query.data?.result;
  const team = teams?.find(({ id }) => id === (wanted ?? currentTeam?.id)) ?? teams?.[0];
  const choose = (teamId: string) => {
    chooseTeam(teamId);
    void navigate({ search: { team: teamId }, replace: true });
  };
  return (
    <div className="mx-auto max-w-176 px-4 py-6 @desk:px-8 @desk:py-8">
      <PageHeader
        title={<Trans>Topics</Trans>}
        kicker={
          team && teams && teams.length > 1 ? (
            <GroupSwitcher
              label={t`My teams`}
              groups={teams}
              value={team.id}
              onChange={choose}
              className="-mx-3"
            />
          ) : (
            team?.name
          )
        }
      />
      {team && <Topics key={team.id} team={team} />}
      {teams && !team && <NoTeam />}
      {!teams && query.isPending && query.fetchStatus !== 'paused' && <TopicsSkeleton />}
      {!teams && (query.isError || query.fetchStatus === 'paused') && <ReadFailure of={query} />}
    </div>
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
        hasMore={topics.hasNextPage}
        isLoadingMore={topics.isFetchingNextPage}
        onMore={() => void topics.fetchNextPage()}
      />
    );
  }
  if (topics.isError || topics.fetchStatus === 'paused') return <ReadFailure of={topics} />;
  return <TopicsSkeleton />;
}

function NoTeam() {
  return (
    <Card>
      <EmptyState
        title={<Trans>Topics belong to teams</Trans>}
        action={
          <RouteLink to="/department" look="primary">
            <Trans>My teams</Trans>
          </RouteLink>
        }
      >
        <Trans>Once you are in a team, what it writes about stands here.</Trans>
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
