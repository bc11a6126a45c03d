import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { FirstTeamLinks } from '../team/first-team.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { QuoteFilter } from './wisdom/quote-filter.tsx';
import { QuoteList, QuotesSkeleton } from './wisdom/quote-list.tsx';
import { WriteLine } from './wisdom/write-line.tsx';

/** The lines that a team keeps: written here, or taken from what people wrote. */
export default function QuotesScreen() {
  const { team } = useSearch({ from: '/quotes' });
  const navigate = useNavigate({ from: '/quotes' });
  return (
    <TeamPage
      title={<Trans>Wisdom</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: { team: teamId }, replace: true })}
      skeleton={<QuotesSkeleton />}
      none={<NoTeam />}
    >
      {(shown) => <TeamWisdom team={shown} />}
    </TeamPage>
  );
}

function TeamWisdom({ team }: { team: TeamView }) {
  const { team: _named, comment: _linked, quote, ...narrowing } = useSearch({ from: '/quotes' });
  const navigate = useNavigate({ from: '/quotes' });
  return (
    <div className="grid grid-cols-1 gap-4">
      <WriteLine teamId={team.id} />
      <QuoteFilter
        narrowing={narrowing}
        onChange={(change) =>
          void navigate({
            search: ({ quote: _shut, comment: _left, ...now }) => ({ ...now, ...change }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <QuoteList teamId={team.id} narrowing={narrowing} openId={quote} />
    </div>
  );
}

function NoTeam() {
  return (
    <Card>
      <EmptyState
        title={<Trans>Wisdom is shared by a team</Trans>}
        action={
          <>
            <FirstTeamLinks />
            <RouteLink to="/quotes/collection" look="ghost">
              <Trans>My wisdom</Trans>
            </RouteLink>
          </>
        }
      >
        <Trans>Once you’re in a team, you’ll read its best lines here. Your own you can keep already.</Trans>
      </EmptyState>
    </Card>
  );
}
