import {
  characterCount,
  hasWords,
  MAX_TITLE,
  type MessageKey,
  type MessageParams,
  type Sections,
  sharedSections,
  visibleLength,
} from '@garden/contract';
import type { FieldRefusal, ServerMessage } from '../../../lib/api/refusal.ts';
import type { DayData } from './day-cache.ts';
import type { Writing } from './writing.ts';

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

/** What publishing would be refused for, checked before sending; the server decides by the same rules. */
export function checkWriting(
  writing: Writing,
  { minimum, weekEnd, diary }: Pick<DayData, 'minimum' | 'weekEnd' | 'diary'>,
): WritingErrors {
  const { summary, learnings, insight } = sharedSections(writing);
  const errors: WritingErrors = {};
  const title = titleError(writing.title);
  if (title) errors.title = title;
  if (visibleLength(summary) === 0) errors.summary = say('summaryRequired');
  else if (!hasWords(summary)) errors.summary = say('summaryNoWords');
  else if (visibleLength(summary) < minimum.summary)
    errors.summary = say('summaryTooShort', { minimum: minimum.summary });
  if (isShort(learnings, minimum.learnings))
    errors.learnings = say('learningsTooShort', { minimum: minimum.learnings });
  const missing = minimum.mistakes - writing.mistakes.length;
  if (missing > 0)
    errors.mistakes = minimum.mistakes === 1 ? say('mistakesWeekly') : say('mistakesTooFew', { missing });
  if (isShort(insight, minimum.insight))
    errors.insight = say('insightTooShort', { minimum: minimum.insight });
  if (needsInsight({ minimum, weekEnd, diary }) && insight === '')
    errors.insight = say('insightRequired', { minimum: minimum.insight });
  return errors;
}

/** Whether a leader's week cannot be published without its insight; one that was published without may stay so. */
function needsInsight({ minimum, weekEnd, diary }: Pick<DayData, 'minimum' | 'weekEnd' | 'diary'>): boolean {
  return weekEnd?.insight === true && minimum.insight > 0 && diary?.sections.insight !== '';
}

/** What is wrong with a title, as soon as it is typed. */
export function titleError(title: string | null): ServerMessage | undefined {
  const isTooLong = title !== null && characterCount(title.trim()) > MAX_TITLE;
  return isTooLong ? say('titleTooLong', { maximum: MAX_TITLE }) : undefined;
}

function isShort(text: string, minimum: number): boolean {
  return text.trim() !== '' && visibleLength(text) < minimum;
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

function say(key: MessageKey, params: MessageParams = {}): ServerMessage {
  return { key, params, message: key };
}
