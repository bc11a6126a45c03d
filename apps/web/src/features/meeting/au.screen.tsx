import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { FirstTeamLinks } from '../team/first-team.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { ListSkeleton } from './listing/list-skeleton.tsx';
import { MeetingList } from './listing/meeting-list.tsx';

/** The meetings of a team that one may read, and the way to add one. */
export default function AuScreen() {
  const { team, next } = useSearch({ from: '/au' });
  const navigate = useNavigate({ from: '/au' });
  return (
    <TeamPage
      title={<Trans>Meetings</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      skeleton={<ListSkeleton />}
      none={<NoTeam />}
    >
      {(shown) => (
        <MeetingList
          key={next}
          team={shown}
          next={next}
          onClose={() => void navigate({ search: { team: shown.id }, replace: true })}
        />
      )}
    </TeamPage>
  );
}

function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>Meetings belong to teams</Trans>} action={<FirstTeamLinks />}>
        <Trans>Once you’re in a team, you can keep its meetings here.</Trans>
      </EmptyState>
    </Card>
  );
}
