import type { TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ReadFailure } from '../../components/read-failure.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { SkeletonBox, SkeletonGroup } from '../../components/skeleton.tsx';
import { UnsavedGuard } from '../../components/unsaved.tsx';
import { QuestionList } from './questions/question-list.tsx';
import { QuestionsForm } from './questions/questions-form.tsx';
import { useShownTeam } from './teams/use-shown-team.ts';

/** The team's questions in the editor: administrators set them, all members read them. */
export default function DepartmentQuestionScreen() {
  const { team: wanted } = useSearch({ from: '/department/question' });
  const { query, teams, team, isLoading, hasFailed } = useShownTeam(wanted);
  return (
    <UnsavedGuard>
      <div className="page-narrow">
        <PageHeader title={<Trans>Daily questions</Trans>} />
        {team && <Questions key={team.id} team={team} />}
        {teams?.length === 0 && <NoTeam />}
        {isLoading && (
          <SkeletonGroup>
            <SkeletonBox className="h-72 rounded-lg" />
          </SkeletonGroup>
        )}
        {hasFailed && <ReadFailure of={query} />}
      </div>
    </UnsavedGuard>
  );
}

function Questions({ team }: { team: TeamView }) {
  if (team.can.setUp) return <QuestionsForm team={team} />;
  return <QuestionList questions={team.questions} />;
}

function NoTeam() {
  return (
    <Card>
      <EmptyState
        title={<Trans>A team asks its questions here</Trans>}
        action={
          <RouteLink to="/department" look="primary">
            <Trans>My teams</Trans>
          </RouteLink>
        }
      >
        <Trans>Join one, or create your own.</Trans>
      </EmptyState>
    </Card>
  );
}
