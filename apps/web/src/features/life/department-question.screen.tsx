import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Tabs } from '../../components/choices/tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { FirstTeamLinks } from '../team/first-team.part.tsx';
import { TeamPage } from '../team/team-page.part.tsx';
import { ListSkeleton } from './questionnaires/list-skeleton.tsx';
import { QuestionnaireLists } from './questionnaires/questionnaire-lists.tsx';

const DailyQuestions = latePart(
  async () => (await import('../team/daily-questions.part.tsx')).DailyQuestions,
  { fallback: <DailySkeleton />, of: ({ team }) => team },
);
const OneQuestionnaire = lazyComponent(
  async () => (await import('./questionnaires/one-questionnaire.tsx')).OneQuestionnaire,
);
const BuilderPage = lazyComponent(async () => (await import('./building/builder-page.tsx')).BuilderPage);

/** What the team asks: questionnaires, and the questions that stand in every diary. */
export default function DepartmentQuestionScreen() {
  const { questionnaire, view, from } = useSearch({ from: '/department/question' });
  if (view === 'new' || (view === 'edit' && questionnaire)) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <BuilderPage key={`${view} ${questionnaire ?? from ?? ''}`} />
      </Suspense>
    );
  }
  if (questionnaire) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OneQuestionnaire key={questionnaire} id={questionnaire} />
      </Suspense>
    );
  }
  return <AllQuestions />;
}

function AllQuestions() {
  const { t } = useLingui();
  const { team: wanted, tab } = useSearch({ from: '/department/question' });
  const navigate = useNavigate({ from: '/department/question' });
  return (
    <TeamPage
      title={<Trans>Questionnaires</Trans>}
      wanted={wanted}
      onChoose={(team) => void navigate({ search: { team, ...(tab && { tab }) }, replace: true })}
      skeleton={<ListSkeleton />}
      none={<NoTeam />}
    >
      {(team) => (
        <Tabs
          label={t`Show`}
          value={tab ?? 'questionnaires'}
          onChange={(next) =>
            void navigate({
              search: { ...(wanted && { team: wanted }), ...(next === 'daily' && { tab: next }) },
              replace: true,
              resetScroll: false,
            })
          }
          tabs={[
            {
              value: 'questionnaires',
              label: <Trans>Questionnaires</Trans>,
              content: <QuestionnaireLists team={team} />,
            },
            {
              value: 'daily',
              label: <Trans>Daily questions</Trans>,
              content: <DailyQuestions key={team.id} team={team} />,
            },
          ]}
        />
      )}
    </TeamPage>
  );
}

function NoTeam() {
  return (
    <Card>
      <EmptyState title={<Trans>A team asks its questions here</Trans>} action={<FirstTeamLinks />}>
        <Trans>Join one, or create your own.</Trans>
      </EmptyState>
    </Card>
  );
}

function PageSkeleton() {
  return (
    <div className="page-narrow">
      <ListSkeleton />
    </div>
  );
}

function DailySkeleton() {
  return (
    <SkeletonGroup>
      <SkeletonBox className="h-72 rounded-lg" />
    </SkeletonGroup>
  );
}
