import { addDays, type DiaryDay } from '@garden/calendar';
import type { MoodFace } from '@garden/contract';

/** What counts as low; tired alone does, too, two weeks long. */
const LOW: ReadonlySet<string> = new Set<MoodFace>(['😣', '😴']);

/** So many days, today included, are looked at. */
const LOW_DAYS = 14;
/** Fewer faces say nothing. */
const LEAST = 5;
/** Of the faces, so many are low. */
const SHARE = 0.75;
/** So many days pass before one is offered again, whatever one answered. */
const REST_DAYS = 90;

/** The first of the days looked at. */
export const lowSince = (today: DiaryDay): DiaryDay => addDays(today, 1 - LOW_DAYS);

/** Whether someone’s own faces of the last two weeks are low: five or more, three of four of them 😣 or 😴. */
export function wasLow(
  days: readonly { readonly day: string; readonly mood: string | null }[],
  today: DiaryDay,
): boolean {
  const faces = days.flatMap(({ day, mood }) =>
    mood && day >= lowSince(today) && day <= today ? [mood] : [],
  );
  return faces.length >= LEAST && faces.filter((face) => LOW.has(face)).length >= SHARE * faces.length;
}

/** What someone answered the last time, as it is shown: once in 90 days it is offered, 14 days a name stands. */
export function talkOf(
  answered: { readonly answeredOn: string; readonly person: string } | undefined,
  isLow: boolean,
  today: DiaryDay,
): { readonly offered: boolean; readonly person: string } {
  const rests = answered !== undefined && answered.answeredOn > addDays(today, -REST_DAYS);
  const stands = answered !== undefined && answered.answeredOn >= lowSince(today);
  return { offered: isLow && !rests, person: stands ? answered.person : '' };
}
