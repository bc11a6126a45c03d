import type { VineDay } from '@garden/contract';

export type StateCounts = {
  readonly onTime: number;
  readonly late: number;
  readonly missed: number;
  readonly vacation: number;
};

/** How many of some days were written, on time or late, missed, and away. */
export function countStates(days: readonly Pick<VineDay, 'state' | 'late'>[]): StateCounts {
  const count = (fits: (day: Pick<VineDay, 'state' | 'late'>) => boolean) => days.filter(fits).length;
  return {
    onTime: count(({ state, late }) => state === 'submitted' && !late),
    late: count(({ state, late }) => state === 'submitted' && late),
    missed: count(({ state }) => state === 'missed'),
    vacation: count(({ state }) => state === 'vacation'),
  };
}
