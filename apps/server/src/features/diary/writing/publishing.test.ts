import { setTimeout as pause } from 'node:timers/promises';
import { api, type RequestOf } from '@garden/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { memberships } from '../../../db/schema/team.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  PIXEL,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const TODAY = '2026-03-31';
const app = useTestApp();

type Publishing = Partial<Omit<RequestOf<typeof api.diary.publish>, 'sections'>> & { summary?: string };
const publish = (as: TestPerson, { summary = LONG_ENOUGH, ...rest }: Publishing = {}) =>
  app.call(api.diary.publish, { day: TODAY, sections: { summary }, ...rest }, { as });
const countOf = async (table: 'diaries' | 'diary_teams', column: string, id: string) => {
  const found = await app.ports.database.pool.query(
    `select count(*)::int as rows from ${table} where ${column} = $1`,
    [id],
  );
  return found.rows[0]?.rows;
};

test('diary.publish needs a session', async () => {
  expect(await app.send(api.diary.publish, {})).toMatchObject({ status: 200, code: 403 });
});

describe('publishing', () => {
  test('goes to all one’s teams unless told, and takes the draft with it', async () => {
    const { owner, id } = await buildTeam(app);
    app.clock.advance(1000);
    const second = await buildTeam(app, { owner });
    await app.call(api.draft.add, { day: TODAY, sections: { summary: 'Half' }, version: 0 }, { as: owner });
    const { data } = await publish(owner, { title: ' Rain ', expression: '🌧️' });
    expect(data).toMatchObject({
      author: { id: owner.id, name: owner.name },
      day: TODAY,
      teamIds: [id, second.id],
      title: 'Rain',
      sections: { summary: LONG_ENOUGH, learnings: '', nextTasks: [] },
      expression: '🌧️',
      version: 1,
      late: false,
      can: { edit: true, delete: true },
    });
    const editor = await app.call(api.draft.get, {}, { as: owner });
    expect(editor.data).toMatchObject({ state: 'submitted', draft: null, diary: { id: data.id } });
  });

  test('to no one keeps it private', async () => {
    const { owner, members } = await buildTeam(app, { members: 1 });
    const { data } = await publish(owner, { teamIds: [] });
    expect(data.teamIds).toEqual([]);
    const [other = owner] = members;
    const read = await app.call(api.diary.get, { diaryId: data.id }, { as: other });
    expect(read.refusal.key).toBe('diaryNotFound');
    expect(await countOf('diary_teams', 'diary_id', data.id)).toBe(0);
  });

  test('to a team that one is not in, or has left, is refused', async () => {
    const { owner, id } = await buildTeam(app);
    const other = await buildTeam(app, { members: [owner] });
    await app.call(api.relationship.exit, { teamId: other.id }, { as: owner });
    const strange = await publish(owner, { teamIds: [id, other.id] });
    expect(strange).toMatchObject({ code: 400, refusal: { key: 'teamNotFound' } });
    expect(await countOf('diaries', 'author_id', owner.id)).toBe(0);
  });

  test('to a team that one leaves in the same moment is refused, and leaves nothing behind', {
    tags: 'postgres/at-once',
  }, async () => {
    const { id, members } = await buildTeam(app, { members: 1 });
    const [member] = members;
    if (!member) throw new Error('a team of two has a member');
    const left = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const leaving = app.ports.database.transaction(async (tx) => {
      await tx
        .update(memberships)
        .set({ leftAt: app.clock.now() })
        .where(and(eq(memberships.teamId, id), eq(memberships.userId, member.id)));
      left.resolve();
      await end.promise;
    });
    await left.promise;
    const publishing = publish(member, { teamIds: [id] });
    await pause(100);
    end.resolve();
    await leaving;
    expect((await publishing).refusal.key).toBe('teamNotFound');
    expect(await countOf('diaries', 'author_id', member.id)).toBe(0);
  });

  test('answers with what is read from then on', async () => {
    const { owner } = await buildTeam(app);
    const sections = {
      summary: `${LONG_ENOUGH} "quoted" \\ 雨`,
      mistakes: [{ text: 'Sold too early', shared: true }],
      nextTasks: ['Call Ana', 'Call Ana'],
      unclear: ['Who prunes?'],
      customerGood: ['A thank-you letter'],
    };
    const image = await app.call(api.diary.image, { image: PIXEL }, { as: owner });
    const images = [{ file: image.data.file, alt: 'A vine' }];
    const input = { day: TODAY, title: 'Prices', sections, images, expression: '🍇' };
    const { data } = await app.call(api.diary.publish, input, { as: owner });
    expect(data.images).toHaveLength(1);
    const read = await app.call(api.diary.get, { diaryId: data.id }, { as: owner });
    expect(data).toEqual(read.data);
    expect((await app.call(api.diary.publish, input, { as: owner })).data).toEqual(data);
  });

  test('50 equal requests at once make one diary and 50 equal answers', {
    tags: 'postgres/at-once',
  }, async () => {
    const { owner } = await buildTeam(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => publish(owner)));
    expect(new Set(answers.map(({ code, data }) => JSON.stringify({ code, data }))).size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect(await countOf('diaries', 'author_id', owner.id)).toBe(1);
    expect(await countOf('diary_teams', 'author_id', owner.id)).toBe(1);
  });

  test('another text for the same day answers with what is there', async () => {
    const { owner, id } = await buildTeam(app);
    const first = await publish(owner);
    for (const other of [{ summary: `${LONG_ENOUGH} Again.` }, { teamIds: [] }, { title: 'Other' }]) {
      const refused = await publish(owner, other);
      expect(refused).toMatchObject({ code: 409, refusal: { key: 'diaryExists' } });
      expect(refused.refusal.current).toEqual(first.data);
    }
    expect((await publish(owner, { teamIds: [id] })).data.id).toBe(first.data.id);
  });

  test('different texts at once: one is published, the others get it', {
    tags: 'postgres/at-once',
  }, async () => {
    const author = await buildPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => publish(author, { summary: `${LONG_ENOUGH} ${index}` })),
    );
    const published = answers.filter(({ code }) => code === 200);
    expect(published).toHaveLength(1);
    for (const { code, refusal } of answers) {
      if (code === 409) expect(refusal.current).toEqual(published[0]?.data);
    }
  });

  test('asks for words, enough of them, on a day that is open', async () => {
    const author = await buildPerson(app);
    const keyFor = async (wish: Publishing) => (await publish(author, wish)).refusal.errors?.[0];
    expect(await keyFor({ summary: ' ' })).toMatchObject({ key: 'summaryRequired' });
    expect(await keyFor({ summary: 'Too short' })).toMatchObject({
      path: 'sections.summary',
      key: 'summaryTooShort',
      params: { minimum: 30 },
    });
    expect(await keyFor({ summary: '🍇'.repeat(40) })).toMatchObject({ key: 'summaryNoWords' });
    expect(await keyFor({ summary: 'a'.repeat(20_001) })).toMatchObject({
      path: 'sections.summary',
      key: 'fieldTooLong',
    });
    expect(await keyFor({ day: '2026-04-01' })).toMatchObject({ path: 'day', key: 'dayInFuture' });
    expect(await keyFor({ day: '2026-03-23' })).toMatchObject({ path: 'day', key: 'dayTooOld' });
    expect((await publish(author, { summary: 'a'.repeat(20_000) })).code).toBe(200);
  });

  test('lets newcomers write five characters', async () => {
    const { owner } = await buildTeam(app);
    expect((await publish(owner, { summary: 'four' })).refusal.key).toBe('summaryTooShort');
    expect((await publish(owner, { summary: 'fives' })).code).toBe(200);
  });

  test('for a day that is over is late', async () => {
    const author = await buildPerson(app);
    const late = await buildDiary(app, { author, day: '2026-03-30' });
    const onTime = await buildDiary(app, { author, day: TODAY });
    expect([late.late, onTime.late]).toEqual([true, false]);
  });

  test('keeps a script as the text that it is', async () => {
    const author = await buildPerson(app);
    const summary = `<script>alert('grapes')</script> <img src=x onerror=alert(1)> ${LONG_ENOUGH}`;
    const { data } = await publish(author, { summary, title: '<b>"; drop table diaries; --' });
    const read = await app.call(api.diary.get, { diaryId: data.id }, { as: author });
    expect(read.data.sections.summary).toBe(summary);
    expect(read.data.title).toBe('<b>"; drop table diaries; --');
    expect(read.headers['content-type']).toContain('application/json');
  });
});
