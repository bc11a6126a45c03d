import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { GroupSwitcher } from '../../components/group-switcher.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ReadFailure } from '../../components/read-failure.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { SkeletonBox, SkeletonGroup } from '../../components/skeleton.tsx';
import { useMyTeams } from '../../lib/my-teams.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { ApplicationLists } from './applications/application-lists.tsx';

/** Who wants to join a team, for those who decide about it. */
export default function ApplicationScreen() {
  const { t } = useLingui();
  const { team: wanted } = useSearch({ from: '/application' });
  const navigate = useNavigate({ from: '/application' });
  const currentTeam = useTeamStore((state) => state.currentTeam);
  const chooseTeam = useTeamStore((state) => state.chooseTeam);
  const query = useMyTeams();
  const teams = query.data?.result.filter(({ can }) => can.decide);
  const team = teams?.find(({ id }) => id === (wanted ?? currentTeam?.id)) ?? teams?.[0];
  const choose = (teamId: string) => {
    chooseTeam(teamId);
    void navigate({ search: { team: teamId }, replace: true });
  };
  const isOffline = query.fetchStatus === 'paused';
  return (
    <div className="mx-auto max-w-176 px-4 py-6 @desk:px-8 @desk:py-8">
      <PageHeader
        title={<Trans>Applications</Trans>}
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
      {team && <ApplicationLists key={team.id} team={team} />}
      {teams && !team && <NotForMe />}
      {!teams && query.isPending && !isOffline && <ApplicationSkeleton />}
      {!teams && (query.isError || isOffline) && <ReadFailure of={query} />}
    </div>
  );
}

function NotForMe() {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={<Trans>Administrators decide who joins</Trans>}
        action={
          <RouteLink to="/department" look="primary">
            <Trans>My teams</Trans>
          </RouteLink>
        }
      >
        <Trans>You are an administrator of none of your teams, so there is nothing to decide here.</Trans>
      </EmptyState>
    </Card>
  );
}

function ApplicationSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      <SkeletonBox className="h-11 rounded-md" />
      <SkeletonBox className="h-32 rounded-lg" />
      <SkeletonBox className="h-32 rounded-lg" />
    </SkeletonGroup>
  );
}
