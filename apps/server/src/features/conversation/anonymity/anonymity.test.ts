import { randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { describe, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '../../../platform/clock.ts';
import { newKey, useCircle } from '../../../testing/circle.ts';
import { buildComment, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { tagOf } from './rules.ts';
import { takeSteps } from './step.store.ts';

const { app, buildCircle, commentAnonymously, idOf, nextMorning, open, readersOf, thread } = useCircle();

describe('an anonymous comment', () => {
  test('waits for the team’s next day, then is shown with a voice and a day alone', async () => {
    const { author, reader, diaryId, team } = await buildCircle();
    const [key, id] = [newKey(), randomUUID()];
    const added = await commentAnonymously(reader, diaryId, { key, id });
    expect(added).toMatchObject({ code: 200, data: { comment: null } });
    app.clock.advance(17 * HOUR);
    expect(await takeSteps(app.ports)).toBe(0);
    expect((await thread(author, diaryId)).items).toEqual([]);
    app.clock.advance(2 * HOUR);
    expect(await takeSteps(app.ports)).toBe(1);
    const shown = await thread(author, diaryId);
    expect(shown).toMatchObject({
      total: 1,
      items: [
        {
          teamId: team.id,
          author: null,
          at: null,
          day: '2026-04-01',
          text: 'Grown too fast?',
          voice: { number: 1, tag: tagOf(key) },
          can: { reply: true, edit: false, delete: false, remove: true, restore: false },
        },
      ],
    });
    expect(shown.items[0]?.id).not.toBe(id);
    expect((await open(author, diaryId)).data.talk.comments).toBe(1);
    const heard = (await app.call(api.comment.answered, { since: '2026-03-31' }, { as: author })).data.shown;
    expect(heard).toMatchObject([{ receipt: tagOf(id), commentId: shown.items[0]?.id, day: '2026-04-01' }]);
    expect(
      (await app.call(api.comment.answered, { since: '2026-03-31' }, { as: reader })).data.shown,
    ).toEqual(heard);
  });

  test('tells voices of a thread apart, and not those of two threads', async () => {
    const { author, readers, diaryId } = await buildCircle();
    const [ana = author, bo = author] = readers;
    const key = newKey();
    await commentAnonymously(ana, diaryId, { key, text: 'One' });
    await commentAnonymously(bo, diaryId, { text: 'Two' });
    await commentAnonymously(ana, diaryId, { key, text: 'Three' });
    expect(await nextMorning()).toBe(3);
    const { items } = await thread(author, diaryId);
    const voices = new Map(items.map(({ text, voice }) => [text, voice?.number]));
    expect(voices.get('One')).toBe(voices.get('Three'));
    expect(new Set(voices.values())).toEqual(new Set([1, 2]));
  });

  test('is added once, however often it is sent', { tags: 'postgres/at-once' }, async () => {
    const { author, reader, readers, diaryId } = await buildCircle();
    const same = { key: newKey(), id: randomUUID() };
    await Promise.all(Array.from({ length: 4 }, () => commentAnonymously(reader, diaryId, same)));
    expect(await nextMorning()).toBe(1);
    expect((await thread(author, diaryId)).total).toBe(1);
    await commentAnonymously(reader, diaryId, same);
    await commentAnonymously(readers[1] ?? reader, diaryId, { text: 'Another one' });
    expect(await nextMorning()).toBe(0);
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('is shown by one server, where several come to the morning together', {
    tags: 'postgres/at-once',
  }, async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    app.clock.advance(DAY);
    const shown = await Promise.all([takeSteps(app.ports), takeSteps(app.ports), takeSteps(app.ports)]);
    expect(shown.toSorted()).toEqual([0, 0, 1]);
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('keeps waiting, with the names, where a step breaks off', async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    app.clock.advance(DAY);
    const uuid = vi.spyOn(app.ports.random, 'uuid').mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(takeSteps(app.ports)).rejects.toThrow('killed');
    uuid.mockRestore();
    expect(await readersOf(author, diaryId)).toMatchObject({ items: [], total: 5, unnamed: 5 });
    expect(await takeSteps(app.ports)).toBe(1);
    expect(await readersOf(author, diaryId)).toMatchObject({ total: 5, unnamed: 0 });
  });

  test('is removed by its key with a step, and brought back with another; without the key plainly not', async () => {
    const { author, reader, diaryId, readers } = await buildCircle();
    const key = newKey();
    await commentAnonymously(reader, diaryId, { key });
    await nextMorning();
    for (const as of readers) await open(as, diaryId);
    const commentId = await idOf(author, diaryId, key);
    const remove = (as: TestPerson, more: object = {}) =>
      app.call(api.comment.delete, { commentId, ...more }, { as });
    expect((await remove(readers[1] ?? reader)).refusal.key).toBe('voiceKeyLost');
    expect((await remove(reader, { key: newKey() })).refusal.key).toBe('voiceKeyLost');
    expect((await remove(reader, { key })).code).toBe(200);
    expect((await thread(author, diaryId)).total).toBe(1);
    await nextMorning();
    expect(await thread(author, diaryId)).toMatchObject({ total: 0, items: [] });
    for (const as of readers) await open(as, diaryId);
    expect((await remove(reader, { undo: true })).refusal.key).toBe('commentNotFound');
    expect((await remove(reader, { key, undo: true })).code).toBe(200);
    expect((await thread(author, diaryId)).total).toBe(0);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(1);
    await remove(reader, { key });
    await remove(reader, { key, undo: true });
    for (const as of readers) await open(as, diaryId);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('stays over a quiet day, whose one visitor its removal would name', async () => {
    const { author, reader, diaryId, readers } = await buildCircle();
    const key = newKey();
    await commentAnonymously(reader, diaryId, { key });
    await nextMorning();
    app.clock.advance(DAY);
    const commentId = await idOf(reader, diaryId, key);
    await app.call(api.comment.delete, { commentId, key }, { as: reader });
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(1);
    for (const as of readers) await open(as, diaryId);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(0);
  });

  test('is removed by a moderator, and the log tells nothing of its writer', async () => {
    const { author, moderator, reader, diaryId, team } = await buildCircle();
    const key = newKey();
    await commentAnonymously(reader, diaryId, { key });
    await nextMorning();
    const commentId = await idOf(author, diaryId, key);
    await app.call(api.comment.delete, { commentId }, { as: moderator });
    expect((await thread(reader, diaryId)).items).toEqual([]);
    const log = (await app.call(api.team.audit, { teamId: team.id }, { as: moderator })).data.items;
    expect(log[0]).toMatchObject({
      action: 'comment_removed',
      actor: { id: moderator.id },
      subject: { id: author.id },
      details: { comment: commentId, day: '2026-03-31' },
    });
    const mine = { commentId, key, undo: true };
    expect((await app.call(api.comment.delete, mine, { as: reader })).refusal.key).toBe('commentNotFound');
    await app.call(api.comment.delete, { commentId, undo: true }, { as: moderator });
    expect((await thread(reader, diaryId)).total).toBe(1);
  });

  test('is answered, and every browser of the team hears the same', async () => {
    const { author, reader, readers, diaryId } = await buildCircle();
    const key = newKey();
    await commentAnonymously(reader, diaryId, { key });
    await nextMorning();
    const parentId = await idOf(author, diaryId, key);
    await buildComment(app, author, diaryId, { parentId });
    const ask = async (as: TestPerson) =>
      (await app.call(api.comment.answered, { since: '2026-03-31' }, { as })).data.items;
    expect(await ask(reader)).toMatchObject([
      { tag: tagOf(key), commentId: parentId, object: { id: diaryId }, day: '2026-04-01' },
    ]);
    expect(await ask(readers[2] ?? reader)).toEqual(await ask(reader));
    expect(await ask(await buildPerson(app))).toEqual([]);
  });

  test('tells the author without a name and without a time', async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    await nextMorning();
    const { items } = (await app.call(api.notice.get, {}, { as: author })).data;
    expect(items[0]).toMatchObject({ kind: 'comment', actor: null, createdAt: '2026-04-01T00:00:00.000Z' });
  });

  test('masks sensitive words, for its writer too', async () => {
    const { author, reader, diaryId, team } = await buildCircle();
    await app.call(api.team.prohibited, { teamId: team.id, words: 'fast' }, { as: author });
    await commentAnonymously(reader, diaryId);
    await nextMorning();
    const [shown] = (await thread(reader, diaryId)).items;
    expect(shown?.text).toBe('Grown too \\*\\*\\*\\*?');
  });

  test('gets an answer as long as that to the same text by name', async () => {
    const { reader, diaryId } = await buildCircle();
    const sizeOf = (data: unknown) => Buffer.byteLength(JSON.stringify(data));
    for (const text of ['Yes', '葡萄'.repeat(900), 'a "quoted" line\n'.repeat(120)]) {
      const said = { kind: 'diary', objectId: diaryId, text } as const;
      const anonymous = { id: randomUUID(), key: newKey() };
      const [named, hidden] = [
        await app.call(api.comment.add, said, { as: reader }),
        await app.call(api.comment.add, { ...said, anonymous }, { as: reader }),
      ];
      expect([named.code, hidden.code]).toEqual([200, 200]);
      expect(sizeOf(hidden.data)).toBe(sizeOf(named.data));
    }
  });
});
