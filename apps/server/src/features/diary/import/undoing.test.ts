import { api } from '@garden/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../platform/clock.ts';
import { UNDO_LIFE } from '../../../platform/undo.ts';
import { completionOf } from '../../../testing/completion.ts';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { importing, note, short } from '../../../testing/imports.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeAll(async () => {
  // A Tuesday.
  app.clock.set('2026-03-31T12:00:00.000Z');
});

const { bringIn, listOwn, send } = importing(app);

describe('an import is one whole', () => {
  const key = () => crypto.randomUUID();
  const undo = async (as: TestPerson, importId: string | null) =>
    app.call(api.diary.undoImport, { importId: importId ?? '' }, { as });
  const listed = async (as: TestPerson) => (await app.call(api.diary.imports, {}, { as })).data.items;

  test('that is undone as one: what it made goes, what was changed or was there stays', async () => {
    const { owner: as, id: teamId } = await buildTeam(app);
    await bringIn(as, [note('2024-05-01', 'Before.')]);
    app.clock.advance(1);
    const importKey = key();
    const first = await send(as, {
      files: [note('2024-05-01'), note('2024-05-02')],
      importKey,
      more: true,
    });
    const second = await send(as, {
      files: [note('2024-05-03'), note('2024-05-06')],
      teamIds: [teamId],
      importKey,
    });
    expect(second.data.importId).toBe(first.data.importId);
    const changed = (await listOwn(as)).find(({ day }) => day === '2024-05-03');
    const sections = { summary: 'It snowed.' };
    const changes = { diaryId: changed?.id ?? '', version: 1, sections, teamIds: [teamId] };
    expect((await app.call(api.diary.update, changes, { as })).code).toBe(200);
    expect(await listed(as)).toMatchObject([
      {
        id: second.data.importId,
        days: 2,
        changed: 1,
        from: '2024-05-02',
        to: '2024-05-06',
        undone: false,
      },
      { days: 1, changed: 0 },
    ]);
    const stranger = await buildPerson(app);
    expect((await undo(stranger, second.data.importId)).refusal.key).toBe('importNotFound');
    expect((await undo(as, second.data.importId)).data).toEqual({ removed: 2, left: 0, changed: 1 });
    expect((await undo(as, second.data.importId)).data).toEqual({ removed: 0, left: 0, changed: 1 });
    expect((await listOwn(as)).map(({ day }) => day)).toEqual(['2024-05-03', '2024-05-01']);
    expect(await completionOf(app, teamId, '2024-05-06')).toEqual({ kept: 0, counted: 0 });
    expect(await listed(as)).toMatchObject([{ days: 0, changed: 1, undone: true }, { days: 1 }]);
    // It ended with that; the same files come in again as another one.
    const again = { files: [note('2024-05-02')], importKey };
    expect((await send(as, again)).refusal.key).toBe('importUndone');
    expect(short(await bringIn(as, [note('2024-05-02')]))).toEqual([['2024-05-02', 'new', null]]);
  });

  test('that is not undone after thirty days, and forgotten then', async () => {
    const as = await buildPerson(app);
    const { data } = await send(as, { files: [note('2024-05-02')] });
    app.clock.advance(UNDO_LIFE + 1);
    const [undone, items] = [await undo(as, data.importId), await listed(as)];
    app.clock.advance(-UNDO_LIFE - 1);
    expect(undone.refusal.key).toBe('importNotFound');
    expect(items).toEqual([]);
  });

  test('and the only one of a person: another one is told to wait, until it ends or does not go on', async () => {
    const as = await buildPerson(app);
    const [one, other] = [key(), key()];
    const begin = { files: [note('2024-05-02')], importKey: one, more: true };
    expect((await send(as, begin)).code).toBe(200);
    const { refusal } = await send(as, { files: [note('2024-05-03')], importKey: other });
    expect(refusal).toMatchObject({ key: 'importRunning', params: { minutes: 5 } });
    expect(await listOwn(as)).toHaveLength(1);
    // A request that was answered in vain is told the same again.
    expect(short((await send(as, begin)).data.entries)).toEqual([['2024-05-02', 'new', null]]);
    expect((await send(as, { files: [note('2024-05-04')], importKey: one })).code).toBe(200);
    expect((await send(as, { files: [note('2024-05-03')], importKey: other, more: true })).code).toBe(200);
    app.clock.advance(5 * MINUTE + 1);
    const later = await send(as, { files: [note('2024-05-06')] });
    app.clock.advance(-5 * MINUTE - 1);
    expect(later.code).toBe(200);
    expect(await listOwn(as)).toHaveLength(4);
  });

  test('when two begin at the same moment', async () => {
    const as = await buildPerson(app);
    const days = ['2024-05-02', '2024-05-03'];
    const replies = await Promise.all(
      days.map((day) => send(as, { files: [note(day)], importKey: key(), more: true })),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    expect(await listOwn(as)).toHaveLength(1);
  });
});
