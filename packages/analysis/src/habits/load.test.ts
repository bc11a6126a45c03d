import { describe, expect, test } from 'vitest';
import { measureLabels, readHabitLines } from '../testing/habit-lines.ts';
import { loadIn } from './load.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

describe.each(['en', 'zh'] as const)('lines in %s', (language) => {
  test.each([false, true])('that tell of too much work are found (held out: %s)', (isHeldOut) => {
    const lines = readHabitLines(language).filter((line) => line.isHeldOut === isHeldOut);
    const { precision, recall, of } = measureLabels(lines, [{ label: 'load', find: loadIn }]);
    process.stdout.write(
      `load, ${language}, ${isHeldOut ? 'held out' : 'open'} (${of}): precision ${percent(precision)}, recall ${percent(recall)}\n`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.5);
  });
});
