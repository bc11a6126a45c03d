import type { TodoView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { OfflineIcon } from '../../../components/icons/signs.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { AddTodo } from './add-todo.tsx';
import { TodoRow } from './todo-row.tsx';
import type { MyTodos, Opening, QueuedTodo } from './use-my-todos.ts';

/** Today and the next working day, each in the user's own order, with a line to add one. */
export function DaysCard({ todos, opening }: { todos: MyTodos; opening: Opening }) {
  const headingId = useId();
  const { today, nextWorkingDay } = opening;
  const waiting = todos.waiting.filter(({ todo }) => todo.kind === 'day');
  const of = (isToday: boolean) => waiting.filter(({ todo }) => ((todo.day ?? today) === today) === isToday);
  const isEmpty = todos.today.length + todos.next.length + waiting.length === 0;
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>The next 24 hours</Trans>
      </h2>
      {isEmpty && (
        <p className="mt-1 text-ink-2">
          <Trans>Nothing planned. What you write in your diary for the next working day comes here.</Trans>
        </p>
      )}
      <DayList heading={<Trans>Today</Trans>} todos={todos.today} waiting={of(true)} opening={opening} />
      <DayList
        heading={<DayText day={nextWorkingDay} today={today} />}
        todos={todos.next}
        waiting={of(false)}
        opening={opening}
      />
      <AddTodo opening={opening} />
    </Card>
  );
}

function DayList({
  heading,
  todos,
  waiting,
  opening,
}: {
  heading: ReactNode;
  todos: readonly TodoView[];
  waiting: readonly QueuedTodo[];
  opening: Opening;
}) {
  const headingId = useId();
  if (todos.length + waiting.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-3">
      <h3 id={headingId} className="font-sans font-semibold text-ink-2 text-sm first-letter:uppercase">
        {heading}
      </h3>
      <ul className="grid grid-cols-1 divide-y divide-rule">
        {todos.map((todo, index) => (
          <TodoRow key={todo.id} todo={todo} opening={opening} index={index} count={todos.length} />
        ))}
        {waiting.map(({ key, todo }) => (
          <QueuedRow key={key} text={todo.text} />
        ))}
      </ul>
    </section>
  );
}

/** Written without a network: it is sent by itself. */
export function QueuedRow({ text }: { text: string }) {
  return (
    <li className="flex min-h-(--target) flex-wrap items-center gap-x-3 gap-y-1 py-2 pl-14">
      <span lang={ownLang(text)} className="min-w-0 flex-1 break-words">
        {text}
      </span>
      <Chip tone="amber" icon={<OfflineIcon className="size-4" />}>
        <Trans>Waiting for network</Trans>
      </Chip>
    </li>
  );
}
