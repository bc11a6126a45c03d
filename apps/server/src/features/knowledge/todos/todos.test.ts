import { api, type RequestOf, type TodoView } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildTodo } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const NOON = '2026-03-31T12:00:00.000Z';
const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(NOON));

type Wish = RequestOf<typeof api.todo.list>;
const list = (as: TestPerson, wish: Wish = {}) => app.call(api.todo.list, wish, { as });
const textsOf = async (as: TestPerson, wish: Wish = {}) =>
  (await list(as, wish)).data.items.map(({ text }) => text);
const change = (as: TestPerson, input: RequestOf<typeof api.todo.change>) =>
  app.call(api.todo.change, input, { as });

describe('todo.add', () => {
  test('is for today unless told, and a goal for the first day that it can be due', async () => {
    const as = await buildPerson(app);
    const day = await buildTodo(app, as);
    expect(day).toEqual({
      id: day.id,
      kind: 'day',
      text: 'Call Ana',
      day: TODAY,
      status: 'open',
      progress: 0,
      position: 0,
      planned: false,
      createdAt: NOON,
      settledAt: null,
    });
    expect(await buildTodo(app, as, { kind: 'goal' })).toMatchObject({ kind: 'goal', day: '2026-06-30' });
  });

  test('names the field and the days that are possible', async () => {
    const as = await buildPerson(app);
    const add = (kind: TodoView['kind'], day: string) =>
      app.call(api.todo.add, { kind, text: 'Prune', day }, { as });
    expect((await add('day', '2026-04-02')).refusal.errors).toMatchObject([
      { path: 'day', key: 'todoDayOutside', params: { from: TODAY, to: '2026-04-01' } },
    ]);
    expect((await add('goal', '2026-06-29')).refusal.errors).toMatchObject([
      { path: 'day', key: 'goalDueOutside', params: { from: '2026-06-30', to: '2026-09-30' } },
    ]);
    expect((await add('goal', '2026-09-30')).code).toBe(200);
    const empty = await app.call(api.todo.add, { kind: 'day', text: ' ' }, { as });
    expect(empty.refusal.errors).toMatchObject([{ path: 'text', message: 'Write what you want to do' }]);
  });

  test('does once what is asked for twice with one key', { tags: 'postgres/at-once' }, async () => {
    const as = await buildPerson(app);
    const headers = { 'idempotency-key': 'add-call-ana' };
    const input = { kind: 'day', text: 'Call Ana' } as const;
    const first = await app.call(api.todo.add, input, { as, headers });
    const second = await app.call(api.todo.add, input, { as, headers });
    expect(second.data).toEqual(first.data);
    expect(await textsOf(as)).toEqual(['Call Ana']);
  });
});

describe('todo.list', () => {
  test('goes day by day, then through the goals, a page at a time', { tags: 'postgres/sql' }, async () => {
    const as = await buildPerson(app);
    await buildTodo(app, as, { kind: 'goal', text: 'goal' });
    for (const [text, day] of [
      ['next 1', '2026-04-01'],
      ['today 1', TODAY],
      ['today 2', TODAY],
    ] as const)
      await app.call(api.todo.add, { kind: 'day', text, day }, { as });
    const pages: string[][] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { data } = await list(as, { limit: 3, ...(cursor && { cursor }) });
      pages.push(data.items.map(({ text }) => text));
      more = data.nextCursor !== null;
      cursor = data.nextCursor ?? undefined;
    }
    expect(pages).toEqual([['today 1', 'today 2', 'next 1'], ['goal']]);
    expect(await textsOf(as, { kind: 'day', from: '2026-04-01' })).toEqual(['next 1']);
    expect(await textsOf(as, { kind: 'day', to: TODAY })).toEqual(['today 1', 'today 2']);
    const [first] = (await list(as)).data.items;
    await change(as, { todoId: first?.id ?? '', status: 'done' });
    expect(await textsOf(as, { status: 'done' })).toEqual(['today 1']);
  });

  test('shows those of a teammate who says so, and what their teams may read alone', async () => {
    const { owner, members } = await buildTeam(app, { members: 1 });
    const [member = owner] = members;
    const other = await buildTeam(app, { name: 'Other', owner });
    const stranger = await buildPerson(app);
    await app.call(api.team.prohibited, { teamId: other.id, words: 'budget' }, { as: owner });
    await buildTodo(app, owner, { text: 'Ask about the Budget' });
    await buildTodo(app, owner, { text: '!! Call the doctor' });
    const plan = (nextTasks: string[]) => ({ nextTasks });
    const day = (date: string) => ({ author: owner, day: date });
    await buildDiary(app, { ...day('2026-03-30'), teamIds: [], sections: plan(['alone']) });
    await buildDiary(app, { ...day('2026-03-29'), teamIds: [other.id], sections: plan(['other team']) });
    const shared = await buildDiary(app, {
      ...day('2026-03-31'),
      sections: plan(['shared', '!! private']),
    });

    expect((await list(member, { userId: owner.id })).refusal.key).toBe('todosClosed');
    expect((await app.call(api.todo.open, { open: true }, { as: owner })).data).toEqual({ open: true });
    expect(await textsOf(member, { userId: owner.id })).toEqual(['Ask about the ******', 'shared']);
    expect((await list(stranger, { userId: owner.id })).refusal.key).toBe('userNotFound');

    // Nothing stands between the two, whatever is written there.
    const page = (cursor?: string) => list(member, { userId: owner.id, limit: 1, cursor });
    const { items, nextCursor } = (await page()).data;
    expect(items).toMatchObject([{ text: 'Ask about the ******' }]);
    expect((await page(nextCursor ?? '')).data).toMatchObject({
      items: [{ text: 'shared' }],
      nextCursor: null,
    });

    const [, planned] = (await list(member, { userId: owner.id })).data.items;
    await change(owner, { todoId: planned?.id ?? '', status: 'done' });
    await app.call(api.diary.delete, { diaryId: shared.id }, { as: owner });
    expect(await textsOf(member, { userId: owner.id })).toEqual(['Ask about the ******']);
    expect(await textsOf(owner)).toContain('shared');
    await app.call(api.todo.open, { open: false }, { as: owner });
    expect((await list(member, { userId: owner.id })).refusal.key).toBe('todosClosed');
  });
});

describe('todo.change', () => {
  test('settles, and opens again', async () => {
    const as = await buildPerson(app);
    const { id: todoId } = await buildTodo(app, as);
    for (const status of ['done', 'carried', 'dropped'] as const)
      expect((await change(as, { todoId, status })).data).toMatchObject({ status, settledAt: NOON });
    expect((await change(as, { todoId, status: 'open' })).data).toMatchObject({
      status: 'open',
      settledAt: null,
    });
  });

  test('leaves what it does not name', { tags: 'postgres/sql' }, async () => {
    const as = await buildPerson(app);
    const goal = await buildTodo(app, as, { kind: 'goal' });
    const changed = await change(as, { todoId: goal.id, progress: 40, text: 'Speak Chinese' });
    expect(changed.data).toEqual({ ...goal, progress: 40, text: 'Speak Chinese' });
    expect((await change(as, { todoId: goal.id })).data).toEqual(changed.data);
    const { id: todoId } = await buildTodo(app, as);
    expect((await change(as, { todoId, progress: 40 })).refusal.errors).toMatchObject([
      { path: 'progress', key: 'progressOfGoals' },
    ]);
  });

  test('gives another place in its day, whatever moves at once', { tags: 'postgres/at-once' }, async () => {
    const as = await buildPerson(app);
    const todos: TodoView[] = [];
    for (const text of ['a', 'b', 'c', 'd']) todos.push(await buildTodo(app, as, { text }));
    const [a, b] = todos;
    expect((await change(as, { todoId: a?.id ?? '', position: 2 })).data.position).toBe(2);
    expect(await textsOf(as)).toEqual(['b', 'c', 'a', 'd']);
    expect((await change(as, { todoId: b?.id ?? '', position: 99 })).data.position).toBe(3);
    expect(await textsOf(as)).toEqual(['c', 'a', 'd', 'b']);
    await Promise.all(todos.map(({ id }, position) => change(as, { todoId: id, position })));
    expect((await list(as)).data.items.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });
});

describe('todo.delete', () => {
  test('takes to-dos out of the list until they are brought back', async () => {
    const as = await buildPerson(app);
    const [kept, gone] = [await buildTodo(app, as), await buildTodo(app, as, { text: 'gone' })];
    const remove = (todoId: string, undo?: boolean) =>
      app.call(api.todo.delete, { todoId, ...(undo && { undo }) }, { as });
    for (const { id } of [kept, gone]) await remove(id);
    expect(await textsOf(as)).toEqual([]);
    expect((await change(as, { todoId: gone.id, status: 'done' })).refusal.key).toBe('todoNotFound');
    await remove(kept.id, true);
    expect(await textsOf(as)).toEqual(['Call Ana']);
  });
});

test('todo.opening tells the days of new ones by the calendar of the person', async () => {
  const { owner } = await buildTeam(app, { timezone: 'Pacific/Kiritimati' });
  app.clock.set('2026-04-03T12:00:00.000Z');
  expect((await app.call(api.todo.opening, {}, { as: owner })).data).toEqual({
    open: false,
    today: '2026-04-03',
    nextWorkingDay: '2026-04-06',
    goalDue: { from: '2026-07-03', to: '2026-10-03' },
  });
});
