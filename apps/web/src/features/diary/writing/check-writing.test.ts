import { expect, it } from 'vitest';
import type { FieldRefusal } from '../../../lib/api/refusal.ts';
import { checkWriting, errorsOf, firstError } from './check-writing.ts';
import { emptyWriting } from './writing.ts';

const minimum = { summary: 30, learnings: 5 };
const keys = (summary: string, learnings = '') => {
  const errors = checkWriting({ ...emptyWriting, summary, learnings }, minimum);
  return [errors.summary?.key, errors.learnings?.key];
};

it('asks for a summary in words that is long enough', () => {
  expect(keys(' ')).toEqual(['summaryRequired', undefined]);
  expect(keys('🍇'.repeat(40))).toEqual(['summaryNoWords', undefined]);
  expect(keys('**Too short**')).toEqual(['summaryTooShort', undefined]);
  expect(keys('x'.repeat(30))).toEqual([undefined, undefined]);
});

it('asks for learnings only where some are written', () => {
  expect(keys('x'.repeat(30), 'abc')).toEqual([undefined, 'learningsTooShort']);
});

it('finds the field of each refusal', () => {
  const refusal = (path: string): FieldRefusal => ({ path, key: 'fieldTooLong', params: {}, message: '' });
  const errors = errorsOf([refusal('sections.nextTasks.2'), refusal('teamIds.0'), refusal('day')]);
  expect(Object.keys(errors).sort()).toEqual(['audience', 'nextTasks']);
  expect(firstError(errors)).toBe('nextTasks');
});
