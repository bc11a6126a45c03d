import { addDays, CATCH_UP_DAYS, type DiaryDay } from '@garden/calendar';
import type { VineDay as DayOfMonth } from '@garden/contract';
import type { DayState } from '../../components/days/day-mark.tsx';

type KnownDay = Pick<DayOfMonth, 'state' | 'late'>;

/** The sign of a day in the history; a future day is a bud like today's. */
export function markOf({ state, late }: KnownDay): DayState {
  if (state === 'submitted') return late ? 'late' : 'submitted';
  return state === 'not_submitted' || state === 'upcoming' ? 'not-submitted' : state;
}

/** The sign of a day; one to come has none, so that a month ahead is not full of buds. */
export function signOf(known: KnownDay | undefined): DayState | undefined {
  return known && known.state !== 'upcoming' ? markOf(known) : undefined;
}

/** Missed days that may still be written, the newest first. */
export function daysToCatchUp(days: readonly Pick<DayOfMonth, 'day' | 'state'>[], today: DiaryDay): string[] {
  const earliest = addDays(today, -CATCH_UP_DAYS);
  return days
    .filter(({ day, state }) => state === 'missed' && day >= earliest && day < today)
    .map(({ day }) => day)
    .sort()
    .reverse();
}
