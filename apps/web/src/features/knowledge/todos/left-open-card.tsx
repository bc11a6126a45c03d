import type { TodoView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { changeTodo } from '../todos.shared.ts';
import { useCloseTodo } from './use-close-todo.ts';
import type { Opening } from './use-my-todos.ts';

/** Open to-dos of earlier days: each is asked about, and none is dropped by itself. */
export function LeftOpenCard({ todos, opening }: { todos: readonly TodoView[]; opening: Opening }) {
  const { t } = useLingui();
  const headingId = useId();
  const settle = useCloseTodo();
  return (
    <Card tone="grape" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Still open from before</Trans>
      </h2>
      <ul className="mt-2 -mb-2 grid grid-cols-1 divide-y divide-line">
        {todos.map((todo) => (
          <li key={todo.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-56 break-words">
              <span lang={ownLang(todo.text)}>{todo.text}</span>
              <span className="block text-ink-2 text-sm">
                <DayText day={todo.day} today={opening.today} />
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button look="quiet" aria-label={t`Done: ${todo.text}`} onClick={() => settle(todo, 'done')}>
                <Trans>Done</Trans>
              </Button>
              <Button
                look="quiet"
                aria-label={t`Carry over: ${todo.text}`}
                onClick={() => void changeTodo({ todoId: todo.id, day: opening.today })}
              >
                <Trans>Carry over</Trans>
              </Button>
              <Button look="quiet" aria-label={t`Drop: ${todo.text}`} onClick={() => settle(todo, 'dropped')}>
                <Trans>Drop</Trans>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
