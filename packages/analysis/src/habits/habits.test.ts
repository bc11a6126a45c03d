import { describe, expect, test } from 'vitest';
import { measureLabels, readHabitLines } from '../testing/habit-lines.ts';
import { habits, showing, speakingAgainst, wishesIn } from './habits.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

const finders = [
  { label: 'wish', find: wishesIn },
  ...habits.flatMap((habit) => [
    { label: habit, find: (texts: Parameters<typeof wishesIn>[0]) => showing(texts, habit) },
    { label: `-${habit}`, find: (texts: Parameters<typeof wishesIn>[0]) => speakingAgainst(texts, habit) },
  ]),
];

describe.each(['en', 'zh'] as const)('lines in %s', (language) => {
  test.each([false, true])('that show habits are found (held out: %s)', (isHeldOut) => {
    const lines = readHabitLines(language).filter((line) => line.isHeldOut === isHeldOut);
    const { precision, recall, of } = measureLabels(lines, finders);
    process.stdout.write(
      `habits, ${language}, ${isHeldOut ? 'held out' : 'open'} (${of}): precision ${percent(precision)}, recall ${percent(recall)}\n`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.5);
  });
});
