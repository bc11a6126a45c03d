import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { FirstTeamLinks } from '../team/first-team.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { NewsOfTeam, NewsSkeleton } from './news/news-of-team.tsx';

/** What a team’s diaries of its last working day were about, and the blockers that are still open. */
export default function TeamNewsScreen() {
  const { team, day, item, comment } = useSearch({ from: '/team-news' });
  const navigate = useNavigate({ from: '/team-news' });
  return (
    <TeamPage
      title={<Trans>Team daily news</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      skeleton={<NewsSkeleton />}
      none={<NoTeam />}
    >
      {(shown) => (
        <NewsOfTeam
          teamId={shown.id}
          day={day}
          itemId={item}
          isDiscussed={comment !== undefined}
          onDay={(chosen) => void navigate({ search: { team: shown.id, day: chosen }, resetScroll: false })}
        />
      )}
    </TeamPage>
  );
}

function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>News come from teams</Trans>} action={<FirstTeamLinks />}>
        <Trans>Once you’re in a team, you’ll see here each morning what its diaries were about.</Trans>
      </EmptyState>
    </Card>
  );
}
