import type { CommentView, QuestionView } from '@garden/contract';
import { type ReactNode, Suspense } from 'react';
import { Card } from '../../components/card.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { changeQuestion } from '../knowledge/questions.shared.ts';
import { ThreadSkeleton } from './comments/thread-skeleton.tsx';
import { Reactions } from './reactions/reactions.tsx';

const Thread = lazyComponent(async () => (await import('./comments/thread.tsx')).Thread);

/** The reactions to a question. */
export function QuestionReactions({ question: { id, reactions } }: { question: QuestionView }) {
  return (
    <Reactions
      target={{ kind: 'curious', objectId: id }}
      reactions={reactions}
      remember={(counts) => changeQuestion(id, (question) => ({ ...question, reactions: [...counts] }))}
    />
  );
}

/** The answers to a question, each with its replies. */
export function QuestionThread({
  question,
  beside,
}: {
  question: QuestionView;
  /** Below an answer: what can be done with it. */
  beside: (comment: CommentView) => ReactNode;
}) {
  return (
    <Suspense
      fallback={
        <Card as="div">
          <ThreadSkeleton />
        </Card>
      }
    >
      <Thread about={{ kind: 'curious', objectId: question.id }} owner={question.asker} beside={beside} />
    </Suspense>
  );
}
