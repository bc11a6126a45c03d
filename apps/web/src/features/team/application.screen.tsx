import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { ApplicationLists } from './joining/application-lists.tsx';
import { TeamPage } from './team-page.part.tsx';

/** Applications to join a team, for those who decide about them. */
export default function ApplicationScreen() {
  const { team } = useSearch({ from: '/application' });
  const navigate = useNavigate({ from: '/application' });
  return (
    <TeamPage
      title={<Trans>Applications</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      isEligible={({ can }) => can.decide}
      skeleton={<ApplicationSkeleton />}
      none={<NotForMe />}
    >
      {(shown) => <ApplicationLists team={shown} />}
    </TeamPage>
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
        <Trans>You’re not an administrator of any team, so there’s nothing to decide here.</Trans>
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
