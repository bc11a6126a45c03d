import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { NoTeamYet } from '../team/no-team-yet.part.tsx';
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
      none={<NoTeamYet />}
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
