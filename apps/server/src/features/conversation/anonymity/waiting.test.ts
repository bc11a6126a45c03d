import { randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { readSeals } from '../../../platform/seal.ts';
import { newKey, useCircle } from '../../../testing/circle.ts';
import { buildTalk } from '../../../testing/factories.ts';
import { tagOf } from './rules.ts';
import { takeSteps } from './step.store.ts';

const { app, buildCircle, commentAnonymously, nextMorning, open, query, readersOf, thread } = useCircle();

describe('an anonymous comment waits', () => {
  test('until four people can have written it, and a morning longer for the last one', async () => {
    const { author, team, reader, diaryId } = await buildTalk(app, { members: 5 });
    const [, second = reader, third = reader, fourth = reader] = team.members;
    await open(reader, diaryId);
    await commentAnonymously(reader, diaryId);
    await open(second, diaryId);
    await open(third, diaryId);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(0);
    await open(fourth, diaryId);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('sealed, shuffled among blank rows of its own length, all written anew', {
    tags: 'postgres/sql',
  }, async () => {
    const { reader, diaryId } = await buildTalk(app, { members: 5 });
    await open(reader, diaryId);
    await takeSteps(app.ports);
    const rows = () =>
      query('select id::text, length(sealed) as length, xmin::text from anonymous_inbox order by ctid');
    const before = await rows();
    await commentAnonymously(reader, diaryId);
    await takeSteps(app.ports);
    const after = await rows();
    expect([before.length, after.length]).toEqual([16, 16]);
    expect(new Set([...before, ...after].map(({ length }) => length)).size).toBe(1);
    expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1);
    expect(after.map(({ id }) => id)).toEqual(after.map(({ id }) => id).toSorted());
    expect(after.filter(({ id }) => before.some((row) => row.id === id))).toEqual([]);
  });

  test('on where an earlier release has taken it in', async () => {
    const { author, team, diaryId } = await buildCircle();
    const old = {
      teamId: team.id,
      objectKind: 'diary',
      objectId: diaryId,
      parentId: null,
      tag: tagOf(newKey()),
      text: 'From before',
    };
    const sealed = (await readSeals(app.files)).seal(JSON.stringify(old));
    await query('insert into anonymous_inbox (id, sealed) values ($1, $2)', randomUUID(), sealed);
    expect(await nextMorning()).toBe(1);
    expect((await thread(author, diaryId)).items).toMatchObject([{ text: 'From before' }]);
  });

  test('no longer than what it is about is there', async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    await app.call(api.diary.delete, { diaryId }, { as: author });
    expect(await nextMorning()).toBe(0);
    await app.call(api.diary.delete, { diaryId, undo: true }, { as: author });
    expect(await nextMorning()).toBe(0);
    expect((await thread(author, diaryId)).total).toBe(0);
  });

  test('no longer than fourteen days', async () => {
    const { author, team, reader, diaryId } = await buildTalk(app, { members: 5 });
    await open(reader, diaryId);
    await commentAnonymously(reader, diaryId);
    app.clock.advance(14 * DAY);
    for (const as of team.members) await open(as, diaryId);
    await open(author, diaryId);
    expect(await nextMorning()).toBe(0);
    expect(await readersOf(author, diaryId)).toMatchObject({ unnamed: 0 });
  });

  test('in a team that turns it off for nothing: readers are named, and it is given back', async () => {
    const { author, team, reader, diaryId } = await buildTalk(app, { members: 5 });
    await open(reader, diaryId);
    await commentAnonymously(reader, diaryId);
    const rules = (anonymous: boolean) =>
      app.call(api.team.setting, { teamId: team.id, rules: { anonymous } }, { as: author });
    await rules(false);
    expect((await readersOf(author, diaryId)).items).toEqual([]);
    expect(await nextMorning()).toBe(0);
    expect((await readersOf(author, diaryId)).items).toHaveLength(1);
    await rules(true);
    for (const as of team.members) await open(as, diaryId);
    expect(await nextMorning()).toBe(0);
  });
});
