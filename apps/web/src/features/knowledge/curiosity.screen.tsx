import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { Tabs } from '../../components/choices/tabs.tsx';
import { ChartIcon, MeIcon } from '../../components/icons/places.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useIsDesk } from '../../components/layout/use-layout.ts';
import { Panes } from '../../components/panes/panes.tsx';
import { usePanes } from '../../components/panes/use-panes.ts';
import { latePart } from '../../components/states/late-part.tsx';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { TeamPage } from '../team/team-page.part.tsx';
import { AskForm } from './curiosity/ask-form.tsx';
import { QuestionSkeleton, QuestionsSkeleton } from './curiosity/question-skeleton.tsx';
import { TeamQuestions } from './curiosity/team-questions.tsx';
import { useAddress } from './curiosity/use-address.ts';
import { isFor, type ListSearch, useQuestions } from './curiosity/use-questions.ts';

const NoTeam = latePart(async () => (await import('./curiosity/no-team.tsx')).NoTeam, {
  fallback: <QuestionsSkeleton />,
});
const YesterdayMistakes = latePart(
  async () => (await import('./curiosity/yesterday-mistakes.tsx')).YesterdayMistakes,
);
const OneQuestion = latePart(async () => (await import('./curiosity/one-question.tsx')).OneQuestion, {
  fallback: <QuestionSkeleton />,
});

/** The questions of a team with the field for a new one, and the question that is open: beside them, or a page of its own. */
export default function CuriosityScreen() {
  const { team } = useAddress();
  const navigate = useNavigate();
  return (
    <TeamPage
      title={<Trans>Curiosity</Trans>}
      wanted={team}
      onChoose={(teamId) =>
        void navigate({
          to: '/curiosity',
          search: ({ state }: ListSearch) => ({ ...(state && { state }), team: teamId }),
          replace: true,
        })
      }
      skeleton={<QuestionsSkeleton />}
      none={<NoTeam />}
      frame={(page, about) => <QuestionPanes {...about}>{page}</QuestionPanes>}
    >
      {(shown) => <Questions team={shown} />}
    </TeamPage>
  );
}

type PanesProps = { team: TeamView | undefined; isLoading: boolean; children: ReactNode };

function QuestionPanes({ team, isLoading, children }: PanesProps) {
  const { id, state } = useAddress();
  const navigate = useNavigate();
  const isDesk = useIsDesk();
  const me = useUserStore((store) => store.userInfo?.user_id);
  const hasList = isDesk || id === undefined;
  const questions = useQuestions(hasList ? team?.id : undefined, state);
  const panes = usePanes({
    ids: questions.data?.map((question) => question.id),
    named: id,
    waiting: questions.data?.find((question) => isFor(me, question))?.id,
    onOpen: (next) =>
      void navigate({
        to: '/curiosity/detail',
        search: ({ team, state }: ListSearch) => ({
          id: next,
          ...(team && { team }),
          ...(state && { state }),
        }),
        replace: true,
        resetScroll: false,
      }),
  });
  const { openId } = panes;
  return (
    <Panes
      of={panes}
      isPending={isLoading || (team !== undefined && questions.isLoading)}
      list={children}
      detail={
        openId !== undefined && (
          <>
            {!isDesk && <PageHeader title={<Trans>Question</Trans>} />}
            <OneQuestion
              key={openId}
              id={openId}
              known={questions.data?.find((question) => question.id === openId)}
            />
          </>
        )
      }
    />
  );
}

function Questions({ team }: { team: TeamView }) {
  const { t } = useLingui();
  const { state } = useAddress();
  const navigate = useNavigate();
  const userId = useUserStore((store) => store.userInfo?.user_id) ?? '';
  const questions = useQuestions(team.id, state);
  // Below the list, whose height is known by then.
  const hasMore = !questions.isPending || questions.fetchStatus === 'paused';
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
              to: '/curiosity',
              search: ({ team: shown }: ListSearch) => ({
                ...(shown && { team: shown }),
                ...(next !== 'open' && { state: next }),
              }),
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
      {hasMore && (
        <>
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
        </>
      )}
    </div>
  );
}
