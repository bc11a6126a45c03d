import { expect, test } from 'vitest';
import { ordinaryDay } from './circumstances.ts';
import { examples } from './examples.ts';
import { explainedScore, explainedSentences } from './explained.ts';
import { score } from './score.ts';

test.each(Object.entries(examples))('the %s example tells what its sentences bring', (_language, entry) => {
  const { total, grade } = score(entry, ordinaryDay);
  expect(explainedScore(entry, ordinaryDay)).toMatchObject({ total, grade });
  const sentences = explainedSentences(entry, ordinaryDay);
  expect(sentences.map(({ text }) => text).join('')).toContain(entry.nextTasks[1]);
  for (const { worth } of sentences) expect(worth).toBeGreaterThanOrEqual(0);
  const [first] = sentences;
  const without = { ...entry, summary: entry.summary.replace(first?.text ?? '', '') };
  expect(first?.worth).toBe(total - score(without, ordinaryDay).total);
  // One that fits any day stands beside those that don't.
  const worths = sentences.map(({ worth }) => worth);
  expect(Math.max(...worths)).toBeGreaterThan(5);
  expect(Math.min(...worths)).toBeLessThanOrEqual(1);
});
