import type { TodoView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { AddGoal } from './add-goal.tsx';
import { QueuedRow } from './days-card.tsx';
import { GoalRow } from './goal-row.tsx';
import type { Opening, QueuedTodo } from './use-my-todos.ts';

/** Goals for the next three to six months, the first due first. */
export function GoalsCard({
  goals,
  waiting,
  opening,
}: {
  goals: readonly TodoView[];
  waiting: readonly QueuedTodo[];
  opening: Opening;
}) {
  const headingId = useId();
  const unsent = waiting.filter(({ todo }) => todo.kind === 'goal');
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Long-term goals</Trans>
      </h2>
      {goals.length + unsent.length === 0 ? (
        <p className="mt-1 text-ink-2">
          <Trans>No goal yet. One or two for the next three to six months are plenty.</Trans>
        </p>
      ) : (
        <ul className="mt-2 grid grid-cols-1 divide-y divide-rule">
          {goals.map((goal) => (
            <GoalRow key={goal.id} goal={goal} opening={opening} />
          ))}
          {unsent.map(({ key, todo }) => (
            <QueuedRow key={key} text={todo.text} />
          ))}
        </ul>
      )}
      <AddGoal opening={opening} />
    </Card>
  );
}
