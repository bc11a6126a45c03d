import { expect, test } from 'vitest';
import { dialogueFigures } from '../testing/dialogue-drafts.ts';

test.each(['en', 'zh', 'en-held-out', 'zh-held-out'])('asks next about what a draft misses, %s', (group) => {
  const { right, of, wrong } = dialogueFigures(group);
  process.stdout.write(`dialogue, ${group}: ${right} of ${of} drafts\n`);
  expect(of).toBeGreaterThan(10);
  expect(right / of, wrong.join('\n')).toBeGreaterThanOrEqual(0.6);
});
