import type { QuestionView } from '@garden/contract';
import { QuestionThread } from '../../conversation/question-talk.part.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { AskedOfMe } from './asked-of-me.tsx';
import { DidItHelp } from './did-it-help.tsx';
import { QuestionCard } from './question-card.tsx';
import { WhoMayKnow } from './who-may-know.tsx';

/** A question as a whole: what its asker can do with it, and what others have answered. */
export function QuestionPage({ question }: { question: QuestionView }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <AskedOfMe question={question} />
      <QuestionCard question={question} />
      {question.can.thank && <DidItHelp question={question} />}
      {question.can.settle && question.solvedAt === null && question.teamIds.length > 0 && (
        <WhoMayKnow question={question} />
      )}
      {question.teamIds.length > 0 && (
        <QuestionThread
          question={question}
          beside={(comment) => <AnswerMark question={question} comment={comment} />}
        />
      )}
    </div>
  );
}
