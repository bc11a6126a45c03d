// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDepartment } from '../../../testing/admission.ts';
import { buildDiary, buildFollowGroup, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const unread = async (as: TestPerson, input: RequestOf<typeof api.reading.unread> = {}) =>
  (await app.call(api.reading.unread, input, { as })).data;
const mark = (as: TestPerson, input: RequestOf<typeof api.reading.mark>) =>
  app.call(api.reading.mark, input, { as });
const ids = ({ items }: { items: readonly { readonly id: string }[] }) => items.map(({ id }) => id);

/** A team of four, of which three have written: the newest diary first. */
async function written() {
  const team = await buildTeam(app, { members: 3 });
  const [ana = team.owner, bo = team.owner, cy = team.owner] = team.members;
  const old = await buildDiary(app, { author: cy, day: '2026-03-27' });
  const middle = await buildDiary(app, { author: bo, day: '2026-03-30' });
  const newest = await buildDiary(app, { author: ana });
  await buildDiary(app, { author: team.owner });
  return { team, reader: team.owner, ana, bo, cy, diaries: [newest.id, middle.id, old.id] as const };
}

describe('what is unread', () => {
  test('is what one has not opened, however one opened it, and says how much there is', async () => {
    const { reader, ana, diaries } = await written();
    const [newest, middle, old] = diaries;
    expect(await unread(reader)).toMatchObject({ left: 3, place: null, nextCursor: null });
    expect(ids(await unread(reader))).toEqual(diaries);
    await app.call(api.diary.get, { diaryId: middle }, { as: reader });
    expect(ids(await unread(reader))).toEqual([newest, old]);
    await mark(reader, { diaryId: newest, unread: false });
    expect(await unread(reader)).toMatchObject({ left: 1, items: [{ id: old }] });
    // The author sees the one as the other.
    const { total } = (await app.call(api.diary.readers, { diaryId: newest }, { as: ana })).data;
    expect(total).toBe(1);
  });

  test('asking for the next ones opens none of them', async () => {
    const { reader, ana, diaries } = await written();
    await unread(reader);
    const read = await app.call(api.diary.readers, { diaryId: diaries[0] }, { as: ana });
    expect(read.data.total).toBe(0);
  });

  test('ends after a fortnight, and with the teams one is in', async () => {
    const { team, reader, bo } = await written();
    app.clock.advance(10 * DAY);
    expect((await unread(reader)).left).toBe(2);
    app.clock.advance(4 * DAY);
    expect((await unread(reader)).left).toBe(0);
    app.clock.set('2026-03-31T12:00:00.000Z');
    await app.call(api.relationship.exit, { teamId: team.id }, { as: bo });
    expect(await unread(bo)).toMatchObject({ left: 0, items: [] });
  });

  test('by team, department, follow group and those one follows', async () => {
    const { team, reader, ana, bo, cy, diaries } = await written();
    const [newest, middle, old] = diaries;
    const second = await buildTeam(app, { owner: reader, members: [ana] });
    expect(ids(await unread(reader, { teamId: second.id }))).toEqual([]);
    const departmentId = await buildDepartment(app, team, 'Press', { members: [bo] });
    expect(await unread(reader, { departmentId })).toMatchObject({ left: 1, items: [{ id: middle }] });
    const followGroupId = await buildFollowGroup(app, reader, [ana, cy], 'Slope');
    expect(ids(await unread(reader, { followGroupId }))).toEqual([newest, old]);
    await app.call(api.follows.follow, { userId: cy.id, following: true }, { as: reader });
    expect(ids(await unread(reader, { following: true }))).toEqual([old]);
    expect(await unread(reader, { departmentId, following: true })).toMatchObject({ left: 0, items: [] });
  });

  test('pages, those marked as unread last', async () => {
    const { reader, diaries } = await written();
    const [newest, middle, old] = diaries;
    await mark(reader, { diaryId: newest, unread: true });
    await mark(reader, { diaryId: middle, unread: true });
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await unread(reader, { limit: 1, ...(cursor && { cursor }) });
      expect(page).toMatchObject({ left: 3, place: null });
      found.push(...ids(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual([old, newest, middle]);
    await mark(reader, { diaryId: newest, unread: false });
    expect(ids(await unread(reader))).toEqual([old, middle]);
  });
});

describe('where one stopped', () => {
  test('comes back first with its place, in its own selection alone, until one is through', async () => {
    const { team, reader, diaries } = await written();
    const [newest, middle, old] = diaries;
    const at = { teamId: team.id, place: 2 };
    await mark(reader, { diaryId: newest, unread: false, at: { ...at, place: 1 } });
    await mark(reader, { diaryId: middle, unread: false, at });
    expect(await unread(reader)).toMatchObject({ left: 1, place: null, items: [{ id: old }] });
    const again = await unread(reader, { teamId: team.id });
    expect(again).toMatchObject({ left: 1, place: 2 });
    expect(ids(again)).toEqual([middle, old]);
    await mark(reader, { diaryId: old, unread: false, at: { ...at, place: null } });
    expect(await unread(reader, { teamId: team.id })).toMatchObject({ left: 0, place: null, items: [] });
  });

  test('one that is marked as unread is there once', async () => {
    const { reader, diaries } = await written();
    const [newest, middle, old] = diaries;
    await mark(reader, { diaryId: middle, unread: true, at: { place: 1 } });
    const again = await unread(reader);
    expect(again).toMatchObject({ left: 2, place: 1 });
    expect(ids(again)).toEqual([middle, newest, old]);
  });

  test('a diary that one may not read any more does not come back', async () => {
    const { reader, bo, diaries } = await written();
    const [, middle] = diaries;
    await mark(reader, { diaryId: middle, unread: true, at: { place: 1 } });
    await app.call(api.diary.delete, { diaryId: middle }, { as: bo });
    expect(await unread(reader)).toMatchObject({ left: 2, place: null });
    expect((await mark(reader, { diaryId: middle, unread: false })).refusal.key).toBe('diaryNotFound');
  });
});

test('of the reader’s own diary there is nothing to mark, and none of another team’s', async () => {
  const { reader, ana, diaries } = await written();
  const other = await buildTeam(app);
  expect((await mark(ana, { diaryId: diaries[0], unread: true })).refusal.key).toBe('diaryNotFound');
  expect((await mark(other.owner, { diaryId: diaries[0], unread: true })).refusal.key).toBe('diaryNotFound');
  const at = { teamId: other.id, place: 1 };
  const strange = await mark(reader, { diaryId: diaries[0], unread: false, at });
  expect(strange.refusal.key).toBe('teamNotFound');
});
