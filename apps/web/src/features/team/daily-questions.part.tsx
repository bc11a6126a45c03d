import type { TeamView } from '@garden/contract';
import { UnsavedGuard } from '../../components/dialogs/unsaved.tsx';
import { QuestionList } from './questions/question-list.tsx';
import { QuestionsForm } from './questions/questions-form.tsx';

/** The team's questions in the editor: administrators set them, all members read them. */
export function DailyQuestions({ team }: { team: TeamView }) {
  if (!team.can.setUp) return <QuestionList questions={team.questions} />;
  return (
    <UnsavedGuard>
      <QuestionsForm team={team} />
    </UnsavedGuard>
  );
}
