import { api, isMonth, type OutputOf } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import { buildDiary, buildTeam, LONG_ENOUGH, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeAll(async () => {
  app.clock.set('2026-03-31T12:00:00.000Z');
});

const history = (as: TestPerson, input: { diaryId: string; limit?: number; cursor?: string }) =>
  app.call(api.diary.history, input, { as });

function versionsIn(answer: OutputOf<typeof api.diary.history>) {
  if (isMonth(answer)) throw new Error('versions were asked for, not a month');
  return answer;
}

/** A diary that its author changed twice. */
async function buildChanged() {
  const { owner, members } = await buildTeam(app, { members: 1 });
  const [member = owner] = members;
  const { id: diaryId } = await buildDiary(app, { author: owner, summary: `${LONG_ENOUGH} One.` });
  for (const [version, said] of ['Two.', 'Three.'].entries()) {
    app.clock.advance(60_000);
    const sections = { summary: `${LONG_ENOUGH} ${said}` };
    await app.call(api.diary.update, { diaryId, version: version + 1, sections }, { as: owner });
  }
  return { owner, member, diaryId };
}

test('an author sees what their diary said, the newest first, page by page', {
  tags: 'postgres/sql',
}, async () => {
  const { owner, diaryId } = await buildChanged();
  const all = versionsIn((await history(owner, { diaryId })).data);
  expect(
    all.items.map(({ version, sections }) => `${version} ${sections.summary.split(' ').at(-1)}`),
  ).toEqual(['3 Three.', '2 Two.', '1 One.']);
  const times = all.items.map(({ writtenAt }) => writtenAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const first = versionsIn((await history(owner, { diaryId, limit: 2 })).data);
  const second = versionsIn(
    (await history(owner, { diaryId, limit: 2, cursor: first.nextCursor ?? '' })).data,
  );
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect(second.nextCursor).toBeNull();
});

test('others are told that it was changed, and nothing of what it said', async () => {
  const { owner, member, diaryId } = await buildChanged();
  expect((await app.call(api.diary.get, { diaryId }, { as: member })).data.version).toBe(3);
  expect((await history(member, { diaryId })).refusal.key).toBe('diaryNotFound');
  await app.call(api.diary.delete, { diaryId }, { as: owner });
  expect((await history(owner, { diaryId })).refusal.key).toBe('diaryNotFound');
});

test('a month or a diary is asked for, not both', async () => {
  const { owner, diaryId } = await buildChanged();
  for (const input of [{}, { diaryId, month: '2026-03' }]) {
    const refused = await app.call(api.diary.history, input, { as: owner });
    expect(refused.refusal).toMatchObject({ key: 'monthInvalid', errors: [{ path: 'month' }] });
  }
  for (const cursor of ['x', Buffer.from('["-1"]').toString('base64url')]) {
    expect((await history(owner, { diaryId, cursor })).refusal.key).toBe('cursorInvalid');
  }
});
