import type { QuestionView } from '@garden/contract';
import { AnswerMark } from '../answers/answer-mark.tsx';
import { DidItHelp } from '../answers/did-it-help.tsx';
import { ObjectThread } from '../slots.tsx';
import { AskedOfMe } from './asked-of-me.tsx';
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
        <ObjectThread
          about={{ kind: 'curious', objectId: question.id }}
          owner={question.asker}
          beside={(comment) => <AnswerMark question={question} comment={comment} />}
        />
      )}
    </div>
  );
}
