import type { DayNumbers, PeriodNumbers } from '@garden/contract';
import { type Day, sumOf, type Withheld } from './numbers.rules.ts';
import { daysOf, type Period } from './period.rules.ts';

type Days = ReadonlyMap<string, Day> | undefined;

/** What a reader may know of a group over a period; what is withheld of a day is in no sum either. */
export function presentPeriod(
  days: Days,
  period: Period,
  seesAll: boolean,
): { readonly total: PeriodNumbers | null; readonly withheld: Withheld } {
  const counted = daysOf(period).flatMap((day) => days?.get(day) ?? []);
  const shown = counted.filter((day) => seesAll || day.withheld === null);
  const reason =
    shown.length === 0 ? (counted.findLast((day) => day.withheld !== null)?.withheld ?? null) : null;
  return { total: sumOf(shown, seesAll), withheld: reason };
}

/** The days of a period one by one. */
export function presentDays(
  days: Days,
  period: Period,
  seesAll: boolean,
  isWorking: (day: string) => boolean,
) {
  return daysOf(period).map((day) => {
    const counted = days?.get(day);
    const isShown = counted !== undefined && (seesAll || counted.withheld === null);
    return {
      day,
      working: counted?.working ?? isWorking(day),
      numbers: isShown ? presentDay(counted) : null,
    };
  });
}

const presentDay = ({ expected, onTime, late, length, given, received }: Day): DayNumbers => ({
  expected,
  onTime,
  late,
  length,
  given,
  received,
});
