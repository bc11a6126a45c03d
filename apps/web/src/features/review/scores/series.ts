import { makeCalendar, parseDiaryDay, startOfWeek } from '@garden/calendar';
import { type Grade, type ScoreOverview, type ScorePart, scoreParts } from '@garden/contract';
import { gradeFrom } from '@garden/rubric/tables/weights';

export type ScoredMonth = ScoreOverview['months'][number];
export type ScoredDay = ScoredMonth['days'][number];

export const scales = ['days', 'weeks', 'months'] as const;
/** What one point of the chart stands for. */
export type Scale = (typeof scales)[number];

/** Weeks from Monday, as the vine has them. */
const fromMonday = makeCalendar({ timezone: 'UTC' });

/** So many weeks and months make a range; of days, one month does. */
const WEEKS = 12;
const MONTHS = 6;

/** What a point without points stands for: a gap of the line, but a day off or one to come is none. */
export type Gap = 'missed' | 'plain' | 'none';

/** One place on the chart; `value` is null where there was nothing to write, or nothing was scored. */
export type Point = {
  /** Its first day. */
  readonly day: string;
  readonly value: number | null;
  /** Of a day or a mean that was worth something. */
  readonly grade: Grade | null;
  /** Of one without points; a missed day counts as 0 in the average, and is none of the line's. */
  readonly gap: Gap | null;
  readonly days: readonly ScoredDay[];
};

/** What the chart shows, and the range before that it is compared with. */
export type Range = { readonly points: readonly Point[]; readonly before: readonly ScoredDay[] };

const grades = ['A', 'B', 'C', 'D'] as const;

function gradeOf(value: number): Grade {
  return grades.find((grade) => value >= gradeFrom[grade]) ?? 'D';
}

/** The mean of expected days, to a tenth, as the server takes it of a month: a missed day counts as 0. Null without any. */
export function meanOf(days: readonly ScoredDay[]): number | null {
  const counted = days.filter(({ counts }) => counts);
  return counted.length === 0 ? null : Math.round((10 * sumOf(counted)) / counted.length) / 10;
}

/** The points of the expected days together. */
export function sumOf(days: readonly ScoredDay[]): number {
  return days.reduce((sum, { counts, score }) => sum + (counts ? (score ?? 0) : 0), 0);
}

/** Points by day of a month, or by week or month up to it. */
export function rangeOf(months: readonly ScoredMonth[], scale: Scale, month: string): Range {
  const until = months.filter((each) => each.month <= month);
  if (scale === 'days') {
    return { points: (until.at(-1)?.days ?? []).map(pointOfDay), before: until.at(-2)?.days ?? [] };
  }
  const days = until.flatMap((each) => each.days).filter(({ state }) => state !== 'upcoming');
  const startOf = ({ day }: ScoredDay) =>
    scale === 'weeks' ? startOfWeek(parseDiaryDay(day), fromMonday) : day.slice(0, 7);
  const groups = [...Map.groupBy(days, startOf).values()];
  const size = scale === 'weeks' ? WEEKS : MONTHS;
  return { points: groups.slice(-size).map(pointOfDays), before: groups.slice(-2 * size, -size).flat() };
}

function pointOfDay(day: ScoredDay): Point {
  const { score, grade, counts, diaryId } = day;
  const without = diaryId !== null ? 'plain' : counts ? 'missed' : 'none';
  return { day: day.day, value: score, grade, gap: score === null ? without : null, days: [day] };
}

function pointOfDays(days: readonly ScoredDay[]): Point {
  const mean = meanOf(days);
  const first = days[0]?.day ?? '';
  if (mean !== null && days.some(({ score }) => score !== null))
    return { day: first, value: mean, grade: gradeOf(mean), gap: null, days };
  const gaps = days.map((day) => pointOfDay(day).gap);
  const gap = gaps.includes('plain') ? 'plain' : gaps.includes('missed') ? 'missed' : 'none';
  return { day: first, value: null, grade: null, gap, days };
}

/** Runs of points that belong together: the line goes on over weekends, and breaks where a day was missed, taken off, or has no points. */
export function segmentsOf(points: readonly Point[]): { readonly at: number; readonly value: number }[][] {
  const segments: { at: number; value: number }[][] = [[]];
  for (const [at, { value, gap, days }] of points.entries()) {
    if (value !== null) segments.at(-1)?.push({ at, value });
    else if (gap !== 'none' || days.some(({ state }) => state === 'vacation')) segments.push([]);
  }
  return segments.filter(({ length }) => length > 0);
}

/** The points of each part, in the order of `scorePart`, on average over the scored days, to a tenth; null where none is. */
export function partMeansOf(days: readonly ScoredDay[]): readonly number[] | null {
  const scored = days.flatMap(({ parts }) => (parts === null ? [] : [parts]));
  if (scored.length === 0) return null;
  return scoreParts.map((_, at) => {
    const sum = scored.reduce((points, parts) => points + (parts[at] ?? 0), 0);
    return Math.round((10 * sum) / scored.length) / 10;
  });
}

export type Change = {
  readonly part: ScorePart;
  readonly before: number;
  readonly now: number;
  /** To a tenth; negative where it fell. */
  readonly by: number;
};

/** A difference below this says nothing. */
const NOTICEABLE = 0.5;

/** What rose and what fell against the range before, the largest change first; null where there is nothing to compare. */
export function changesOf(now: readonly ScoredDay[], before: readonly ScoredDay[]): Change[] | null {
  const [newer, older] = [partMeansOf(now), partMeansOf(before)];
  if (newer === null || older === null) return null;
  return scoreParts
    .map((part, at) => {
      const [points, earlier] = [newer[at] ?? 0, older[at] ?? 0];
      return { part, before: earlier, now: points, by: Math.round(10 * (points - earlier)) / 10 };
    })
    .filter(({ by }) => Math.abs(by) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

export type Headline = {
  /** The average of the month as a whole number; null where nothing was scored. */
  readonly value: number | null;
  /** By how much it is more than that of the month before; null where that has none. */
  readonly by: number | null;
  /** The grade of more than half of its scored days. */
  readonly mostly: Grade | null;
};

/** What a month says in one number. Both months are rounded first, so that the difference is that of the numbers one reads. */
export function headlineOf(month: ScoredMonth, before: ScoredMonth | undefined): Headline {
  const [value, earlier] = [averageOf(month), before ? averageOf(before) : null];
  const scored = month.days.flatMap(({ grade, counts }) => (grade && counts ? [grade] : []));
  const mostly = grades.find((grade) => 2 * scored.filter((each) => each === grade).length > scored.length);
  return { value, by: value === null || earlier === null ? null : value - earlier, mostly: mostly ?? null };
}

function averageOf({ mean, days }: ScoredMonth): number | null {
  return mean === null || days.every(({ score }) => score === null) ? null : Math.round(mean);
}

/** Where the axis of the chart begins: no lower than needed, so that days lie apart. */
export function floorOf(points: readonly Point[]): number {
  const lowest = Math.min(...points.flatMap(({ value }) => value ?? []));
  return Math.max(0, Math.min(LOW, 10 * Math.floor(lowest / 10) - 10));
}
const LOW = 40;
