import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { NoTeamYet } from '../team/no-team-yet.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { StatisticsSkeleton, TeamStatistics } from './statistics/team-statistics.tsx';

/** A period of a team in numbers. */
export default function StatisticsScreen() {
  const { team, from, to, department } = useSearch({ from: '/statistics' });
  const navigate = useNavigate({ from: '/statistics' });
  return (
    <TeamPage
      title={<Trans>Statistics</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId, from, to }, replace: true })}
      skeleton={<StatisticsSkeleton />}
      none={<NoTeamYet />}
      frame={(page) => <div className="page">{page}</div>}
    >
      {(shown) => (
        <TeamStatistics
          team={shown}
          asked={{ from, to, departmentId: department }}
          onAsk={({ departmentId, ...period }) =>
            void navigate({
              search: { team: shown.id, ...period, department: departmentId },
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
    </TeamPage>
  );
}
