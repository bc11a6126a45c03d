import { api, type TodoView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ProgressBar } from '../../../components/states/progress-bar.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { TodosSkeleton } from './my-todos.tsx';

/** The to-dos and goals that a teammate shares. */
export function TeammateTodos({ userId }: { userId: string }) {
  const person = useApiQuery(api.user.info, { userId }, { failure: 'none' });
  const list = useApiPages(api.todo.list, { userId, status: 'open', limit: 100 }, { failure: 'none' });
  const name = person.data?.name;
  const { error } = list;
  const refusal = error instanceof ApiRefusal ? error.key : undefined;
  return (
    <>
      <PageHeader title={name ? <Trans>To-dos of {name}</Trans> : <Trans>To-dos</Trans>} />
      {list.data && <OpenTodos todos={list.data} />}
      {refusal === 'todosClosed' && (
        <Nothing title={<Trans>Not shown</Trans>}>
          <Trans>This person keeps their to-dos private. That’s the default.</Trans>
        </Nothing>
      )}
      {refusal === 'userNotFound' && (
        <Nothing title={<Trans>User not found</Trans>}>
          <Trans>Only people in your teams can show you their to-dos.</Trans>
        </Nothing>
      )}
      {!list.data && list.isPending && list.fetchStatus !== 'paused' && <TodosSkeleton />}
      {!list.data &&
        refusal !== 'todosClosed' &&
        refusal !== 'userNotFound' &&
        (list.isError || list.fetchStatus === 'paused') && <ReadFailure of={list} />}
    </>
  );
}

function Nothing({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <EmptyState
        drawing="winter"
        title={title}
        action={
          <RouteLink to="/department" look="primary">
            <Trans>My teams</Trans>
          </RouteLink>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}

function OpenTodos({ todos }: { todos: readonly TodoView[] }) {
  const opening = useApiQuery(api.todo.opening, {}, { failure: 'none' });
  const today = opening.data?.today;
  const days = todos.filter(({ kind }) => kind === 'day');
  const goals = todos.filter(({ kind }) => kind === 'goal');
  if (todos.length === 0) {
    return (
      <Nothing title={<Trans>Nothing open</Trans>}>
        <Trans>No open to-dos or goals to see.</Trans>
      </Nothing>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {days.length > 0 && (
        <Section title={<Trans>To-dos</Trans>}>
          {days.map(({ id, text, day }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span lang={ownLang(text)} className="min-w-0 break-words">
                {text}
              </span>
              <span className="text-ink-2 text-sm">
                <DayText day={day} {...(today && { today })} />
              </span>
            </li>
          ))}
        </Section>
      )}
      {goals.length > 0 && (
        <Section title={<Trans>Long-term goals</Trans>}>
          {goals.map(({ id, text, day, progress }) => (
            <li key={id} className="py-2">
              <ProgressBar
                label={
                  <span lang={ownLang(text)} className="break-words text-base">
                    {text}
                  </span>
                }
                value={progress}
              />
              <span className="text-ink-2 text-sm">
                <DayText day={day} style="year" />
              </span>
            </li>
          ))}
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className="mt-2 -mb-2 grid grid-cols-1 divide-y divide-rule">{children}</ul>
    </Card>
  );
}
