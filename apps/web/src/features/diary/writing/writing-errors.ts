import {
  characterCount,
  MAX_TITLE,
  type MessageKey,
  type MessageParams,
  type Sections,
} from '@garden/contract';
import type { FieldRefusal, ServerMessage } from '../../../lib/api/refusal.ts';

/** The fields of the editor that a message can stand beside, from top to bottom. */
const fields = [
  'title',
  'summary',
  'learnings',
  'mistakes',
  'unclear',
  'customerGood',
  'weeklyTop',
  'insight',
  'answers',
  'topics',
  'nextTasks',
  'audience',
] as const satisfies readonly (keyof Sections | 'title' | 'audience')[];
export type WritingField = (typeof fields)[number];
export type WritingErrors = Partial<Record<WritingField, ServerMessage>>;

/** What is wrong with a title, as soon as it is typed. */
export function titleError(title: string | null): ServerMessage | undefined {
  const isTooLong = title !== null && characterCount(title.trim()) > MAX_TITLE;
  return isTooLong ? say('titleTooLong', { maximum: MAX_TITLE }) : undefined;
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
  return fields.find((field) => errors[field]);
}

function fieldOf(path: string): WritingField | undefined {
  const [part, name] = path.split('.');
  if (part === 'teamIds') return 'audience';
  if (part === 'title') return 'title';
  return part === 'sections' ? fields.find((field) => field === name) : undefined;
}

/** A sentence of the contract as the server would say it. */
export function say(key: MessageKey, params: MessageParams = {}): ServerMessage {
  return { key, params, message: key };
}
