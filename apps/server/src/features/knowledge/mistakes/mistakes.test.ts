// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildGuideline, buildMistake } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const NOON = '2026-03-31T12:00:00.000Z';
const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(NOON));

type Wish = RequestOf<typeof api.mistake.list>;
const list = async (as: TestPerson, wish: Wish = {}) => (await app.call(api.mistake.list, wish, { as })).data;
const textsOf = async (as: TestPerson, wish: Wish = {}) =>
  (await list(as, wish)).items.map(({ text }) => text);
const change = (as: TestPerson, wish: RequestOf<typeof api.mistake.change>) =>
  app.call(api.mistake.change, wish, { as });
const asked = async (as: TestPerson, day?: string) =>
  (await app.call(api.draft.get, day === undefined ? {} : { day }, { as })).data.mistakeAsked;
const query = (text: string, values: unknown[]) => app.ports.database.pool.query(text, values);
/** Makes its question due. */
const dueOn = (id: string, day: string) => query('update mistakes set next_on = $2 where id = $1', [id, day]);

describe('mistake.list', () => {
  test('finds words of both languages in what went wrong, what to do instead and tags', async () => {
    const as = await buildPerson(app);
    await buildMistake(app, as, {
      text: 'Left the cellar gate open',
      instead: 'Lock it twice',
      tags: ['cellar'],
    });
    await buildMistake(app, as, { text: '上线之前没有准备回滚方案', tags: ['发布'] });
    await buildMistake(app, await buildPerson(app), { text: 'The gate of others' });
    const old = await buildMistake(app, as, { text: 'Gate from before words were kept', day: '2026-03-30' });
    await query(`update mistakes set words = '' where id = $1`, [old.id]);
    for (const [keyword, texts] of [
      ['gat', ['Left the cellar gate open', 'Gate from before words were kept']],
      ['lock twice', ['Left the cellar gate open']],
      ['回滚', ['上线之前没有准备回滚方案']],
      ['发布', ['上线之前没有准备回滚方案']],
      ['others', []],
    ] as const)
      expect(await textsOf(as, { keyword })).toEqual(texts);
    expect(await textsOf(as, { tag: 'cellar' })).toEqual(['Left the cellar gate open']);
  });

  test('is of a month, pages, and counts', async () => {
    const as = await buildPerson(app);
    for (const [text, day] of [
      ['a', '2026-02-28'],
      ['b', '2026-03-01'],
      ['c', TODAY],
    ])
      await buildMistake(app, as, { text: text ?? '', ...(day && { day }), tags: ['x'] });
    expect(await textsOf(as, { month: '2026-03' })).toEqual(['c', 'b']);
    const first = await list(as, { limit: 2 });
    expect(first).toMatchObject({
      total: 3,
      asked: 0,
      outgrown: 0,
      on: true,
      months: [
        { name: '2026-03', count: 2 },
        { name: '2026-02', count: 1 },
      ],
      tags: [{ name: 'x', count: 3 }],
    });
    expect(await textsOf(as, { limit: 2, cursor: first.nextCursor ?? '' })).toEqual(['a']);
  });
});

test('bad input is told field by field', async () => {
  const as = await buildPerson(app);
  const add = async (wish: object) =>
    (await app.send(api.mistake.add, { text: 'Late', ...wish }, { as })).refusal.errors?.[0];
  expect(await add({ text: ' ' })).toMatchObject({ path: 'text', message: 'Write what went wrong' });
  expect(await add({ text: 'x'.repeat(501) })).toMatchObject({ path: 'text', key: 'fieldTooLong' });
  expect(await add({ day: '2026-04-01' })).toMatchObject({ path: 'day', key: 'mistakeDayAhead' });
  expect(await add({ tags: [''] })).toMatchObject({ path: 'tags.0', key: 'tagRequired' });
  expect(await add({ tags: ['x'.repeat(31)] })).toMatchObject({ path: 'tags.0', key: 'tagTooLong' });
});

describe('a mistake of a diary', () => {
  const publish = async (as: TestPerson, ...texts: string[]) =>
    buildDiary(app, { author: as, sections: { mistakes: texts.map((text) => ({ text, shared: true })) } });
  const update = async (as: TestPerson, diary: { id: string; version: number }, ...texts: string[]) => {
    const { sections } = (await app.call(api.diary.get, { diaryId: diary.id }, { as })).data;
    const mistakes = texts.map((text) => ({ text, shared: true }));
    const wish = { diaryId: diary.id, version: diary.version, sections: { ...sections, mistakes } };
    const { data, code, message } = await app.call(api.diary.update, wish, { as });
    if (code !== 200) throw new Error(message);
    return data;
  };

  test('keeps its tags, its guideline and its place in the loop, however the diary words it', async () => {
    const { owner: as } = await buildTeam(app);
    const diary = await publish(as, 'Left the cellar gate open', 'Spoke too fast');
    const gate = (await list(as)).items.find(({ text }) => text.startsWith('Left'));
    const mistakeId = gate?.id ?? '';
    await change(as, { mistakeId, instead: 'Lock it', tags: ['cellar'] });
    const { data } = await app.call(api.mistake.guideline, { mistakeId }, { as });
    expect(data.guideline).toMatchObject({ title: 'Left the cellar gate open', content: 'Lock it' });
    const second = await update(as, diary, 'Spoke too fast', 'Left the gate of the cellar open over night');
    const kept = (await list(as, { tag: 'cellar' })).items;
    expect(kept).toMatchObject([
      {
        ...{
          id: mistakeId,
          text: 'Left the gate of the cellar open over night',
          instead: 'Lock it',
          shared: true,
        },
        nextOn: '2026-04-01',
        guideline: { id: data.guideline?.id },
      },
    ]);
    await change(as, { mistakeId, text: 'The gate, again' });
    const third = await update(as, second, 'Left the gate of the cellar wide open over night');
    expect(await textsOf(as)).toEqual(['The gate, again']);
    await update(as, third);
    expect((await list(as)).items).toMatchObject([
      { text: 'The gate, again', shared: false, tags: ['cellar'] },
    ]);
  });

  test('that is deleted is read by no team, and comes back with “undo” alone', async () => {
    const { owner: as } = await buildTeam(app);
    const diary = await publish(as, 'Left the cellar gate open');
    const [{ id: mistakeId } = { id: '' }] = (await list(as)).items;
    await app.call(api.mistake.delete, { mistakeId }, { as });
    const { rows } = await query('select shared_with from mistakes where id = $1', [mistakeId]);
    expect(rows).toEqual([{ shared_with: [] }]);
    await update(as, diary, 'Left the cellar gate open', 'Late');
    expect(await textsOf(as)).toEqual(['Late']);
    await app.call(api.mistake.delete, { mistakeId, undo: true }, { as });
    expect((await list(as)).items.find(({ id }) => id === mistakeId)).toMatchObject({ shared: true });
  });
});

describe('the loop', () => {
  const answer = (as: TestPerson, mistakeId: string, askedOn: string, again: 'yes' | 'no' | 'untested') =>
    app.call(api.mistake.answer, { mistakeId, askedOn, again }, { as });

  test('asks one question a day, the one that is due longest, of today alone', async () => {
    const as = await buildPerson(app);
    const [one, two] = [
      await buildMistake(app, as, { text: 'One' }),
      await buildMistake(app, as, { text: 'Two' }),
    ];
    for (const { id: mistakeId } of [one, two]) await change(as, { mistakeId, asked: true });
    expect(await asked(as)).toBeNull();
    await dueOn(one.id, TODAY);
    await dueOn(two.id, '2026-03-20');
    expect(await asked(as)).toMatchObject({
      id: two.id,
      text: 'Two',
      askedOn: '2026-03-20',
      guideline: null,
    });
    expect(await asked(as, '2026-03-30')).toBeNull();
    expect((await answer(as, two.id, '2026-03-20', 'yes')).data).toMatchObject({
      nextOn: '2026-04-01',
      times: 0,
    });
    expect(await asked(as)).toBeNull();
  });

  test('asks no one who is on vacation, or has switched it off', async () => {
    const as = await buildPerson(app);
    const { id: mistakeId } = await buildMistake(app, as);
    await app.call(api.mistake.guideline, { mistakeId }, { as });
    await dueOn(mistakeId, TODAY);
    expect(await asked(as)).toMatchObject({
      id: mistakeId,
      guideline: { title: expect.stringContaining('Sent') },
    });
    await app.call(api.mistake.asking, { on: false }, { as });
    expect([await asked(as), (await list(as)).on]).toEqual([null, false]);
    await app.call(api.mistake.asking, { on: true }, { as });
    await app.call(api.diary.skip, { from: TODAY, to: TODAY, kind: 'vacation' }, { as });
    expect(await asked(as)).toBeNull();
  });

  test('ends with the third “no”, and what is outgrown is counted', async () => {
    const as = await buildPerson(app);
    const { id: mistakeId } = await buildMistake(app, as);
    await app.call(api.mistake.guideline, { mistakeId }, { as });
    for (const askedOn of ['2026-03-10', '2026-03-20', '2026-03-30']) {
      await dueOn(mistakeId, askedOn);
      expect((await answer(as, mistakeId, askedOn, 'no')).code).toBe(200);
    }
    expect(await list(as, { state: 'outgrown' })).toMatchObject({
      items: [{ id: mistakeId, nextOn: null, times: 3, outgrownOn: TODAY }],
      asked: 0,
      outgrown: 1,
    });
    const { data } = await app.call(api.mistake.get, { mistakeId }, { as });
    expect(data.answers).toHaveLength(3);
    expect((await change(as, { mistakeId, asked: true })).data).toMatchObject({
      nextOn: '2026-04-01',
      times: 0,
    });
  });

  test('takes an answer once', async () => {
    const as = await buildPerson(app);
    const { id: mistakeId } = await buildMistake(app, as);
    await app.call(api.mistake.guideline, { mistakeId }, { as });
    expect((await answer(as, mistakeId, '2026-04-01', 'no')).refusal.key).toBe('mistakeNotAsked');
    await dueOn(mistakeId, TODAY);
    const first = await answer(as, mistakeId, TODAY, 'no');
    expect(first.data).toMatchObject({ times: 1, nextOn: '2026-04-03' });
    expect((await answer(as, mistakeId, TODAY, 'no')).data).toEqual(first.data);
    expect((await answer(as, mistakeId, TODAY, 'yes')).refusal.key).toBe('mistakeNotAsked');
  });
});

test('a guideline is made once, linked with others, and unlinked', async () => {
  const as = await buildPerson(app);
  const { id: mistakeId } = await buildMistake(app, as, { text: `${'Long '.repeat(60)}word` });
  const link = (guidelineId?: string | null) =>
    app.call(api.mistake.guideline, { mistakeId, ...(guidelineId !== undefined && { guidelineId }) }, { as });
  const made = (await link()).data;
  expect(made.guideline?.mistakes).toMatchObject([{ id: mistakeId }]);
  expect(made.guideline?.title.endsWith('…')).toBe(true);
  expect((await link()).data.guideline?.id).toBe(made.guideline?.id);
  const other = await buildGuideline(app, as);
  expect((await link(other.id)).data.mistake).toMatchObject({
    guideline: { id: other.id },
    nextOn: '2026-04-01',
  });
  expect((await link(null)).data).toMatchObject({
    mistake: { guideline: null, nextOn: null },
    guideline: null,
  });
});

test('a new mistake that resembles an old one is shown with its guideline', async () => {
  const as = await buildPerson(app);
  const other = await buildPerson(app);
  await buildMistake(app, other, { text: 'Left the cellar gate open' });
  const { id: mistakeId } = await buildMistake(app, as, {
    text: 'Left the cellar gate open',
    instead: 'Lock it',
  });
  await buildMistake(app, as, { text: '忘了给客户回电话' });
  await app.call(api.mistake.guideline, { mistakeId }, { as });
  const similar = async (text: string) => (await app.call(api.mistake.similar, { text }, { as })).data.items;
  expect(await similar('The gates of the cellar were open')).toMatchObject([
    { mistake: { id: mistakeId }, content: 'Lock it' },
  ]);
  expect(await similar('又忘记给客户回电话了')).toMatchObject([
    { mistake: { text: '忘了给客户回电话' }, content: null },
  ]);
  expect(await similar('Spoke too fast')).toEqual([]);
});

test('the editor shows the guidelines of its weekday', async () => {
  const as = await buildPerson(app);
  await buildGuideline(app, as, { title: 'On Tuesdays', weekdays: [2] });
  await buildGuideline(app, as, { title: 'On Mondays', weekdays: [1] });
  const shown = async (day: string) =>
    (await app.call(api.draft.get, { day }, { as })).data.guidelines.map(({ title }) => title);
  expect(await shown(TODAY)).toEqual(['On Tuesdays']);
  expect(await shown('2026-03-30')).toEqual(['On Mondays']);
});

test('the end of a week offers the mistakes of the week before, and names the days that are left', async () => {
  app.clock.set('2026-03-02T12:00:00.000Z');
  const { owner: as } = await buildTeam(app);
  app.clock.set('2026-03-27T12:00:00.000Z');
  await buildMistake(app, as, { text: 'Of last week', day: '2026-03-18' });
  await buildDiary(app, { author: as, day: '2026-03-25' });
  const { data } = await app.call(api.draft.get, {}, { as });
  expect(data.weekMistakes).toEqual({
    daysLeft: ['2026-03-23', '2026-03-24', '2026-03-26', '2026-03-27'],
    lastWeek: ['Of last week'],
  });
});
