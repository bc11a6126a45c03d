import { CATCH_UP_DAYS, canWrite, type DiaryDay, parseDiaryDay } from '@garden/calendar';
import {
  type FieldError,
  hasWords,
  partsOf,
  type ReadonlySections,
  type TeamRules,
  textsOf,
  visibleLength,
} from '@garden/contract';
import { fieldError, refuseField, refuseFields } from '../../http/refusal.ts';
import { DAY } from '../../platform/clock.ts';

/** How long a hidden diary can be brought back; then it is erased (product, section 4). */
export const UNDO_LIFE = 30 * DAY;

/** Visible characters that a section needs. */
export type Minimum = { readonly summary: number; readonly learnings: number };

type Writing = { readonly since: Date; readonly rules: TeamRules };

/**
 * What a writer who came at `since` has to write at least at this moment, by the rules of their home team (product,
 * section 4). Newcomers are never asked for more than the others, and nobody for a section that the team has off.
 */
export function minimumAt({ since, rules }: Writing, now: Date): Minimum {
  const { minimums, modules, newcomerDays } = rules;
  const newcomer = now.getTime() - since.getTime() < newcomerDays * DAY;
  return {
    summary: newcomer ? Math.min(minimums.newcomerSummary, minimums.summary) : minimums.summary,
    learnings: modules.learnings ? minimums.learnings : 0,
  };
}

/** What was enough when it was published stays enough: no section needs more than the minimum and than it has. */
export function minimumToKeep(
  kept: Pick<ReadonlySections, 'summary' | 'learnings'>,
  minimum: Minimum,
): Minimum {
  const { summary, learnings } = kept;
  return {
    summary: Math.min(minimum.summary, visibleLength(summary)),
    learnings: learnings === '' ? minimum.learnings : Math.min(minimum.learnings, visibleLength(learnings)),
  };
}

/**
 * Checks what is to be published.
 * @throws Refusal with one error for each section that falls short.
 */
export function checkSections({ summary, learnings }: ReadonlySections, minimum: Minimum): void {
  const [first, ...others] = [
    ...faultsOfSummary(summary, minimum.summary),
    ...faultsOfLearnings(learnings, minimum.learnings),
  ];
  if (first) throw refuseFields([first, ...others]);
}

function faultsOfSummary(summary: string, minimum: number): FieldError[] {
  const path = 'sections.summary';
  const length = visibleLength(summary);
  if (length === 0) return [fieldError(path, 'summaryRequired')];
  if (length < minimum) return [fieldError(path, 'summaryTooShort', { minimum })];
  return hasWords(summary) ? [] : [fieldError(path, 'summaryNoWords')];
}

function faultsOfLearnings(learnings: string, minimum: number): FieldError[] {
  if (learnings === '' || visibleLength(learnings) >= minimum) return [];
  return [fieldError('sections.learnings', 'learningsTooShort', { minimum })];
}

/**
 * The day of a request, when its author may write it today.
 * @throws Refusal `dayInFuture` or `dayTooOld` at the field `day`.
 */
export function openDay(text: string, today: DiaryDay): DiaryDay {
  const day = notAhead(text, today);
  if (!canWrite(day, today)) throw refuseField('day', 'dayTooOld', { days: CATCH_UP_DAYS });
  return day;
}

/**
 * The day of a request, when it has begun for its author.
 * @throws Refusal `dayInFuture` at the field `day`.
 */
export function notAhead(text: string, today: DiaryDay): DiaryDay {
  const day = parseDiaryDay(text);
  if (day > today) throw refuseField('day', 'dayInFuture', { days: CATCH_UP_DAYS });
  return day;
}

/** Visible characters of all sections. */
export function lengthOf(sections: ReadonlySections): number {
  return textsOf(sections).reduce((sum, text) => sum + visibleLength(text), 0);
}

/** What somebody wrote for a day, audience apart. */
export type Text = {
  readonly title: string | null;
  readonly sections: ReadonlySections;
  readonly expression: string | null;
};

/** Whether two writings say the same. */
export function isSameText(a: Text, b: Text): boolean {
  return (
    a.title === b.title &&
    a.expression === b.expression &&
    JSON.stringify(partsOf(a.sections)) === JSON.stringify(partsOf(b.sections))
  );
}

/** Whether two audiences are the same people, in whatever order their teams are named. */
export function isSameAudience(a: readonly string[] | null, b: readonly string[] | null): boolean {
  if (a === null || b === null) return a === b;
  return a.every((teamId) => b.includes(teamId)) && b.every((teamId) => a.includes(teamId));
}
