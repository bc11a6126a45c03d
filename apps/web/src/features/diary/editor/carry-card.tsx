import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ToggleChip } from '../../../components/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { DayText } from '../../../components/time-text.tsx';
import { useNarrow } from '../../../components/use-layout.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { changeTodo, withQueued } from '../../knowledge/todos.shared.ts';
import type { DayData } from '../writing/day-cache.ts';
import { MAX_TASKS, type Writing, withLine, withoutLine } from '../writing/writing.ts';

type Carry = NonNullable<DayData['carry']>;
type Task = Carry['tasks'][number];

type Props = {
  carry: Carry;
  today: string;
  writing: Writing;
  onChange: (part: Partial<Writing>) => void;
};

/** With this many open tasks the day's question stays in sight on a phone. */
const IN_SIGHT = 3;

/** The days whose tasks were all shown, for as long as the page is open. */
const unfolded = new Set<string>();

/**
 * The tasks to show: on a phone the first of many open ones, until all are requested. Which ones is decided when the
 * card opens, so that nothing moves while they are answered.
 */
function useFolded(day: string, tasks: readonly Task[]) {
  const isNarrow = useNarrow();
  const [isWhole, setWhole] = useState(() => unfolded.has(day));
  const [first] = useState(() => {
    const open = tasks.filter(({ status }) => status === 'open');
    return open.length > IN_SIGHT ? open.slice(0, IN_SIGHT).map(({ id }) => id) : undefined;
  });
  const isFolded = isNarrow && !isWhole && first !== undefined;
  const showAll = () => {
    unfolded.add(day);
    setWhole(true);
  };
  return { shown: isFolded ? tasks.filter(({ id }) => first.includes(id)) : tasks, showAll };
}

/**
 * What the last entry planned, and what was left open before: each is marked done, carried over or dropped at once.
 */
export function CarryCard({ carry, today, writing, onChange }: Props) {
  const headingId = useId();
  const { calls } = useOutbox();
  const tasks = withQueued(carry.tasks, calls);
  const open = tasks.filter(({ status }) => status === 'open').length;
  const list = useRef<HTMLUListElement>(null);
  const { shown, showAll } = useFolded(today, tasks);
  const more = tasks.length - shown.length;
  const unfold = () => {
    const next = tasks.find((task) => !shown.includes(task))?.id;
    showAll();
    // The button is gone: the focus moves to what it revealed.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-task="${next}"] button`)?.focus(),
    );
  };
  return (
    <Card aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b pb-2">
        <h2 id={headingId}>
          <Trans>Planned last time</Trans>
        </h2>
        <span className="text-ink-2 text-sm">
          {open === 0 ? (
            <Trans>all settled</Trans>
          ) : (
            carry.day < today && <DayText day={carry.day} today={today} />
          )}
        </span>
      </div>
      <ul ref={list} className="-mb-2 grid grid-cols-1 divide-y divide-line">
        {shown.map((task) => (
          <li key={task.id} data-task={task.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span
              className={classNames(
                'min-w-0 flex-1 basis-56 break-words',
                task.status === 'done' && 'text-ink-2',
                task.status === 'dropped' && 'text-ink-2 line-through',
              )}
            >
              {task.text}
            </span>
            <TaskChoices task={task} writing={writing} onChange={onChange} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button look="ghost" aria-expanded={false} className="mt-2 -mb-2 -ml-3" onClick={unfold}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </Card>
  );
}

/** Done, forward or dropped; a press on what holds opens the task again. */
function TaskChoices({ task, writing, onChange }: { task: Task } & Pick<Props, 'writing' | 'onChange'>) {
  const { t } = useLingui();
  const { summary, nextTasks } = writing;
  const { text } = task;
  const line = `- ${text}`;
  const isInSummary = summary.split('\n').includes(line);

  const settle = (wanted: Task['status']) => {
    const status = task.status === wanted ? 'open' : wanted;
    if (status === 'carried' && nextTasks.length >= MAX_TASKS && !nextTasks.includes(text)) {
      toast.info(translateMessage('tooManyItems'));
      return;
    }
    if (status === 'carried' && !nextTasks.includes(text)) onChange({ nextTasks: [...nextTasks, text] });
    if (task.status === 'carried') onChange({ nextTasks: nextTasks.filter((other) => other !== text) });
    if (task.status === 'done' && isInSummary) onChange({ summary: withoutLine(summary, text) });
    void changeTodo({ todoId: task.id, status });
  };
  const toggleInSummary = () =>
    onChange({ summary: isInSummary ? withoutLine(summary, text) : withLine(summary, text) });

  return (
    <span className="flex flex-wrap gap-2">
      {task.status === 'done' && (
        <ToggleChip pressed={isInSummary} aria-label={t`Into the summary: ${text}`} onClick={toggleInSummary}>
          <Trans>Into the summary</Trans>
        </ToggleChip>
      )}
      <ToggleChip
        pressed={task.status === 'done'}
        aria-label={t`Done: ${text}`}
        onClick={() => settle('done')}
      >
        <Trans>Done</Trans>
      </ToggleChip>
      <ToggleChip
        pressed={task.status === 'carried'}
        aria-label={t`Carry over: ${text}`}
        onClick={() => settle('carried')}
      >
        <Trans>Carry over</Trans>
      </ToggleChip>
      <ToggleChip
        pressed={task.status === 'dropped'}
        aria-label={t`Drop: ${text}`}
        onClick={() => settle('dropped')}
      >
        <Trans>Drop</Trans>
      </ToggleChip>
    </span>
  );
}
