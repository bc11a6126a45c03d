import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { buildDiary, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { makeReviews } from '../jobs.ts';

const app = useTestApp();

const unread = async (as: TestPerson) =>
  (await app.call(api.monthlyReminder.getNew, {}, { as })).data.review?.month ?? null;
const told = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'monthly_review' }, { as })).data.items;
const buildWriter = async (timezone: string) => {
  const as = await buildPerson(app, { timezone });
  await buildDiary(app, { author: as });
  return as;
};

test('a month is made ready once, on the 1st of each person’s own calendar, and is unread until it is read', {
  tags: 'postgres/sql',
}, async () => {
  app.clock.set('2026-03-31T09:00:00.000Z');
  const [early, late] = [await buildWriter('Pacific/Kiritimati'), await buildWriter('Pacific/Honolulu')];
  const [silent, off] = [await buildPerson(app), await buildWriter('Europe/Lisbon')];
  await app.call(api.ai.choose, { off: ['summaries'] }, { as: off });
  const all = [early, late, silent];
  const after = async (moment: string) => {
    app.clock.set(moment);
    await makeReviews(app.ports);
    return Promise.all(all.map(unread));
  };
  expect(await after('2026-03-31T09:30:00.000Z')).toEqual([null, null, null]);
  // Kiritimati is fourteen hours ahead, and its day begins at six.
  expect(await after('2026-03-31T17:00:00.000Z')).toEqual(['2026-03', null, null]);
  expect(await after('2026-04-02T12:00:00.000Z')).toEqual(['2026-03', '2026-03', null]);
  await Promise.all([makeReviews(app.ports), makeReviews(app.ports)]);
  for (const as of [early, late]) {
    expect(await told(as)).toMatchObject([
      { kind: 'monthly_review', month: '2026-03', actor: null, text: 'Your month in review is ready' },
    ]);
  }
  expect(await told(off)).toEqual([]);
  await app.call(api.monthlyReminder.markRead, { month: '2026-03' }, { as: early });
  expect([await unread(early), await unread(late)]).toEqual([null, '2026-03']);
});

test('a month that a server slept through is made up for within a week', async () => {
  app.clock.set('2026-04-30T12:00:00.000Z');
  const as = await buildWriter('Europe/Lisbon');
  app.clock.set('2026-05-09T12:00:00.000Z');
  await makeReviews(app.ports);
  expect(await unread(as)).toBeNull();
  app.clock.set('2026-05-06T12:00:00.000Z');
  await makeReviews(app.ports);
  expect(await unread(as)).toBe('2026-04');
});
