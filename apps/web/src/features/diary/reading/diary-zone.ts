import type { DiaryView } from '@garden/contract';
import { dayOf, formatClock } from '../../../components/days/format-time.ts';

type Dated = Pick<DiaryView, 'author' | 'publishedAt'>;

/** Whose clocks a reader knows. */
export type KnownZones = {
  readonly userId: string | undefined;
  /** Of the user's own days. */
  readonly home: string;
  /** Of the device. */
  readonly here: string;
};

/**
 * The zone that a diary's hour is told in: of one's own days the one they were lived in, of others the reader's own, as
 * no reader knows where a teammate writes.
 * @returns `isElsewhere` where the clock there shows another time than the device, so that the zone is to be named
 */
export function zoneOfDiary(
  { author, publishedAt }: Dated,
  { userId, home, here }: KnownZones,
): { readonly timeZone: string; readonly isElsewhere: boolean } {
  const timeZone = author.id === userId ? home : here;
  if (timeZone === here) return { timeZone, isElsewhere: false };
  const clockIn = (zone: string) => `${dayOf(publishedAt, zone)} ${formatClock(publishedAt, 'en', zone)}`;
  return { timeZone, isElsewhere: clockIn(timeZone) !== clockIn(here) };
}
