import type { DiaryView } from '@garden/contract';
import { dayOf, formatClock } from '../../../components/format-time.ts';

type Dated = Pick<DiaryView, 'author' | 'teamIds' | 'publishedAt'>;
type Zoned = { readonly id: string; readonly timezone: string };

/** Whose clocks a reader knows. */
export type KnownZones = {
  readonly userId: string | undefined;
  /** Of the user's own days. */
  readonly home: string;
  /** The user's teams. */
  readonly teams: readonly Zoned[];
  /** Of the device. */
  readonly here: string;
};

/**
 * The zone in which a diary's day was lived, as far as its reader knows it: the author's own, or that of the team in which
 * both are.
 * @returns `isElsewhere` where the clock there shows another time than the device, so that the zone is to be named
 */
export function zoneOfDiary(
  { author, teamIds, publishedAt }: Dated,
  { userId, home, teams, here }: KnownZones,
): { readonly timeZone: string; readonly isElsewhere: boolean } {
  const shared = teams.find(({ id }) => teamIds.includes(id))?.timezone;
  const timeZone = author.id === userId ? home : (shared ?? here);
  const clockIn = (zone: string) => `${dayOf(publishedAt, zone)} ${formatClock(publishedAt, 'en', zone)}`;
  return { timeZone, isElsewhere: clockIn(timeZone) !== clockIn(here) };
}
