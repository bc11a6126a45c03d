import { createHash, randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { eraseHiddenWorker } from '../../platform/erase-hidden.ts';
import {
  buildComment,
  buildDiary,
  buildPerson,
  buildTalk,
  buildTeam,
  type TestPerson,
} from '../../testing/factories.ts';
import { takeNextSteps } from '../../testing/next-steps.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { eraseDue } from '../account/closing/erasure.store.ts';

const app = useTestApp();

const rowsOf = async (query: string, ...values: unknown[]) =>
  (await app.ports.database.pool.query(query, values)).rows;
const total = async (as: TestPerson) => (await app.call(api.notice.total, {}, { as })).data.total;
const thread = async (as: TestPerson, objectId: string) =>
  (await app.call(api.comment.gets, { kind: 'diary', objectId }, { as })).data.items;

/** Says something without a name about a diary that the whole team has opened, and shows it. */
async function commentAnonymously(
  as: TestPerson,
  team: readonly TestPerson[],
  objectId: string,
  text: string,
) {
  for (const reader of team) await thread(reader, objectId);
  const key = createHash('sha256').update(randomUUID()).digest('base64url');
  const said = { kind: 'diary' as const, objectId, text, anonymous: { id: randomUUID(), key } };
  expect((await app.call(api.comment.add, said, { as })).code).toBe(200);
  expect(await takeNextSteps(app)).toBe(1);
}

/** What is kept of talk about an object, as a text. */
async function keptOf(objectId: string): Promise<string> {
  const said = await rowsOf(
    `select id from comments where object_id = $1 union select id from anonymous_comments where object_id = $1`,
    objectId,
  );
  const ids = [objectId, ...said.map(({ id }) => id)];
  const tables = ['comments', 'anonymous_comments', 'threads', 'reactions', 'reaction_counts', 'notices'];
  const rows = await Promise.all(
    tables.map(async (table) => ({
      table,
      rows: await rowsOf(`select * from ${table} where object_id = any ($1)`, ids),
    })),
  );
  return JSON.stringify(rows.filter((each) => each.rows.length > 0));
}

describe('a diary that is erased', () => {
  test('takes along all that was said about it, and what people were told of that', {
    tags: 'postgres/sql',
  }, async () => {
    const { team, author, reader, diaryId } = await buildTalk(app, { members: 5 });
    const other = await buildDiary(app, { author, day: '2026-03-30' });
    for (const id of [diaryId, other.id]) {
      const { id: commentId } = await buildComment(app, reader, id);
      await buildComment(app, author, id, { parentId: commentId, text: `Ask @${team.members[1]?.name}` });
      await commentAnonymously(reader, team.members, id, 'Is that wise?');
      await app.call(api.like.likes, { kind: 'diary', objectId: id }, { as: reader });
      await app.call(api.like.likes, { kind: 'comment', objectId: commentId }, { as: author });
    }
    const kept = await keptOf(other.id);
    const unseen = await Promise.all([author, reader].map(total));
    for (const table of ['comments', 'anonymous_comments', 'threads', 'reaction', 'notices']) {
      expect(await keptOf(diaryId)).toContain(table);
    }
    await app.call(api.diary.delete, { diaryId }, { as: author });
    const said = await rowsOf('select id from comments where object_id = $1', diaryId);
    app.clock.advance(30 * DAY + 1);
    await eraseHiddenWorker(app.ports).run({});
    app.clock.advance(-30 * DAY - 1);
    expect(await keptOf(diaryId)).toBe('[]');
    for (const table of ['reactions', 'reaction_counts', 'notices']) {
      const ids = said.map(({ id }) => id);
      expect(await rowsOf(`select * from ${table} where object_id = any ($1)`, ids)).toEqual([]);
    }
    expect(await keptOf(other.id)).toBe(kept);
    // Both entries had told each of them the same.
    expect(await Promise.all([author, reader].map(total))).toEqual(unseen.map((number) => number / 2));
  });

  test('does so with its author, too, once its last team is gone', async () => {
    const author = await buildPerson(app);
    const [first, second] = [
      await buildTeam(app, { members: [author] }),
      await buildTeam(app, { members: [author] }),
    ];
    const diary = await buildDiary(app, { author, teamIds: [first.id, second.id] });
    await buildComment(app, first.owner, diary.id);
    const { id: diaryId, version, sections } = diary;
    const withdrawn = { diaryId, version, sections, teamIds: [second.id] };
    expect((await app.call(api.diary.update, withdrawn, { as: author })).code).toBe(200);
    await erase(author);
    expect(await keptOf(diaryId)).toContain('comments');
    await rowsOf('delete from diary_teams where team_id = $1', second.id);
    await eraseDue(app.ports);
    expect(await keptOf(diaryId)).toBe('[]');
  });
});

async function erase({ email, password }: TestPerson) {
  await close({ email, password });
  app.clock.advance(14 * DAY);
  await eraseDue(app.ports);
  app.clock.advance(-14 * DAY);
}

async function close({ email, password }: Pick<TestPerson, 'email' | 'password'>) {
  const as = (await app.call(api.user.login, { email, password })).data;
  expect((await app.call(api.auth.deleteAccount, { email, password }, { as })).code).toBe(200);
}

describe('someone who is mentioned', () => {
  test('goes out of what was said once they close their account; what others wrote stays as it is', {
    tags: 'postgres/sql',
  }, async () => {
    const { team, author, reader, diaryId } = await buildTalk(app, { members: 5 });
    const gone = await buildPerson(app, { name: 'Zed Canary' });
    await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as: gone });
    const text = `Ask @${gone.name} or @${author.name}`;
    await buildComment(app, reader, diaryId, { text });
    await commentAnonymously(reader, [...team.members, gone], diaryId, text);
    const mentioned = async () =>
      (await thread(author, diaryId)).map(({ mentions }) => mentions.map(({ name }) => name));
    const all = [gone.name, author.name];
    expect(await mentioned()).toEqual([all, all]);
    await close(gone);
    expect(await mentioned()).toEqual([[author.name], [author.name]]);
    await app.call(api.user.login, { email: gone.email, password: gone.password, restore: true });
    expect(await mentioned()).toEqual([all, all]);
    await erase(gone);
    expect(await mentioned()).toEqual([[author.name], [author.name]]);
    expect((await thread(author, diaryId)).map((comment) => comment.text)).toEqual([text, text]);
    for (const table of ['comments', 'anonymous_comments']) {
      const kept = await rowsOf(`select mentions from ${table} where object_id = $1`, diaryId);
      expect(kept).toEqual([{ mentions: [{ id: author.id, name: author.name }] }]);
    }
  });
});
