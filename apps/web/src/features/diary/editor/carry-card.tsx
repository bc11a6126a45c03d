import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { ArrowRightIcon, CheckIcon, ChevronDownIcon, CloseIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useNarrow } from '../../../components/layout/use-layout.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { changeTodo, withQueued } from '../slots.tsx';
import type { DayData } from '../writing/day-cache.ts';
import { MAX_TASKS, type Writing, withLine, withoutLine } from '../writing/writing.ts';

type Carry = NonNullable<DayData['carry']>;
type Task = Carry['tasks'][number];

type Props = {
  carry: Carry;
  today: string;
  writing: Writing;
  onChange: (part: Partial<Writing>) => void;
  /** Shares the row, and what it unfolds the card. */
  children?: ReactNode;
};

/** Which days' plans the writer unfolded or folded, for as long as the page is open. */
const chosen = new Map<string, boolean>();

/** The plan in one row; on a phone it opens folded, so that the day's question stays in sight. */
function useFold(day: string) {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(() => chosen.get(day) ?? !isNarrow);
  const toggle = () => {
    chosen.set(day, !isOpen);
    setOpen(!isOpen);
  };
  return { isOpen, toggle };
}

/**
 * What the last entry planned, and what was left open before: each is marked done, carried over or dropped at once.
 * Nothing in it moves while it is answered.
 */
export function CarryCard({ carry, today, writing, onChange, children }: Props) {
  const id = useId();
  const { calls } = useOutbox();
  const tasks = withQueued(carry.tasks, calls);
  const planned = tasks.length;
  const done = tasks.filter(({ status }) => status === 'done').length;
  const { isOpen, toggle } = useFold(today);
  const { summary } = writing;
  const lines = summary.split('\n');
  const toWrite = tasks.filter(({ status, text }) => status === 'done' && !lines.includes(`- ${text}`));
  const writeAll = () =>
    onChange({ summary: toWrite.reduce((text, task) => withLine(text, task.text), summary) });
  return (
    <Card className="p-0! flex flex-wrap overflow-hidden">
      <h2 className={classNames('font-sans', !children && 'w-full')}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-(--target) w-full items-center gap-2 px-[min(1rem,4vw)] text-start font-normal text-base outline-offset-[-.1875rem] transition-colors hover:bg-grape-soft"
        >
          <span className="min-w-0 flex-1 leading-tight">
            <span className="font-semibold">
              <Plural value={planned} one="# planned" other="# planned" />
            </span>
            {done > 0 && (
              <span className="text-leaf">
                {' · '}
                <Plural value={done} one="# done" other="# done" />
              </span>
            )}
          </span>
          {carry.day < today && !children && (
            <span className="text-ink-2 text-sm">
              <DayText day={carry.day} today={today} />
            </span>
          )}
          <ChevronDownIcon
            className={classNames('size-5 shrink-0 text-ink-3 transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {children}
      <div id={id} hidden={!isOpen} className="w-full">
        <ul className="grid grid-cols-1 border-line border-t">
          {tasks.map((task) => (
            <li key={task.id} className="flex items-center gap-2 border-line border-b pr-1 pl-4">
              <TaskText task={task} />
              <TaskChoices task={task} writing={writing} onChange={onChange} />
            </li>
          ))}
        </ul>
        {/* Its room is always there, so that no task moves away under the finger. */}
        <Button
          look="ghost"
          aria-disabled={toWrite.length === 0}
          onClick={() => toWrite.length > 0 && writeAll()}
          className="ml-1 font-normal text-sm aria-disabled:text-ink-3 aria-disabled:hover:bg-transparent"
        >
          <Trans>Add what’s done to your text</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** One line; a press shows all of a longer text. */
function TaskText({ task: { text, status } }: { task: Task }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <button
      type="button"
      lang={ownLang(text)}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
      className={classNames(
        'min-h-(--target) min-w-0 flex-1 text-start',
        isWhole ? 'wrap-anywhere py-2' : 'truncate',
        status !== 'open' && 'text-ink-2',
        status === 'dropped' && 'line-through',
      )}
    >
      {text}
    </button>
  );
}

const on: Record<Exclude<Task['status'], 'open'>, string> = {
  done: 'bg-leaf-soft text-leaf',
  carried: 'bg-amber-soft text-amber',
  dropped: 'bg-sunken text-ink',
};

/** Done, forward or dropped; a press on what holds opens the task again. */
function TaskChoices({ task, writing, onChange }: { task: Task } & Pick<Props, 'writing' | 'onChange'>) {
  const { t } = useLingui();
  const { summary, nextTasks } = writing;
  const { text } = task;

  const settle = (wanted: keyof typeof on) => {
    const status = task.status === wanted ? 'open' : wanted;
    if (status === 'carried' && nextTasks.length >= MAX_TASKS && !nextTasks.includes(text)) {
      toast.info(translateMessage('tooManyItems'));
      return;
    }
    if (status === 'carried' && !nextTasks.includes(text)) onChange({ nextTasks: [...nextTasks, text] });
    if (task.status === 'carried') onChange({ nextTasks: nextTasks.filter((other) => other !== text) });
    if (task.status === 'done' && summary.split('\n').includes(`- ${text}`))
      onChange({ summary: withoutLine(summary, text) });
    void changeTodo({ todoId: task.id, status });
  };
  const choices: readonly [keyof typeof on, string, ReactNode][] = [
    ['done', t`Done: ${text}`, <CheckIcon key="icon" className="size-5" />],
    ['carried', t`Carry over: ${text}`, <ArrowRightIcon key="icon" className="size-5" />],
    ['dropped', t`Drop: ${text}`, <CloseIcon key="icon" className="size-5" />],
  ];
  return (
    <span className="my-1 flex shrink-0 overflow-hidden rounded-pill border border-line">
      {choices.map(([wanted, label, icon]) => (
        <button
          key={wanted}
          type="button"
          aria-pressed={task.status === wanted}
          aria-label={label}
          title={label}
          onClick={() => settle(wanted)}
          className={classNames(
            'grid size-(--target) place-items-center border-line border-l outline-offset-[-.1875rem] transition-colors first:border-l-0',
            task.status === wanted
              ? `forced-chosen ${on[wanted]}`
              : 'text-ink-3 hover:bg-grape-soft hover:text-grape',
          )}
        >
          {icon}
        </button>
      ))}
    </span>
  );
}
