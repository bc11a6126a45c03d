import { type DiaryDay, daysOfMonth, monthOf, shiftMonth } from '@garden/calendar';
import { type Footprint, footprintKinds } from '@garden/contract';

/** How many diaries are worth a line. */
export const milestones = [
  10, 50, 100, 250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000,
];

/** Where something stands on the timeline, whose end is its beginning: by day, then by kind. */
export type Place = readonly [day: string, rank: string, id: string];

/** Of things of one day, how late they stand. */
const rankOf = (kind: Footprint['kind']): number => footprintKinds.indexOf(kind);

export const placeOf = ({ day, kind, id }: Pick<Footprint, 'day' | 'kind' | 'id'>): Place => [
  day,
  String(rankOf(kind)),
  id,
];

/** Which of two comes first where the newest comes first. */
export function compareFootprints(
  a: Pick<Footprint, 'day' | 'kind' | 'id'>,
  b: Pick<Footprint, 'day' | 'kind' | 'id'>,
): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  if (a.kind !== b.kind) return rankOf(b.kind) - rankOf(a.kind);
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

/** Whether something stands behind a place, on the way back in time. */
export function isAfter(mark: Pick<Footprint, 'day' | 'kind' | 'id'>, place: Place | undefined): boolean {
  if (!place) return true;
  const [day, rank, id] = place;
  const kind = footprintKinds[Number(rank)] ?? 'entry';
  return compareFootprints({ day, kind, id }, mark) < 0;
}

const YEARS = 10;

/** The days that are looked back to from a day: a month, half a year, and each of ten years before it. */
export function daysBack(today: DiaryDay): { readonly months: number; readonly day: DiaryDay }[] {
  const ago = [1, 6, ...Array.from({ length: YEARS }, (_, year) => 12 * (year + 1))];
  return ago.map((months) => ({ months, day: sameDayIn(today, -months) }));
}

/** The same day of another month, or that month’s last where it is shorter. */
function sameDayIn(day: DiaryDay, months: number): DiaryDay {
  const days = daysOfMonth(shiftMonth(monthOf(day), months));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
