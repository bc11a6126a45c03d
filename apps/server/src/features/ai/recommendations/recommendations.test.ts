import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY as A_DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildDiary, buildPair, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const LEARNED = 'I learned that a checklist prevents the same mistake.';
const summary = 'Baked 140 rye loaves before six with Ana.';

const read = async (as: TestPerson, locale: 'en' | 'zh' = 'en') =>
  (await app.call(api.ai.articleRecommendation, { locale }, { as })).data;
const settle = (id: string, answer: 'saved' | 'read' | 'dismissed' | 'open', as: TestPerson) =>
  app.call(api.ai.settleWork, { id, answer }, { as });
const titles = (works: readonly { title: string }[]) => works.map(({ title }) => title);

/** Someone who learned something, and a teammate. */
async function buildLearner(day = '2026-03-31') {
  const pair = await buildPair(app);
  const { id } = await buildDiary(app, {
    author: pair.owner,
    day,
    summary,
    learnings: LEARNED,
  });
  return { ...pair, diaryId: id };
}

describe('recommended works', () => {
  test('fit what someone learned, which is cited with its day, in their language', async () => {
    const { owner, member, diaryId } = await buildLearner();
    const { by, recommended, saved } = await read(owner);
    expect([by, saved]).toEqual(['built-in', []]);
    expect(recommended.length).toBeGreaterThan(2);
    for (const { because, ofTeam } of recommended) {
      expect(because).toEqual({ text: LEARNED, day: '2026-03-31', diaryId });
      expect(ofTeam).toBe(false);
    }
    const chinese = (await read(owner, 'zh')).recommended;
    expect(titles(chinese).join('')).toMatch(/\p{Script=Han}/u);
    expect((await read(member)).recommended).toEqual([]);
  });

  test('are none for private paragraphs and mistakes, nor for what was written long ago', async () => {
    const writer = await buildPerson(app);
    const mistakes = [{ text: 'I learned that a checklist helps.', shared: false }];
    await buildDiary(app, { author: writer, summary: `${summary}\n\n!! ${LEARNED}`, sections: { mistakes } });
    expect((await read(writer)).recommended).toEqual([]);
  });

  test('do not come again once they are settled; what was saved stays, until that is taken back', async () => {
    const { owner, member } = await buildLearner();
    const [first, second, third] = (await read(owner)).recommended;
    if (!first || !second || !third) throw new Error('too few works');
    await settle(first.id, 'saved', owner);
    await settle(second.id, 'dismissed', owner);
    await settle(third.id, 'read', owner);
    const after = await read(owner);
    expect(titles(after.saved)).toEqual([first.title]);
    for (const { title } of [first, second, third]) expect(titles(after.recommended)).not.toContain(title);
    expect((await read(member)).saved).toEqual([]);
    await settle(first.id, 'open', owner);
    expect((await read(owner)).saved).toEqual([]);
    expect(titles((await read(owner)).recommended)).toContain(first.title);
    expect(await settle('a'.repeat(22), 'saved', owner)).toMatchObject({ data: { key: 'workNotFound' } });
  });

  test('are those of one’s own teams, too, as long as they are on the list', async () => {
    const { owner, teamId } = await buildLearner();
    const work = {
      title: 'Our checklists',
      author: '',
      sentence: 'How a checklist prevents each mistake we know.',
    };
    const { data } = await app.call(api.works.add, { teamId, ...work }, { as: owner });
    expect((await read(owner)).recommended.find(({ id }) => id === data.id)).toMatchObject({
      ...work,
      ofTeam: true,
    });
    await settle(data.id, 'saved', owner);
    expect(titles((await read(owner)).saved)).toEqual([work.title]);
    expect(await settle(data.id, 'saved', await buildPerson(app))).toMatchObject({
      data: { key: 'workNotFound' },
    });
    await app.call(api.works.delete, { workId: data.id }, { as: owner });
    expect((await read(owner)).saved).toEqual([]);
    expect((await app.call(api.works.list, { teamId }, { as: owner })).data).toEqual({
      items: [],
      can: { edit: true },
    });
    await app.call(api.works.delete, { workId: data.id, undo: true }, { as: owner });
    expect((await app.call(api.works.list, { teamId }, { as: owner })).data.items).toEqual([
      { id: data.id, ...work },
    ]);
  });

  test('do not come back to a list that has become full', async () => {
    const { owner, teamId } = await buildPair(app);
    const add = () =>
      app.call(api.works.add, { teamId, title: 'Oven', sentence: 'On ovens.' }, { as: owner });
    const { data: gone } = await add();
    await app.call(api.works.delete, { workId: gone.id }, { as: owner });
    await app.ports.database.pool.query(
      `insert into team_works (id, team_id, title, author, sentence, created_at)
       select gen_random_uuid(), $1, 'Press', '', 'On presses.', now() from generate_series(1, 199)`,
      [teamId],
    );
    const { data: last } = await add();
    const back = () => app.call(api.works.delete, { workId: gone.id, undo: true }, { as: owner });
    expect(await back()).toMatchObject({ code: 400, data: { key: 'listTooLong' } });
    await app.call(api.works.delete, { workId: last.id }, { as: owner });
    expect([(await back()).code, (await back()).code]).toEqual([200, 200]);
  });

  test('are refused where they are turned off', async () => {
    const { owner } = await buildLearner();
    const [first] = (await read(owner)).recommended;
    await app.call(api.ai.choose, { off: ['recommendations'] }, { as: owner });
    const off = { code: 400, data: { key: 'aiOffForYou' } };
    expect(await app.call(api.ai.articleRecommendation, {}, { as: owner })).toMatchObject(off);
    expect(await settle(first?.id ?? '', 'saved', owner)).toMatchObject(off);
  });

  test('of a team that were taken off its list are erased after 30 days', async () => {
    const { owner, teamId } = await buildPair(app);
    const work = { title: 'Gone', sentence: 'A book about planning.' };
    const { data } = await app.call(api.works.add, { teamId, ...work }, { as: owner });
    app.clock.set('2026-03-31T12:00:00.000Z');
    await app.call(api.works.delete, { workId: data.id }, { as: owner });
    app.clock.advance(31 * A_DAY);
    await eraseHiddenWorker(app.ports).run({});
    const { rows } = await app.ports.database.pool.query('select * from team_works where id = $1', [data.id]);
    expect(rows).toEqual([]);
  });
});
