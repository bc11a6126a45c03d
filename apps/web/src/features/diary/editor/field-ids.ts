import type { Writing } from '../writing/writing.ts';
import type { WritingField } from '../writing/writing-errors.ts';

/** Where the focus goes when a field of the editor is invalid. */
export const fieldId: Readonly<Record<WritingField, string>> = {
  title: 'title',
  summary: 'write',
  learnings: 'learnings',
  mistakes: 'next-mistake',
  unclear: 'next-unclear',
  customerGood: 'next-customer-good',
  weeklyTop: 'next-progress',
  insight: 'insight',
  answers: 'answer',
  topics: 'topic',
  nextTasks: 'next-task',
  audience: 'audience',
};

/** The fields that a change touches. */
export function fieldsOf({ teamIds, expression: _, ...written }: Partial<Writing>): WritingField[] {
  const isField = (name: string): name is WritingField => name in fieldId;
  return [...Object.keys(written).filter(isField), ...(teamIds === undefined ? [] : (['audience'] as const))];
}
