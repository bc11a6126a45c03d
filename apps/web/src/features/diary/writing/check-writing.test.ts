import { expect, test } from 'vitest';
import type { FieldRefusal } from '../../../lib/api/refusal.ts';
import { checkWriting } from './check-writing.ts';
import type { DayData } from './day-cache.ts';
import { emptyWriting, type Writing } from './writing.ts';
import { errorsOf, firstError } from './writing-errors.ts';

const minimum = { summary: 30, learnings: 5, insight: 50, mistakes: 0 };
const errors = (part: Partial<Writing>, least = minimum, weekEnd: DayData['weekEnd'] = null) =>
  Object.entries(
    checkWriting(
      { ...emptyWriting, summary: 'x'.repeat(30), ...part },
      { minimum: least, weekEnd, diary: null },
    ),
  ).map(([field, said]) => `${field} ${said.key}`);

test.each([
  [' ', 'summaryRequired'],
  ['** **', 'summaryRequired'],
  [`!! ${'x'.repeat(40)}`, 'summaryRequired'],
  ['🍇'.repeat(40), 'summaryNoWords'],
  ['**Too short**', 'summaryTooShort'],
])('asks for a summary in words that is long enough: %j', (summary, key) => {
  expect(errors({ summary })).toEqual([`summary ${key}`]);
});

test('takes a title of 120 characters, as a reader counts them', () => {
  expect(errors({ title: ` ${'👨‍👩‍👧'.repeat(120)} ` })).toEqual([]);
  expect(errors({ title: 'x'.repeat(121) })).toEqual(['title titleTooLong']);
});

test('asks for learnings and insight only where readers see some', () => {
  expect(errors({})).toEqual([]);
  expect(errors({ learnings: 'abc', insight: 'x'.repeat(49) })).toEqual([
    'learnings learningsTooShort',
    'insight insightTooShort',
  ]);
  expect(errors({ learnings: '!! a', insight: 'x'.repeat(50) })).toEqual([]);
});

test('asks leaders for their insight on the last working day, unless the team made it optional', () => {
  const leaders = { insight: true, entries: [] };
  expect(errors({}, minimum, leaders)).toEqual(['insight insightRequired']);
  expect(errors({ insight: '!! mine' }, minimum, leaders)).toEqual(['insight insightRequired']);
  expect(errors({ insight: 'x'.repeat(50) }, minimum, leaders)).toEqual([]);
  expect(errors({}, { ...minimum, insight: 0 }, leaders)).toEqual([]);
  expect(errors({}, minimum, { insight: false, entries: [] })).toEqual([]);
});

test('asks for the mistakes that the week still lacks', () => {
  const mistakes = [{ text: 'Keys', shared: false }];
  expect(errors({}, { ...minimum, mistakes: 1 })).toEqual(['mistakes mistakesWeekly']);
  expect(errors({ mistakes }, { ...minimum, mistakes: 1 })).toEqual([]);
  expect(errors({ mistakes }, { ...minimum, mistakes: 2 })).toEqual(['mistakes mistakesTooFew']);
});

test('finds the field of each refusal', () => {
  const refusal = (path: string): FieldRefusal => ({ path, key: 'fieldTooLong', params: {}, message: '' });
  const paths = ['title', 'sections.nextTasks.2', 'sections.mistakes.0.text', 'teamIds.0', 'day', 'sections'];
  const errors = errorsOf(paths.map(refusal));
  expect(Object.keys(errors).sort()).toEqual(['audience', 'mistakes', 'nextTasks', 'title']);
  expect(firstError(errors)).toBe('title');
});
