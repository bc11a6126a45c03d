import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { NoTeamYet } from '../team/no-team-yet.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { QuestionsSkeleton } from './curiosity/question-skeleton.tsx';
import { Ranking } from './curiosity/ranking.tsx';

/** Who of a team asks, answers and solves most. */
export default function CuriosityRankScreen() {
  const { team } = useSearch({ from: '/curiosity/rank' });
  const navigate = useNavigate({ from: '/curiosity/rank' });
  return (
    <TeamPage
      title={<Trans>Curiosity rank</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: (now) => ({ ...now, team: teamId }), replace: true })}
      skeleton={<QuestionsSkeleton />}
      none={<NoTeamYet />}
    >
      {(shown) => <Ranking teamId={shown.id} />}
    </TeamPage>
  );
}
