import { expect, test } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

const LEAD = 'row after row '.repeat(30);

test('an excerpt begins near the word that was found', () => {
  expect(excerptOf('Prune in winter', ['winter'])).toBe('Prune in winter');
  const excerpt = excerptOf(`${LEAD}prune in winter`, ['winter', 'prune']);
  expect(excerpt).toMatch(/^…(row|after) .*prune in winter$/);
  expect(excerpt.indexOf('prune')).toBeLessThan(45);
});

test('an excerpt holds no half of a character', () => {
  expect(excerptOf(`${'🍇'.repeat(200)}葡萄`, ['葡萄']).isWellFormed()).toBe(true);
  expect(excerptOf(`x${'🍇'.repeat(200)}`, ['none']).isWellFormed()).toBe(true);
});
