import { type Calendar, dayEnd, lastWorkingDayOfWeek, parseDiaryDay } from '@garden/calendar';
import type { DailyQuestion, Grade, ReadonlySections, ScorePart, TeamRules } from '@garden/contract';
import { textsOf } from '@garden/contract';
import type { StoredBreakdown } from '../../../db/schema/review.ts';
import { DAY, HOUR } from '../../../platform/clock.ts';
import { questionsOn } from '../../diary/asking/rules.ts';

/** What a score depends on besides the text. */
export type Circumstances = {
  /** Hours after the end of its day at which it was published. */
  readonly lateHours: number;
  /** Sections that the team does not write. */
  readonly off: readonly ('learnings' | 'nextTasks')[];
  /** What the day asked for besides. */
  readonly due: { readonly weeklyTop: boolean; readonly insight: boolean; readonly answers: number };
  readonly isNewcomer: boolean;
  /** What its author published before, as `shinglesOf` made it. */
  readonly earlier: readonly (readonly number[])[];
};

/** By what the entries of a person are judged. */
export type Judging = {
  readonly since: Date;
  readonly rules: TeamRules;
  readonly calendar: Calendar;
  readonly questions: readonly DailyQuestion[];
  /** Whether they lead a department or are someone's supervisor. */
  readonly leads: boolean;
};

/** The circumstances of an entry, by the rules of its author's home team as they are now. */
export function circumstancesOf(
  { day: text, publishedAt }: { readonly day: string; readonly publishedAt: Date },
  { since, rules: { modules, newcomerDays }, calendar, questions, leads }: Judging,
  earlier: Circumstances['earlier'],
): Circumstances {
  const day = parseDiaryDay(text);
  const endsWeek = lastWorkingDayOfWeek(day, calendar) === day;
  const off = (['learnings', 'nextTasks'] as const).filter((section) => !modules[section]);
  return {
    lateHours: Math.max(0, (publishedAt.getTime() - dayEnd(day, calendar).getTime()) / HOUR),
    off,
    due: {
      weeklyTop: endsWeek && modules.weeklyTop,
      insight: endsWeek && modules.insight && leads,
      answers: questionsOn(questions, day).length,
    },
    isNewcomer: publishedAt.getTime() - since.getTime() < newcomerDays * DAY,
    earlier,
  };
}

/** A score as the rubric gives it. */
export type Scored = {
  /** The rubric's version. */
  readonly rubric: number;
  readonly total: number;
  readonly grade: Grade;
  readonly breakdown: StoredBreakdown;
};

/** The most points of each part, in the order in which they are shown. */
export const MOST: Readonly<Record<ScorePart, number>> = {
  completeness: 30,
  specificity: 25,
  reflection: 20,
  nextSteps: 15,
  punctuality: 10,
};

/** What a score comes to. */
export function gradeOf(score: number): Grade {
  if (score >= 85) return 'A';
  if (score >= 70) return 'B';
  return score >= 60 ? 'C' : 'D';
}

/** The score of a diary: the same for the same text in the same circumstances. */
export function scoreEntry(sections: ReadonlySections, { lateHours }: Circumstances): Scored {
  const length = textsOf(sections).join(' ').length;
  const has = (text: string | readonly unknown[]) => (text.length > 0 ? 1 : 0);
  const points: Record<ScorePart, number> = {
    completeness: Math.min(30, Math.floor(length / 8)),
    specificity: Math.min(25, Math.floor(length / 10)),
    reflection: 20 * has(sections.learnings),
    nextSteps: 15 * has(sections.nextTasks),
    punctuality: lateHours > 0 ? 0 : 10,
  };
  const parts = Object.entries(MOST).map(([part, max]) => ({
    part: part as ScorePart,
    points: points[part as ScorePart],
    max,
    reasons: [],
  }));
  const total = parts.reduce((sum, each) => sum + each.points, 0);
  return { rubric: 1, total, grade: gradeOf(total), breakdown: { parts, advice: [] } };
}

/** A diary as numbers that tell no text, by which a later one that repeats it is recognised. */
export function shinglesOf(_: ReadonlySections): number[] {
  return [];
}
