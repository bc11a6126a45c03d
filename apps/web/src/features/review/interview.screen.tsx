import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIsDesk } from '../../components/layout/use-layout.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { NoTeamYet } from '../team/no-team-yet.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { InterviewMonth } from './interviews/interview-month.tsx';
import { InterviewPanes } from './interviews/interview-panes.tsx';
import { InterviewSkeleton } from './interviews/interview-skeleton.tsx';

/** The interviews about a month of a team: one's own, and those of the people one looks after. */
export default function InterviewScreen() {
  const { teamId, month, userId } = useSearch({ from: '/interview' });
  const navigate = useNavigate({ from: '/interview' });
  const isDesk = useIsDesk();
  const me = useUserStore((state) => state.userInfo?.user_id ?? '');
  return (
    <TeamPage
      title={<Trans>Interviews</Trans>}
      wanted={teamId}
      onChoose={(chosen) => void navigate({ search: { teamId: chosen }, replace: true })}
      skeleton={<InterviewSkeleton />}
      none={<NoTeamYet />}
      frame={(page, about) => (
        <InterviewPanes me={me} {...about}>
          {page}
        </InterviewPanes>
      )}
    >
      {(team) => (
        <InterviewMonth
          team={team}
          me={me}
          wanted={month}
          userId={userId}
          onMonth={(chosen) =>
            void navigate({
              search: { teamId: team.id, month: chosen, ...(!isDesk && userId !== undefined && { userId }) },
              replace: true,
            })
          }
        />
      )}
    </TeamPage>
  );
}
