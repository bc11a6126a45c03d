import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { FirstTeamLinks } from '../team/first-team.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { CultureSkeleton, EntryList } from './culture/entry-list.tsx';

/** What a team stands for: its entries in its own order, and the diaries that live them. */
export default function CultureScreen() {
  const { team } = useSearch({ from: '/department/culture' });
  const navigate = useNavigate({ from: '/department/culture' });
  return (
    <TeamPage
      title={<Trans>Culture</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      skeleton={<CultureSkeleton />}
      none={<NoTeam />}
    >
      {(shown) => <TeamCulture team={shown} />}
    </TeamPage>
  );
}

function TeamCulture({ team }: { team: TeamView }) {
  const { culture } = useSearch({ from: '/department/culture' });
  return <EntryList key={team.id} team={team} openId={culture} />;
}

function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>Culture belongs to teams</Trans>} action={<FirstTeamLinks />}>
        <Trans>Once you’re in a team, you’ll read here what it stands for.</Trans>
      </EmptyState>
    </Card>
  );
}
