import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { useCircle } from '../../../testing/circle.ts';
import { buildTalk, buildTeam, LONG_ENOUGH } from '../../../testing/factories.ts';

const { app, buildCircle, commentAnonymously, nextMorning, open, query, readersOf, thread } = useCircle();

describe('the readers of an entry', () => {
  test('are counted at once, and named together, with what was said anonymously', async () => {
    const { author, readers, diaryId } = await buildCircle();
    expect(await readersOf(author, diaryId)).toMatchObject({ items: [], total: 5, unnamed: 5 });
    await nextMorning();
    const { items, ...counts } = await readersOf(author, diaryId);
    expect(counts).toEqual({ nextCursor: null, total: 5, unnamed: 0 });
    expect(items.map(({ reader }) => reader.id).sort()).toEqual(readers.map(({ id }) => id).sort());
  });

  test('lie in the ledger without an order once they are named', { tags: 'postgres/sql' }, async () => {
    const { diaryId } = await buildCircle();
    await nextMorning();
    const rows = await query('select xmin::text, named_in from diary_accesses where diary_id = $1', diaryId);
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
  });

  test('lie nowhere in the order in which they came', { tags: 'postgres/sql' }, async () => {
    const { author, team, readers } = await buildCircle();
    for (const as of readers) await app.call(api.notice.see, { all: true }, { as });
    await nextMorning();
    const ids = [author, ...readers].map(({ id }) => id);
    const rows = await query('select xmin::text, last_seen_at from sessions where user_id = any ($1)', ids);
    expect(rows).toHaveLength(team.members.length + 1);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(new Set(rows.map((row) => new Date(row.last_seen_at).toISOString()))).toEqual(
      new Set(['2026-03-31T00:00:00.000Z']),
    );
  });

  test('who come later wait for a step of their own', async () => {
    const { author, team, diaryId } = await buildTalk(app, { members: 9 });
    const [late = author, ...early] = team.members;
    for (const as of early) await open(as, diaryId);
    await nextMorning();
    await open(late, diaryId);
    await commentAnonymously(late, diaryId);
    expect(await nextMorning()).toBe(0);
    expect(await readersOf(author, diaryId)).toMatchObject({ total: 9, unnamed: 1 });
  });

  test('are not shown to an author who was removed', async () => {
    const { author, reader, diaryId, team } = await buildTalk(app, { members: 5 });
    const writer = team.members[1] ?? reader;
    const { data } = await app.call(
      api.diary.publish,
      { day: '2026-03-31', sections: { summary: LONG_ENOUGH } },
      { as: writer },
    );
    for (const as of [author, ...team.members]) await open(as, data.id);
    await app.call(api.relationship.kick, { teamId: team.id, userId: writer.id }, { as: author });
    await nextMorning();
    expect(await readersOf(writer, data.id)).toMatchObject({ items: [], total: 0, unnamed: 0 });
    expect(diaryId).not.toBe(data.id);
  });

  test('of two teams are named in each by its own step', async () => {
    const { author, team, diaryId, readers } = await buildCircle();
    const other = await buildTeam(app, { owner: author, members: [...readers] });
    const { data } = await app.call(api.diary.get, { diaryId }, { as: author });
    const { sections } = data;
    const teamIds = [team.id, other.id];
    const changed = { diaryId, version: 1, sections: { summary: sections.summary }, teamIds };
    expect((await app.call(api.diary.update, changed, { as: author })).code).toBe(200);
    const [one = author, two = author] = readers;
    await commentAnonymously(one, diaryId, { teamId: team.id });
    await commentAnonymously(two, diaryId, { teamId: other.id });
    expect(await nextMorning()).toBe(2);
    expect(await readersOf(author, diaryId)).toMatchObject({ total: 5, unnamed: 0 });
  });
});

test('writes down only the first time that someone opens an entry, where comments can be anonymous', async () => {
  const { author, reader, diaryId } = await buildCircle();
  await nextMorning();
  await open(reader, diaryId);
  await thread(reader, diaryId);
  const { items } = await readersOf(author, diaryId);
  expect(items.find((item) => item.reader.id === reader.id)).toMatchObject({
    firstDay: '2026-03-31',
    lastDay: '2026-03-31',
  });
});
