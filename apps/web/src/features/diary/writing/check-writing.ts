import { hasWords, type MessageKey, type MessageParams, visibleLength } from '@garden/contract';
import type { FieldRefusal, Said } from '../../../lib/api/refusal.ts';
import type { Writing } from './writing.ts';

/** The fields of the editor that a message can stand beside. */
export type WritingField = 'summary' | 'learnings' | 'nextTasks' | 'audience';
export type WritingErrors = Partial<Record<WritingField, Said>>;

/** Minimum visible lengths, as the editor's day has them. */
export type Minimum = { readonly summary: number; readonly learnings: number };

/** What publishing would be refused for, said before asking; the server decides by the same measures. */
export function checkWriting({ summary, learnings }: Writing, minimum: Minimum): WritingErrors {
  const errors: WritingErrors = {};
  if (summary.trim() === '') errors.summary = say('summaryRequired');
  else if (!hasWords(summary)) errors.summary = say('summaryNoWords');
  else if (visibleLength(summary) < minimum.summary)
    errors.summary = say('summaryTooShort', { minimum: minimum.summary });
  if (learnings.trim() !== '' && visibleLength(learnings) < minimum.learnings)
    errors.learnings = say('learningsTooShort', { minimum: minimum.learnings });
  return errors;
}

/** What the server says of each field, by the field of the editor; of several about one field, the first. */
export function errorsOf(refusals: readonly FieldRefusal[]): WritingErrors {
  const errors: WritingErrors = {};
  for (const refusal of refusals) {
    const field = fieldOf(refusal.path);
    if (field) errors[field] ??= refusal;
  }
  return errors;
}

/** The first field with a message, from top to bottom. */
export function firstError(errors: WritingErrors): WritingField | undefined {
  return (['summary', 'learnings', 'nextTasks', 'audience'] as const).find((field) => errors[field]);
}

function fieldOf(path: string): WritingField | undefined {
  if (path.startsWith('sections.summary')) return 'summary';
  if (path.startsWith('sections.learnings')) return 'learnings';
  if (path.startsWith('sections.nextTasks')) return 'nextTasks';
  return path.startsWith('teamIds') ? 'audience' : undefined;
}

function say(key: MessageKey, params: MessageParams = {}): Said {
  return { key, params, message: key };
}
