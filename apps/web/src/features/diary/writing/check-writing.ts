import { hasWords, isBlank, sharedSections, visibleLength, withoutPrivateLines } from '@garden/contract';
import type { DayData } from './day-cache.ts';
import type { Writing } from './writing.ts';
import { say, titleError, type WritingErrors } from './writing-errors.ts';

/** How many characters of a summary others see. */
export function summaryLength(summary: string): number {
  return visibleLength(withoutPrivateLines(summary));
}

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

function isShort(text: string, minimum: number): boolean {
  return !isBlank(text) && visibleLength(text) < minimum;
}
