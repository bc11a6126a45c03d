import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { TeamPage } from '../team/team-page.part.tsx';
import { GroupsSkeleton, TeamMonth } from './groups/team-month.tsx';

/** A month of a team in numbers, and the appeals that wait for the user. */
export default function ScoreGroupsScreen() {
  const { team, month } = useSearch({ from: '/score/groups' });
  const navigate = useNavigate({ from: '/score/groups' });
  return (
    <TeamPage
      title={<Trans>Team scores</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      skeleton={<GroupsSkeleton />}
      none={<NoTeam />}
    >
      {(shown) => (
        <TeamMonth
          team={shown}
          wanted={month}
          onMonth={(chosen) => void navigate({ search: { team: shown.id, month: chosen }, replace: true })}
        />
      )}
    </TeamPage>
  );
}

function NoTeam() {
  return (
    <Card>
      <EmptyState
        title={<Trans>You’re not in a team yet</Trans>}
        action={
          <RouteLink to="/department" look="primary">
            <Trans>My teams</Trans>
          </RouteLink>
        }
      />
    </Card>
  );
}
