import { api, isScoreOverview } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDiary, buildPair, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-02-02T09:00:00.000Z'));

const text = (day: string) =>
  `Moved ${Number(day.slice(8)) + 3} grocers to the new list before 11:00, because Ana Ruiz found 4 wrong totals.`;

const importDay = (as: TestPerson, days: readonly string[]) =>
  app.call(
    api.diary.import,
    {
      teamIds: [],
      pictures: [],
      preview: false,
      files: days.map((day) => ({
        name: `${day}.md`,
        text: `# ${day}\n\n## Work summary\n\n${text(day)}\n`,
      })),
    },
    { as },
  );

async function monthOf(as: TestPerson, month: string) {
  const { data } = await app.call(api.score.mine, { month, months: 1 }, { as });
  if (!isScoreOverview(data)) throw new Error('months were asked for');
  const [shown] = data.months;
  if (!shown) throw new Error('there is no month');
  return shown;
}

test('days that could no longer be written are shown without a score and stay missed, whatever is done with them', async () => {
  const { member } = await buildPair(app, { graded: true });
  app.clock.set('2026-03-31T09:00:00.000Z');
  const days = ['2026-02-03', '2026-02-04', '2026-02-05'];
  const before = await monthOf(member, '2026-02');
  expect(before).toMatchObject({ mean: 0, written: 0 });
  const { data } = await importDay(member, days);
  expect(data.entries.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
  const missed = async () => {
    const after = await monthOf(member, '2026-02');
    expect(after).toMatchObject({ mean: 0, expected: before.expected, written: 0 });
    return after.days.filter(({ day }) => days.includes(day));
  };
  const shown = { state: 'submitted', counts: true, score: null, grade: null, plain: false };
  expect(await missed()).toMatchObject([shown, shown, shown]);

  const [first] = await missed();
  const diaryId = first?.diaryId ?? '';
  const richer = `${text('2026-02-09')} Next time I compare 20 totals first.`;
  const edited = await app.call(
    api.diary.update,
    { diaryId, version: 1, sections: { summary: richer } },
    { as: member },
  );
  expect(edited.data).toMatchObject({ score: null, plain: false });
  await missed();
  await app.call(api.diary.delete, { diaryId }, { as: member });
  await app.call(api.diary.delete, { diaryId, undo: true }, { as: member });
  await missed();
  await app.call(api.diary.delete, { diaryId }, { as: member });
  await importDay(member, days.slice(0, 1));
  expect(await missed()).toHaveLength(3);
  const refused = await app.call(
    api.score.appeal,
    { diaryId, reason: 'I did write that day, on paper' },
    { as: member },
  );
  expect(refused.refusal.key).toBe('diaryNotFound');
});

test('a day that is still open has its score, wherever its text comes from', async () => {
  const { member } = await buildPair(app, { graded: true });
  app.clock.set('2026-03-31T09:00:00.000Z');
  await importDay(member, ['2026-03-30']);
  const written = await buildDiary(app, { author: member });
  expect(written.score).not.toBeNull();
  app.clock.advance(DAY);
  const days = (await monthOf(member, '2026-03')).days.filter(({ score }) => score !== null);
  expect(days.map(({ day }) => day)).toEqual(['2026-03-30', '2026-03-31']);
});
