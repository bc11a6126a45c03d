import {
  type Calendar,
  type DiaryDay,
  dayAt,
  dayEnd,
  lastWorkingDayOfWeek,
  parseDiaryDay,
} from '@garden/calendar';
import {
  type DailyQuestion,
  type Grade,
  type ReadonlySections,
  type ScorePart,
  scoreParts,
  type TeamRules,
} from '@garden/contract';
import { type Circumstances, gradeOf, type Reason, type Shingles, score, shinglesOf } from '@garden/rubric';
import { partPoints } from '@garden/rubric/tables/weights';
import { HOUR } from '../../../platform/clock.ts';
import { questionsOn } from '../../diary/asking/rules.ts';
import { cameInTime } from '../../diary/rules.ts';
import type { AuthorRules } from '../../diary/writing/hooks.ts';
import { newcomerUntil } from '../../team/rules.ts';

export { gradeOf, shinglesOf };

/** By what the entries of a person are judged. */
export type Judging = {
  readonly newcomerUntil: Date;
  readonly rules: TeamRules;
  readonly calendar: Calendar;
  readonly questions: readonly DailyQuestion[];
  /** Whether they lead a department or are someone's supervisor. */
  readonly leads: boolean;
};

/** Days of which someone is a newcomer; the last one is not among them. */
export type NewcomerDays = { readonly from: DiaryDay; readonly until: DiaryDay };

type Coming = { readonly cameAt: Date; readonly newcomerUntil: Date; readonly calendar: Calendar };

/**
 * Whose first days bear plain grapes, by the calendar of their home team. They begin with the first time that someone came:
 * someone who leaves and comes back is no newcomer again, or a month of plain grapes could be had by leaving for a minute.
 */
export function firstDaysOf({ cameAt, newcomerUntil: until, calendar }: Coming): NewcomerDays {
  return { from: dayAt(cameAt, calendar), until: dayAt(until, calendar) };
}

/** First days of a member in one team alone, by its rules and calendar. */
export function newcomerDaysIn(
  { cameAt, rules }: { readonly cameAt: Date; readonly rules: TeamRules | null },
  calendar: Calendar,
): NewcomerDays {
  return firstDaysOf({ cameAt, newcomerUntil: newcomerUntil([{ cameAt, rules }]), calendar });
}

/**
 * What an entry bears: a score; a plain grape, in its author's first days in a team or while they are in none; nothing where
 * its day could no longer be written when it was published, so that it was imported.
 */
export function standingOf(
  diary: { readonly day: string; readonly publishedAt: Date },
  author: AuthorRules,
): 'scored' | 'plain' | 'closed' {
  if (!cameInTime(diary, author.calendar)) return 'closed';
  if (author.teamIds.length === 0) return 'plain';
  const { from, until } = firstDaysOf(author);
  // What was published before was for another team, whose newcomer its author need not have been.
  const isNew = from < until && diary.publishedAt >= author.cameAt && diary.day < until;
  return isNew ? 'plain' : 'scored';
}

/** The circumstances of an entry, by the rules of its author's home team as they are now. */
export function circumstancesOf(
  { day: text, publishedAt }: { readonly day: string; readonly publishedAt: Date },
  { newcomerUntil: until, rules: { modules }, calendar, questions, leads }: Judging,
  earlier: Circumstances['earlier'],
): Circumstances {
  const day = parseDiaryDay(text);
  const endsWeek = lastWorkingDayOfWeek(day, calendar) === day;
  return {
    hoursLate: Math.max(0, hoursPast(day, publishedAt, calendar)),
    sections: { learnings: modules.learnings, nextTasks: modules.nextTasks },
    due: {
      weeklyTop: endsWeek && modules.weeklyTop,
      insight: endsWeek && modules.insight && leads,
      answers: questionsOn(questions, day).length,
    },
    isNewcomer: publishedAt < until,
    earlier,
  };
}

/** Hours from the end of a day to a moment; negative before it. */
export function hoursPast(day: DiaryDay, moment: Date, calendar: Calendar): number {
  return (moment.getTime() - dayEnd(day, calendar).getTime()) / HOUR;
}

/** What a reason or a piece of advice says: its name in the rubric's sentences, what fills it, and where. */
export type Remark = Pick<Reason, 'key' | 'params'> & { readonly at: NonNullable<Reason['at']> | null };

/** How a score came about. */
type Breakdown = {
  readonly parts: readonly {
    readonly part: ScorePart;
    readonly points: number;
    readonly max: number;
    readonly reasons: readonly Remark[];
  }[];
  readonly advice: readonly (Remark & { readonly worth: number })[];
};

/** A score as the rubric gives it. */
export type Scored = {
  /** The rubric's version. */
  readonly rubric: number;
  readonly total: number;
  readonly grade: Grade;
  readonly breakdown: Breakdown;
  /** What later entries of the same author are compared with. */
  readonly shingles: Shingles;
};

/** The most points of each part. */
export const MOST: Readonly<Record<ScorePart, number>> = partPoints;

const SHINGLE_BYTES = 4;

/** Shingles as they are stored, the highest byte first; in base64, as statements carry bytes. */
export function packShingles(shingles: Shingles): string {
  const bytes = Buffer.allocUnsafe(shingles.length * SHINGLE_BYTES);
  for (const [at, shingle] of shingles.entries()) bytes.writeInt32BE(shingle, at * SHINGLE_BYTES);
  return bytes.toString('base64');
}

/** The shingles of one or more entries. */
export function unpackShingles(packed: string): Int32Array {
  const bytes = Buffer.from(packed, 'base64');
  const shingles = new Int32Array(bytes.length / SHINGLE_BYTES);
  for (let at = 0; at < shingles.length; at += 1) shingles[at] = bytes.readInt32BE(at * SHINGLE_BYTES);
  return shingles;
}

/** The score of a diary: the same for the same text in the same circumstances. */
export function scoreEntry(sections: ReadonlySections, circumstances: Circumstances): Scored {
  const { version, total, grade, parts, advice, shingles } = score(sections, circumstances);
  return {
    rubric: version,
    total,
    grade,
    shingles,
    breakdown: {
      parts: scoreParts.map((part) => {
        const { points, max, reasons } = parts[part];
        return { part, points, max, reasons: reasons.map(toRemark) };
      }),
      advice: advice.map(({ worth, ...remark }) => ({ ...toRemark(remark), worth })),
    },
  };
}

const toRemark = ({ key, params, at }: Reason): Remark => ({ key, params, at: at ?? null });
