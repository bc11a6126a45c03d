import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { Tabs } from '../../components/choices/tabs.tsx';
import { StarIcon } from '../../components/icons/places.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { useWas } from '../../lib/use-was.ts';
import { Recommendations } from '../ai/recommendations.part.tsx';
import { ChoicesCard } from './curiosity/choices-card.tsx';
import { questionReads } from './curiosity/question-cache.ts';
import { QuestionList } from './curiosity/question-list.tsx';
import { ListMenu } from './lists/list-menu.tsx';

type State = 'all' | 'open' | 'unanswered' | 'solved';

/** The user’s own questions, and what they chose about being asked and ranked. */
export default function MyCuriousScreen() {
  const { t } = useLingui();
  const { state = 'all' } = useSearch({ from: '/curiosity/myCurious' });
  const navigate = useNavigate({ from: '/curiosity/myCurious' });
  const questions = useApiPages(api.curious.myCurious, state === 'all' ? {} : { state }, { failure: 'none' });
  // Below the list, whose height is known by then.
  const hasChoices = useWas(!questions.isPending || questions.fetchStatus === 'paused');
  const choices = useApiQuery(api.curious.myCurious, { limit: 1 }, { failure: 'none' });
  const hasRecommendations = useWas(hasChoices && !choices.isPending);
  const content = <MyQuestions questions={questions} state={state} />;
  return (
    <div className="page-narrow">
      <PageHeader
        title={<Trans>My curiosity</Trans>}
        aside={<ListMenu list="questions" label={t`More about your questions`} invalidates={questionReads} />}
      />
      <div className="grid grid-cols-1 gap-4">
        <nav aria-label={t`More about curiosity`} className="-ml-3 flex flex-wrap gap-x-2">
          <RouteLink to="/curiosity/collection" look="ghost">
            <StarIcon className="size-5" />
            <Trans>Collected questions</Trans>
          </RouteLink>
        </nav>
        <Tabs
          label={t`Which questions`}
          value={state}
          onChange={(next: State) =>
            void navigate({
              search: next === 'all' ? {} : { state: next },
              replace: true,
              resetScroll: false,
            })
          }
          tabs={[
            { value: 'all', label: <Trans>All</Trans>, content },
            { value: 'open', label: <Trans>Open</Trans>, content },
            { value: 'unanswered', label: <Trans>Unanswered</Trans>, content },
            { value: 'solved', label: <Trans>Solved</Trans>, content },
          ]}
        />
        {hasChoices && <ChoicesCard />}
        {/* Below what has its height by then. */}
        {hasRecommendations && <Recommendations />}
      </div>
    </div>
  );
}

type Questions = ReturnType<typeof useApiPages<typeof api.curious.myCurious>>;

function MyQuestions({ questions, state }: { questions: Questions; state: State }) {
  return (
    <QuestionList
      of={questions}
      isOwn
      none={
        <Card>
          {state === 'all' ? (
            <EmptyState
              title={<Trans>You haven’t asked anything yet</Trans>}
              action={
                <RouteLink to="/curiosity" hash="ask" look="primary">
                  <Trans>Ask a question</Trans>
                </RouteLink>
              }
            >
              <Trans>Questions from your diaries appear here, too.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={<Trans>None of your questions</Trans>} drawing="winter">
              <Trans>Look under All for the others.</Trans>
            </EmptyState>
          )}
        </Card>
      }
    />
  );
}
