import { api, type Footprint } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import {
  buildComment,
  buildDiary,
  buildPair,
  buildPerson,
  type TestPerson,
} from '../../../testing/factories.ts';
import { buildQuestion, buildTodo } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const TODAY = '2026-03-31';
beforeAll(() => app.clock.set(`${TODAY}T13:00:00.000Z`));

type Asked = { show?: 'entries' | 'marks'; month?: string; limit?: number; cursor?: string };

const footprints = async (as: TestPerson, asked: Asked = {}) =>
  (await app.call(api.growth.footprints, asked, { as })).data;
const told = (items: readonly Footprint[]) => items.map(({ kind, day }) => `${day} ${kind}`);
const hide = (as: TestPerson, from: string, to = from) => app.call(api.growth.hide, { from, to }, { as });

/** Diaries of the past, one for each of so many days up to a last one. */
async function fill({ id }: TestPerson, count: number, last: string): Promise<void> {
  await app.ports.database.pool.query(
    `insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
     select gen_random_uuid(), $1, $3::date - n, '{}', jsonb_build_object('summary', 'Pressed ' || n), 9, false, 1, now(), now()
     from generate_series(0, $2::int - 1) as n`,
    [id, count, last],
  );
}

test('someone who has done nothing has nothing to look back on', async () => {
  expect(await footprints(await buildPerson(app))).toEqual({ items: [], nextCursor: null });
});

test('diaries, first times and goals stand in their order, the newest first', {
  tags: 'postgres/sql',
}, async () => {
  const { owner, member } = await buildPair(app);
  const asked = await buildQuestion(app, owner);
  const answer = await buildComment(app, member, asked.id, { kind: 'curious' });
  await app.call(api.curious.accept, { curiousId: asked.id, commentId: answer.id }, { as: owner });
  await buildDiary(app, { author: member, day: '2026-03-27' });
  await buildDiary(app, { author: member, day: TODAY, teamIds: [] });
  const goal = await buildTodo(app, member, { kind: 'goal', text: 'Learn to prune' });
  await app.call(api.todo.change, { todoId: goal.id, status: 'done' }, { as: member });
  await buildDiary(app, { author: owner });
  const { items } = await footprints(member);
  expect(told(items)).toEqual([
    `${TODAY} firstAnswer`,
    `${TODAY} firstSolved`,
    `${TODAY} firstGoal`,
    `${TODAY} entry`,
    '2026-03-27 firstDiary',
    '2026-03-27 entry',
  ]);
  expect(items[2]).toMatchObject({ id: goal.id, text: 'Learn to prune' });
  expect(told((await footprints(member, { show: 'entries' })).items)).toEqual([
    `${TODAY} entry`,
    '2026-03-27 entry',
  ]);
  expect(told((await footprints(owner, { show: 'marks' })).items)).toEqual([
    `${TODAY} firstDiary`,
    `${TODAY} firstQuestion`,
  ]);
});

test('pages meet without a gap, milestones among their diaries', async () => {
  const as = await buildPerson(app);
  await fill(as, 50, TODAY);
  const whole = await footprints(as, { limit: 100 });
  expect(whole.items.filter(({ kind }) => kind === 'milestone')).toMatchObject([
    { day: TODAY, count: 50 },
    { day: '2026-02-19', count: 10 },
  ]);
  expect(whole.items).toHaveLength(53);
  const pages: Footprint[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await footprints(as, { limit: 7, ...(cursor && { cursor }) });
    pages.push(...items);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(pages).toEqual(whole.items);
  expect((await footprints(as, { month: '2026-02', limit: 1 })).items).toMatchObject([{ day: '2026-02-28' }]);
  expect((await footprints(as, { month: '2019-01' })).items).toEqual([]);
  const wrong = await app.call(api.growth.footprints, { month: '0000-01' }, { as });
  expect(wrong.refusal.key).toBe('monthInvalid');
});

test('hidden days are nowhere, until they are shown again', async () => {
  const as = await buildPerson(app);
  await fill(as, 3, TODAY);
  await fill(as, 1, '2026-02-28');
  await fill(as, 1, '2025-03-31');
  const onThisDay = async () => (await app.call(api.growth.onThisDay, {}, { as })).data.items;
  expect(await onThisDay()).toMatchObject([
    { months: 1, day: '2026-02-28' },
    { months: 12, day: '2025-03-31', beginning: 'Pressed 0' },
  ]);
  const { data: hidden } = await hide(as, '2025-01-01', '2026-03-30');
  expect((await hide(as, '2025-01-01', '2026-03-30')).data).toEqual(hidden);
  expect((await app.call(api.growth.hidden, {}, { as })).data.items).toEqual([hidden]);
  expect(told((await footprints(as)).items)).toEqual([`${TODAY} entry`]);
  expect(await onThisDay()).toEqual([]);
  const year = async () => (await app.call(api.growth.year, { year: '2026' }, { as })).data.days;
  expect((await year()).find(({ day }) => day === '2026-03-30')).toMatchObject({
    state: 'submitted',
    diaryId: null,
    hidden: true,
  });
  await app.call(api.growth.reveal, { hiddenId: hidden.id }, { as });
  expect((await footprints(as)).items).toHaveLength(6);
  expect((await year()).find(({ day }) => day === '2026-03-30')?.diaryId).toEqual(expect.any(String));
  await app.call(api.growth.reveal, { hiddenId: hidden.id, undo: true }, { as });
  expect((await footprints(as)).items).toHaveLength(1);
});

test('what someone hides is theirs: others reveal nothing, and no span runs backwards', async () => {
  const [as, other] = [await buildPerson(app), await buildPerson(app)];
  const { data: hidden } = await hide(as, TODAY);
  const reveal = (who: TestPerson, hiddenId: string) =>
    app.call(api.growth.reveal, { hiddenId }, { as: who });
  expect((await reveal(other, hidden.id)).refusal.key).toBe('memoryNotFound');
  expect((await hide(as, TODAY, '2026-03-01')).refusal.key).toBe('rangeBackwards');
  expect((await app.call(api.growth.hidden, {}, { as: other })).data.items).toEqual([]);
});

test('no more spans are hidden than are shown on one list', async () => {
  const as = await buildPerson(app);
  await app.ports.database.pool.query(
    `insert into hidden_memories (id, owner_id, from_day, to_day, created_at)
     select gen_random_uuid(), $1, $2::date - n, $2::date - n, now() from generate_series(1, 200) as n`,
    [as.id, TODAY],
  );
  expect((await hide(as, TODAY)).refusal.key).toBe('tooManyHidden');
});

test('a year tells its days as they were kept: written, away, missed, free', async () => {
  const { owner: as } = await buildPair(app);
  app.clock.set('2026-04-08T13:00:00.000Z');
  await buildDiary(app, { author: as, day: '2026-04-07' });
  await app.call(api.diary.skip, { from: '2026-04-06', to: '2026-04-06', kind: 'vacation' }, { as });
  const { data } = await app.call(api.growth.year, { year: '2026' }, { as });
  const states = new Map(data.days.map(({ day, state }) => [day, state]));
  expect(data).toMatchObject({ today: '2026-04-08', firstYear: '2026' });
  expect([4, 6, 7, 2].map((date) => states.get(`2026-04-0${date}`))).toEqual([
    'holiday',
    'vacation',
    'submitted',
    'missed',
  ]);
  expect(states.get('2026-01-05')).toBeUndefined();
  app.clock.set(`${TODAY}T13:00:00.000Z`);
});
