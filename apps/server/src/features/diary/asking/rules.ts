import {
  addDays,
  type Calendar,
  type DiaryDay,
  dayAt,
  isWorkingDay,
  lastWorkingDayOfWeek,
  startOfWeek,
  weekdayOf,
} from '@garden/calendar';
import {
  type DailyQuestion,
  type FieldError,
  hasWords,
  type ReadonlySections,
  sharedSections,
  type TeamRules,
  visibleLength,
} from '@garden/contract';
import { fieldError, refuseFields } from '../../../http/refusal.ts';

/** How a question or a topic read when it was answered, and whose it was. */
export type Asked = { readonly id: string; readonly teamId: string; readonly text: string };

/** The questions of a team that its editor asks on a day. */
export function questionsOn(questions: readonly DailyQuestion[], day: DiaryDay): DailyQuestion[] {
  const today = weekdayOf(day);
  return questions.filter(({ weekday }) => weekday === null || weekday === today);
}

/**
 * What the answers of an entry answer. An answer to what is asked no more, or never was, stays with the entry and is
 * its author's alone, unless it is known from the version before how it was asked.
 */
export function askedIn(
  { answers, topics }: Pick<ReadonlySections, 'answers' | 'topics'>,
  asked: readonly Asked[],
  before: readonly Asked[] = [],
): Asked[] {
  const ids = new Set([...answers, ...topics].filter(({ text }) => text !== '').map(({ id }) => id));
  const known = new Map([...asked, ...before].map((question) => [question.id, question]));
  return [...ids].flatMap((id) => known.get(id) ?? []);
}

/** What a day's entry needs: visible characters of each text where it is written, and a number of mistakes. */
export type Minimum = {
  readonly summary: number;
  readonly learnings: number;
  readonly insight: number;
  readonly mistakes: number;
};

/** What an entry of a day needs that is closed: its minimums are not known any more. */
export const MINIMUM_OF_HISTORY: Minimum = { summary: 1, learnings: 0, insight: 0, mistakes: 0 };

type Writing = {
  readonly since: Date;
  readonly newcomerUntil: Date;
  readonly rules: TeamRules;
  readonly calendar: Calendar;
};

/** The day that is written, and how many mistakes the other entries of its week hold. */
type InWeek = { readonly day: DiaryDay; readonly mistakesElsewhere: number };

/**
 * What someone has to write at least at this moment, by the rules of their home team (product, section 4). Newcomers are never asked for more than the others, and no one for a section that the team has off.
 */
export function minimumAt(writing: Writing, now: Date, { day, mistakesElsewhere }: InWeek): Minimum {
  const { minimums, modules } = writing.rules;
  const newcomer = now < writing.newcomerUntil;
  return {
    summary: newcomer ? Math.min(minimums.newcomerSummary, minimums.summary) : minimums.summary,
    learnings: modules.learnings ? minimums.learnings : 0,
    insight: modules.insight ? minimums.insight : 0,
    mistakes: asksForMistakes(writing, day) ? Math.max(0, minimums.weeklyMistakes - mistakesElsewhere) : 0,
  };
}

/**
 * Whether the entry of a day is the one by which its week has its mistakes: that of the week's last working day, unless
 * the writer came in that week or later, since no one owes a week they were not there for.
 */
export function asksForMistakes({ since, rules, calendar }: Writing, day: DiaryDay): boolean {
  if (!rules.modules.mistakes || rules.minimums.weeklyMistakes === 0) return false;
  if (lastWorkingDayOfWeek(day, calendar) !== day) return false;
  return startOfWeek(day, calendar) > startOfWeek(dayAt(since, calendar), calendar);
}

/**
 * Working days of the week around a day that hold no entry besides it: what was a mistake on one of them can still be
 * written there.
 */
export function daysLeftOfWeek(day: DiaryDay, calendar: Calendar, written: readonly string[]): DiaryDay[] {
  const { first } = weekAround(day, calendar);
  return Array.from({ length: 7 }, (_, place) => addDays(first, place)).filter(
    (each) => each <= day && !written.includes(each) && isWorkingDay(each, calendar),
  );
}

/** What the end of a working week asks of a writer on the day that they write. */
export type WeekEnd = {
  /** Whether the day is its week's last working day. */
  readonly isLastDay: boolean;
  /** Whether someone reports to the writer in their home team. */
  readonly leads: boolean;
  /** Its working days that hold no entry yet, where its mistakes can be written. */
  readonly daysLeft?: readonly DiaryDay[];
};

/** What was enough when it was published stays enough: nothing needs more than the minimum and than it has. */
export function minimumToKeep(kept: ReadonlySections, minimum: Minimum): Minimum {
  const { summary, learnings, insight } = sharedSections(kept);
  const atMost = (text: string, least: number) =>
    text === '' ? least : Math.min(least, visibleLength(text));
  return {
    summary: Math.min(minimum.summary, visibleLength(summary)),
    learnings: atMost(learnings, minimum.learnings),
    insight: atMost(insight, minimum.insight),
    mistakes: Math.min(minimum.mistakes, kept.mistakes.length),
  };
}

/**
 * Checks what is to be published. Only what readers see counts: no private line helps to a minimum, nor needs one.
 * @param kept what is published already: a section of the week's end that it has may stay, and one that it lacks is
 * not asked for
 * @throws Refusal with one error for each section at fault.
 */
export function checkSections(
  sections: ReadonlySections,
  minimum: Minimum,
  weekEnd: WeekEnd,
  kept?: ReadonlySections,
): void {
  const misplaced = faultsOfWeekEnd(sections, minimum.insight, weekEnd, kept);
  const short = faultsOfSections(sections, minimum, weekEnd.daysLeft).filter(
    ({ path }) => !misplaced.some((fault) => fault.path === path),
  );
  const [first, ...others] = [...short, ...misplaced].toSorted((a, b) => placeOf(a) - placeOf(b));
  if (first) throw refuseFields([first, ...others]);
}

/** Sections in the order in which the editor shows them. */
const ORDER = ['summary', 'learnings', 'mistakes', 'weeklyTop', 'insight'].map((name) => `sections.${name}`);
const placeOf = ({ path }: FieldError) => ORDER.indexOf(path);

/**
 * The week's progress belongs to its last working day, and so does a leader's insight, which is required there unless
 * the team's minimum is 0 (product, section 4).
 */
function faultsOfWeekEnd(
  sections: ReadonlySections,
  minimum: number,
  { isLastDay, leads }: WeekEnd,
  kept: ReadonlySections | undefined,
): FieldError[] {
  const faults: FieldError[] = [];
  if (!isLastDay && sections.weeklyTop.length > 0 && !kept?.weeklyTop.length)
    faults.push(fieldError('sections.weeklyTop', 'weeklyTopOtherDay'));
  const asksInsight = isLastDay && leads;
  if (!asksInsight && sections.insight !== '' && !kept?.insight)
    faults.push(fieldError('sections.insight', 'insightNotAsked'));
  const isRequired = asksInsight && minimum > 0 && kept?.insight !== '';
  if (isRequired && sharedSections(sections).insight === '')
    faults.push(fieldError('sections.insight', 'insightRequired', { minimum }));
  return faults;
}

/** One error for each section that falls short. */
export function faultsOfSections(
  sections: ReadonlySections,
  minimum: Minimum,
  daysLeft: readonly DiaryDay[] = [],
): FieldError[] {
  const { summary, learnings, insight } = sharedSections(sections);
  return [
    ...faultsOfSummary(summary, minimum.summary),
    ...faultsOfLength('learnings', learnings, minimum.learnings),
    ...faultsOfMistakes(sections.mistakes.length, minimum.mistakes, daysLeft),
    ...faultsOfLength('insight', insight, minimum.insight),
  ];
}

function faultsOfSummary(summary: string, minimum: number): FieldError[] {
  const path = 'sections.summary';
  const length = visibleLength(summary);
  if (length === 0) return [fieldError(path, 'summaryRequired')];
  if (length < minimum) return [fieldError(path, 'summaryTooShort', { minimum })];
  return hasWords(summary) ? [] : [fieldError(path, 'summaryNoWords')];
}

function faultsOfLength(section: 'learnings' | 'insight', text: string, minimum: number): FieldError[] {
  if (text === '' || visibleLength(text) >= minimum) return [];
  return [fieldError(`sections.${section}`, `${section}TooShort`, { minimum })];
}

function faultsOfMistakes(count: number, minimum: number, daysLeft: readonly DiaryDay[]): FieldError[] {
  if (count >= minimum) return [];
  const path = 'sections.mistakes';
  const days = daysLeft.join(' ');
  if (minimum === 1) return [fieldError(path, 'mistakesWeekly', { days })];
  return [fieldError(path, 'mistakesTooFew', { missing: minimum - count, days })];
}

/** The first and the last day of the week around a day. */
export function weekAround(day: DiaryDay, calendar: Calendar): { first: DiaryDay; last: DiaryDay } {
  const first = startOfWeek(day, calendar);
  return { first, last: addDays(first, 6) };
}
