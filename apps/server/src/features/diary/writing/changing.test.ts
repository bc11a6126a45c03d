import { api, type OutputOf, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const NOON = '2026-03-31T12:00:00.000Z';
const OTHER_TEXT = `${LONG_ENOUGH} The third one was closed.`;
type Diary = OutputOf<typeof api.diary.get>;
const app = useTestApp();

type Update = Partial<RequestOf<typeof api.diary.update>>;
const update = (as: TestPerson, { id, version }: Pick<Diary, 'id' | 'version'>, changes: Update = {}) =>
  app.call(api.diary.update, { diaryId: id, version, sections: { summary: OTHER_TEXT }, ...changes }, { as });
const remove = (as: TestPerson, { id }: Pick<Diary, 'id'>, undo?: boolean) =>
  app.call(api.diary.delete, { diaryId: id, ...(undo && { undo }) }, { as });
const get = (as: TestPerson, { id }: Pick<Diary, 'id'>) => app.call(api.diary.get, { diaryId: id }, { as });
const feedOf = async (as: TestPerson) =>
  (await app.call(api.diary.recently, {}, { as })).data.items.map(({ id }) => id);
const rowsOf = async (query: string, id: string) => (await app.ports.database.pool.query(query, [id])).rows;

/** A team of three with a diary of its owner that all of them read. */
async function buildReadDiary() {
  app.clock.set(NOON);
  const team = await buildTeam(app, { members: 1 });
  const [member = team.owner] = team.members;
  const diary = await buildDiary(app, { author: team.owner });
  return { team, author: team.owner, member, diary, stranger: await buildPerson(app) };
}

test.each([api.diary.update, api.diary.delete])('$path needs a session', async (endpoint) => {
  expect(await app.send(endpoint, {})).toMatchObject({ status: 200, code: 403 });
});

describe('diary.update', () => {
  test('tells the teams that read it, and one that is added as of a new diary', async () => {
    const { author, team, diary } = await buildReadDiary();
    const other = await buildTeam(app);
    await app.call(api.apply.add, { inviteCode: other.inviteCode }, { as: author });
    const told = async (topic: string) =>
      (
        await rowsOf(
          `select audience_id as id from events where topic = '${topic}' and object_id = $1`,
          diary.id,
        )
      )
        .map(({ id }) => id)
        .sort();
    const both = [team.id, other.id];
    const { data } = await update(author, diary, { teamIds: both });
    expect([await told('diaries'), await told('diary')]).toEqual([both.toSorted(), [team.id]]);
    await update(author, data, { sections: { summary: LONG_ENOUGH } });
    expect([await told('diaries'), await told('diary')]).toEqual([
      both.toSorted(),
      [team.id, ...both].toSorted(),
    ]);
  });

  test('leaves its readers no trace where only private lines and mistakes are different', async () => {
    const { author, member, diary } = await buildReadDiary();
    const unclear = ['Who orders the corks?'];
    const { data: shown } = await update(author, diary, { sections: { summary: OTHER_TEXT, unclear } });
    const before = (await get(member, diary)).data;
    const { pool } = app.ports.database;
    const written = async () =>
      (await pool.query('select topic, audience_id as id from events order by created_at, id')).rows;
    const known = await written();
    app.clock.advance(60_000);
    const sections = {
      summary: `!! Tired.\n\n${OTHER_TEXT}`,
      mistakes: [{ text: 'Forgot the keys', shared: false }],
      unclear: ['!! Is this worth it?', ...unclear],
    };
    const changed = await update(author, shown, { sections });
    expect(changed.data).toMatchObject({ version: 3, updatedAt: app.clock.now().toISOString() });
    expect((await get(member, diary)).data).toEqual(before);
    expect((await written()).slice(known.length)).toEqual([{ topic: 'ownDiary', id: author.id }]);
    expect((await update(author, shown, { sections: { summary: OTHER_TEXT } })).code).toBe(409);
    const seen = await update(author, changed.data, { sections: { ...sections, summary: LONG_ENOUGH } });
    expect((await get(member, diary)).data).toMatchObject({
      version: before.version + 1,
      updatedAt: seen.data.updatedAt,
    });
  });

  test('writes a new version and keeps the text before it', async () => {
    const { author, diary } = await buildReadDiary();
    app.clock.advance(60_000);
    const changed = await update(author, diary, { title: 'Rain', expression: '🌧️' });
    expect(changed.data).toMatchObject({
      id: diary.id,
      version: 2,
      title: 'Rain',
      sections: { summary: OTHER_TEXT },
      publishedAt: diary.publishedAt,
      updatedAt: app.clock.now().toISOString(),
    });
    const kept = await rowsOf(
      'select version, sections, written_at from diary_versions where diary_id = $1',
      diary.id,
    );
    expect(kept).toMatchObject([{ version: 1, sections: { summary: LONG_ENOUGH } }]);
    expect(kept[0]?.written_at).toEqual(new Date(diary.publishedAt));
    const again = await update(author, changed.data, { expression: null });
    expect(again.data).toMatchObject({ version: 3, title: 'Rain', expression: null });
  });

  test('of a version that is not the newest gives the newer text, twice the same the same answer', async () => {
    const { author, diary } = await buildReadDiary();
    const first = await update(author, diary);
    expect((await update(author, diary)).data).toEqual(first.data);
    const stale = await update(author, diary, { sections: { summary: `${LONG_ENOUGH} From a phone.` } });
    expect(stale).toMatchObject({ status: 200, code: 409, refusal: { key: 'diaryChanged' } });
    expect(stale.refusal.current).toEqual(first.data);
  });

  test('lets one of many at once through', { tags: 'postgres/at-once' }, async () => {
    const { author, diary } = await buildReadDiary();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        update(author, diary, { sections: { summary: `${OTHER_TEXT} ${index}` } }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(9);
  });

  test('moves the diary to its new audience', async () => {
    const { author, member, diary, team } = await buildReadDiary();
    const second = await buildTeam(app, { owner: author, members: 1 });
    const [reader = author] = second.members;
    const moved = await update(author, diary, { teamIds: [second.id] });
    expect(moved.data.teamIds).toEqual([second.id]);
    expect([await feedOf(member), await feedOf(reader)]).toEqual([[], [diary.id]]);
    expect((await get(member, diary)).refusal.key).toBe('diaryNotFound');
    const hidden = await update(author, moved.data, { teamIds: [] });
    expect(await feedOf(reader)).toEqual([]);
    await update(author, hidden.data, { teamIds: [team.id, team.id] });
    expect(await feedOf(member)).toEqual([diary.id]);
  });

  test('takes the draft of its day with it', async () => {
    const { author, diary } = await buildReadDiary();
    const { day } = diary;
    await app.call(api.draft.add, { day, sections: { summary: 'Half' }, version: 0 }, { as: author });
    await update(author, diary);
    expect((await app.call(api.draft.get, {}, { as: author })).data.draft).toBeNull();
  });

  test('is the author’s alone, and holds the rules of publishing', async () => {
    const { author, member, stranger, diary } = await buildReadDiary();
    for (const as of [member, stranger]) {
      expect((await update(as, diary)).refusal.key).toBe('diaryNotFound');
    }
    const short = await update(author, diary, { sections: { summary: 'tiny' } });
    expect(short.refusal).toMatchObject({ key: 'summaryTooShort', errors: [{ path: 'sections.summary' }] });
    const other = await buildTeam(app);
    expect((await update(author, diary, { teamIds: [other.id] })).refusal.key).toBe('teamNotFound');
    expect((await get(author, diary)).data).toEqual(diary);
  });

  test('accepts later what was enough for a newcomer', async () => {
    app.clock.set(NOON);
    const { owner } = await buildTeam(app);
    const diary = await buildDiary(app, { author: owner, summary: 'Planted two rows' });
    app.clock.advance(20 * DAY);
    expect((await update(owner, diary, { sections: { summary: 'Planted six rows' } })).code).toBe(200);
  });

  test('leaves a diary as it is in a team that its author has left', async () => {
    app.clock.set(NOON);
    const team = await buildTeam(app, { members: 1 });
    const [author = team.owner] = team.members;
    const diary = await buildDiary(app, { author });
    await app.call(api.relationship.exit, { teamId: team.id }, { as: author });
    expect((await update(author, diary)).refusal.key).toBe('teamNotFound');
    expect((await remove(author, diary)).refusal.key).toBe('teamNotFound');
    expect((await get(author, diary)).data).toMatchObject({
      teamIds: [],
      can: { edit: false, delete: false },
    });
    expect((await get(team.owner, diary)).data).toMatchObject({
      teamIds: [team.id],
      author: { id: author.id },
    });
    expect(await feedOf(team.owner)).toEqual([diary.id]);
    expect(await feedOf(author)).toEqual([]);
  });
});

describe('diary.delete', () => {
  test('hides a diary from everyone, and brings it back', async () => {
    const { author, member, diary } = await buildReadDiary();
    expect((await remove(author, diary)).data).toEqual({});
    expect((await remove(author, diary)).data).toEqual({});
    for (const as of [author, member]) {
      expect((await get(as, diary)).refusal.key).toBe('diaryNotFound');
      expect(await feedOf(as)).toEqual([]);
    }
    expect((await update(author, diary)).refusal.key).toBe('diaryNotFound');
    app.clock.advance(30 * DAY);
    expect((await remove(author, diary, true)).data).toEqual({});
    expect((await remove(author, diary, true)).data).toEqual({});
    expect((await get(member, diary)).data.sections).toEqual(diary.sections);
    expect(await feedOf(member)).toEqual([diary.id]);
  });

  test('is the author’s alone', async () => {
    const { author, member, stranger, diary } = await buildReadDiary();
    for (const as of [member, stranger]) {
      expect((await remove(as, diary)).refusal.key).toBe('diaryNotFound');
    }
    await remove(author, diary);
    expect((await remove(member, diary, true)).refusal.key).toBe('diaryNotFound');
    expect((await get(author, diary)).refusal.key).toBe('diaryNotFound');
  });

  test('does not bring back beside another diary of the day', async () => {
    const { author, diary } = await buildReadDiary();
    await remove(author, diary);
    const other = await buildDiary(app, { author, summary: OTHER_TEXT });
    const refused = await remove(author, diary, true);
    expect(refused).toMatchObject({ code: 409, refusal: { key: 'diaryExists' } });
    expect(refused.refusal.current).toEqual(other);
  });

  test('does not bring back into a team that its author has left', async () => {
    app.clock.set(NOON);
    const team = await buildTeam(app, { members: 1 });
    const [author = team.owner] = team.members;
    const diary = await buildDiary(app, { author });
    await remove(author, diary);
    await app.call(api.relationship.exit, { teamId: team.id }, { as: author });
    expect((await remove(author, diary, true)).code).toBe(200);
    expect((await get(author, diary)).data.teamIds).toEqual([]);
    expect(await feedOf(team.owner)).toEqual([]);
  });

  test('after 30 days cannot be undone, and every night the rest is erased', {
    tags: 'postgres/sql',
  }, async () => {
    const { author, diary } = await buildReadDiary();
    await update(author, diary);
    await remove(author, diary);
    app.clock.advance(DAY);
    const younger = await buildDiary(app, { author });
    await remove(author, younger);
    app.clock.advance(29 * DAY + 1);
    expect((await remove(author, diary, true)).refusal.key).toBe('diaryNotFound');
    await eraseHiddenWorker(app.ports).run({});
    await eraseHiddenWorker(app.ports).run({});
    expect(await rowsOf('select id from diaries where author_id = $1', author.id)).toEqual([
      { id: younger.id },
    ]);
    expect(await rowsOf('select version from diary_versions where diary_id = $1', diary.id)).toEqual([]);
  });
});
