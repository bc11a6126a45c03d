import type { TodoView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { DoneToggle } from './done-toggle.tsx';
import { EditGoal } from './edit-goal.tsx';
import { ProgressSlider } from './progress-slider.tsx';
import { TodoText } from './todo-text.tsx';
import type { Opening } from './use-my-todos.ts';
import { useTodoActions } from './use-todo-actions.tsx';

/** One goal: when it is due, how far it has come. */
export function GoalRow({ goal, opening }: { goal: TodoView; opening: Opening }) {
  const { t, i18n } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const actions = useTodoActions(goal, () => setEditing(true));
  const { text, status, day } = goal;
  if (isEditing) {
    return (
      <li className="py-3">
        <EditGoal goal={goal} opening={opening} onClose={() => setEditing(false)} />
      </li>
    );
  }
  const due = formatDay(day, i18n.locale, 'year');
  return (
    <li className="py-2">
      <div className="words-below flex items-start gap-x-3">
        <DoneToggle todo={goal} />
        <span data-words className="min-w-0 flex-1 py-1.5">
          <TodoText todo={goal} />
          <span className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
            <span>{status === 'done' ? <Trans>reached</Trans> : <Trans>due {due}</Trans>}</span>
            {status === 'open' && day < opening.today && (
              <Chip tone="amber">
                <Trans>overdue</Trans>
              </Chip>
            )}
            {status === 'dropped' && <Trans>dropped</Trans>}
          </span>
        </span>
        <MoreMenu label={t`More about: ${text}`} actions={actions} />
      </div>
      {status === 'open' && <ProgressSlider goal={goal} />}
    </li>
  );
}
