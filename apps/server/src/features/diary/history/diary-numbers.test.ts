import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

/** A Tuesday. */
const AFTERNOON = '2026-03-31T13:00:00.000Z';
const numbers = async (as: TestPerson) => (await app.call(api.diary.numbers, {}, { as })).data;

test('needs a session', async () => {
  expect(await app.send(api.diary.numbers, {})).toMatchObject({ status: 200, code: 403 });
});

test('someone who has written nothing has no first day', async () => {
  expect(await numbers(await buildPerson(app))).toEqual({ diaries: 0, length: 0, streak: 0, firstDay: null });
});

test('all diaries of one’s own count, private ones too; deleted ones and those of others do not', async () => {
  app.clock.set(AFTERNOON);
  const { owner, members } = await buildTeam(app, { members: 1 });
  for (const author of members) await buildDiary(app, { author });
  const [friday, monday] = [
    await buildDiary(app, { author: owner, day: '2026-03-27' }),
    await buildDiary(app, { author: owner, day: '2026-03-30', teamIds: [] }),
  ];
  await buildDiary(app, { author: owner, day: '2026-03-31' });
  const month = await app.call(api.diary.history, { month: '2026-03' }, { as: owner });
  const counted = await numbers(owner);
  expect(counted).toMatchObject({ diaries: 3, firstDay: '2026-03-27' });
  expect(month.data).toMatchObject({ streak: counted.streak });
  expect(counted.streak).toBeGreaterThan(1);
  await app.call(api.diary.delete, { diaryId: friday.id }, { as: owner });
  const left = await numbers(owner);
  expect(left).toMatchObject({ diaries: 2, firstDay: monday.day });
  expect(counted.length - left.length).toBe(counted.length / 3);
});
