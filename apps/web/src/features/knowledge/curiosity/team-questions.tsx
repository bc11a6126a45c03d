import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QuestionList } from './question-list.tsx';
import { type QuestionsState, useQuestions } from './use-questions.ts';

/** What a team asks, in one state. */
export function TeamQuestions({ teamId, state }: { teamId: string; state: QuestionsState }) {
  return <QuestionList of={useQuestions(teamId, state)} none={<None state={state} />} />;
}

function None({ state }: { state: QuestionsState }) {
  switch (state) {
    case 'open':
      return (
        <Nothing title={<Trans>No open questions</Trans>}>
          <Trans>Ask what puzzles you. Someone on your team may know.</Trans>
        </Nothing>
      );
    case 'unanswered':
      return (
        <Nothing title={<Trans>Every question has an answer</Trans>}>
          <Trans>Questions that no one has answered yet appear here.</Trans>
        </Nothing>
      );
    case 'for_me':
      return (
        <Nothing title={<Trans>No one is waiting for you</Trans>}>
          <Trans>When a teammate thinks you may know the answer, their question appears here.</Trans>
        </Nothing>
      );
    case 'solved':
      return (
        <Nothing title={<Trans>Nothing solved yet</Trans>}>
          <Trans>Once someone accepts an answer, everyone can find it here.</Trans>
        </Nothing>
      );
  }
}

function Nothing({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <EmptyState title={title}>{children}</EmptyState>
    </Card>
  );
}
