import { api } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const TODAY = '2026-03-03';
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

async function buildNoted() {
  const { id: teamId, owner: as, members } = await buildTeam(app, { members: 1 });
  const add = (day: string, text = 'Office move') => app.call(api.dayNote.add, { teamId, day, text }, { as });
  const { data: note } = await add('2026-03-02');
  const read = async (reader = as, wish = {}) =>
    (await app.call(api.statistics.get, { teamId, ...wish }, { as: reader })).data;
  const update = (version: number, text: string, day = note.day) =>
    app.call(api.dayNote.update, { noteId: note.id, version, day, text }, { as });
  const remove = (undo = false) =>
    app.call(api.dayNote.delete, { noteId: note.id, ...(undo && { undo }) }, { as });
  const removeOther = (noteId: string) => app.call(api.dayNote.delete, { noteId }, { as });
  return { as, member: members[0] ?? as, note, add, read, update, remove, removeOther };
}

test('a note is read by everyone in the team, on its day alone, and today at once', {
  tags: 'postgres/sql',
}, async () => {
  const { member, note, add, read } = await buildNoted();
  const { data: later } = await add(TODAY, 'The lift is out');
  expect((await read()).notes).toEqual([note, later]);
  const seen = await read(member);
  expect([seen.notes, seen.can.note]).toEqual([[note, later], false]);
  expect((await read(member, { from: '2026-02-25', to: '2026-03-01' })).notes).toEqual([]);
});

test('a note is changed and moved; a change of an older one is a conflict', async () => {
  const { note, read, update } = await buildNoted();
  expect((await update(1, 'Moved to the pier', '2026-03-01')).data).toMatchObject({ version: 2 });
  expect(await update(1, 'Old')).toMatchObject({ code: 409 });
  expect((await read()).notes).toEqual([
    { id: note.id, day: '2026-03-01', text: 'Moved to the pier', version: 2 },
  ]);
});

test('a day takes five notes, none before it begins, and none without words', async () => {
  const { add, update } = await buildNoted();
  const keys = async (answer: ReturnType<typeof add>) =>
    (await answer).refusal.errors?.map(({ path, key }) => `${path} ${key}`);
  expect(await keys(add('2026-03-04'))).toEqual(['day dayNoteAhead']);
  expect(await keys(add(TODAY, ' '))).toEqual(['text contentRequired']);
  for (let at = 0; at < 5; at += 1) await add(TODAY);
  expect((await add(TODAY)).refusal.key).toBe('dayNotesFull');
  expect((await update(1, 'Office move', TODAY)).refusal.key).toBe('dayNotesFull');
});

test('a note does not come back to a day that has become full, and does once one goes', async () => {
  const { note, add, read, remove, removeOther } = await buildNoted();
  await remove();
  const others = [];
  for (let at = 0; at < 5; at += 1) others.push((await add(note.day)).data);
  expect((await remove(true)).refusal.key).toBe('dayNotesFull');
  expect((await read()).notes.map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort());
  await removeOther(others[0]?.id ?? '');
  expect((await remove(true)).code).toBe(200);
  expect((await read()).notes).toHaveLength(5);
});

test('a note goes, comes back, and is erased after thirty days', async () => {
  const { note, read, update, remove } = await buildNoted();
  await remove();
  expect((await read()).notes).toEqual([]);
  expect((await update(1, 'Gone')).refusal.key).toBe('dayNoteNotFound');
  await remove(true);
  expect((await read()).notes).toEqual([note]);
  await remove();
  app.clock.advance(30 * DAY + 1);
  await eraseHiddenWorker(app.ports).run({});
  const found = await app.ports.database.pool.query('select 1 from day_notes where id = $1', [note.id]);
  expect(found.rows).toEqual([]);
});
