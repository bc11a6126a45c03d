import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ChartIcon, MeIcon } from '../../components/icons/places.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { Tabs } from '../../components/tabs.tsx';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { FirstTeamLinks } from '../team/first-team.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { AskForm } from './curiosity/ask-form.tsx';
import { QuestionsSkeleton } from './curiosity/question-skeleton.tsx';
import { TeamQuestions } from './curiosity/team-questions.tsx';
import { YesterdayMistakes } from './curiosity/yesterday-mistakes.tsx';

/** The questions of a team, and the field for a new one. */
export default function CuriosityScreen() {
  const { team } = useSearch({ from: '/curiosity' });
  const navigate = useNavigate({ from: '/curiosity' });
  return (
    <TeamPage
      title={<Trans>Curiosity</Trans>}
      wanted={team}
      onChoose={(teamId) => void navigate({ search: (now) => ({ ...now, team: teamId }), replace: true })}
      skeleton={<QuestionsSkeleton />}
      none={<NoTeam />}
    >
      {(shown) => <Curiosity team={shown} />}
    </TeamPage>
  );
}

function Curiosity({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const { state = 'open' } = useSearch({ from: '/curiosity' });
  const navigate = useNavigate({ from: '/curiosity' });
  const userId = useUserStore((store) => store.userInfo?.user_id) ?? '';
  const content = <TeamQuestions teamId={team.id} state={state} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <AskForm team={team} userId={userId} />
      <div>
        <Tabs
          label={t`Which questions`}
          value={state}
          onChange={(next) =>
            void navigate({
              search: ({ state: _last, ...now }) => ({ ...now, ...(next !== 'open' && { state: next }) }),
              replace: true,
              resetScroll: false,
            })
          }
          tabs={[
            { value: 'open', label: <Trans>Open</Trans>, content },
            { value: 'unanswered', label: <Trans>Unanswered</Trans>, content },
            { value: 'for_me', label: <Trans>For me</Trans>, content },
            { value: 'solved', label: <Trans>Solved</Trans>, content },
          ]}
        />
      </div>
      <YesterdayMistakes teamId={team.id} />
      <nav aria-label={t`More about curiosity`} className="-ml-3 flex flex-wrap gap-x-2">
        <RouteLink to="/curiosity/rank" search={{ team: team.id }} look="ghost">
          <ChartIcon className="size-5" />
          <Trans>Curiosity rank</Trans>
        </RouteLink>
        <RouteLink to="/curiosity/myCurious" look="ghost">
          <MeIcon className="size-5" />
          <Trans>My questions</Trans>
        </RouteLink>
      </nav>
    </div>
  );
}

function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>Join a team to ask</Trans>} action={<FirstTeamLinks />}>
        <Trans>Once you’re in a team, you can ask it anything here.</Trans>
      </EmptyState>
    </Card>
  );
}
