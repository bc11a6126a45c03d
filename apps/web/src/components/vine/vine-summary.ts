import { useLingui } from '@lingui/react/macro';
import type { DayState } from '../days/day-mark.tsx';
import type { Grade } from './vine-shapes.tsx';

type CountedDay = {
  readonly state?: DayState | undefined;
  readonly grade?: Grade | undefined;
  /** What the day is called where it is free for everyone. */
  readonly note?: string | undefined;
};

const grades: readonly Grade[] = ['A', 'B', 'C', 'D'];

/** How many of the days were written, missed and free, and the grades that they bear. */
export function countDays(days: readonly CountedDay[]) {
  const count = (...states: readonly DayState[]) =>
    days.filter(({ state }) => state && states.includes(state)).length;
  return {
    written: count('submitted', 'late'),
    missed: count('missed'),
    vacation: count('vacation'),
    /** The best first; those that no day bears are left out. */
    grades: grades.flatMap((grade) => {
      const number = days.filter((day) => day.grade === grade).length;
      return number > 0 ? [{ grade, number }] : [];
    }),
  };
}

/** What a bunch says in one sentence: "November: 9 written, 1 missed, 2 on vacation; days off: Thanksgiving Day". */
export function useVineSummary(): (name: string, days: readonly CountedDay[]) => string {
  const { t, i18n } = useLingui();
  const countsOf = (name: string, days: readonly CountedDay[]) => {
    const { written: submitted, missed, vacation: away, grades: found } = countDays(days);
    if (found.length === 0) return t`${name}: ${submitted} written, ${missed} missed, ${away} on vacation`;
    const plain = submitted - found.reduce((sum, { number }) => sum + number, 0);
    const kinds = found.map(({ grade, number }) => `${number} ${grade}`);
    const borne = (plain > 0 ? [...kinds, t`${plain} without a grade`] : kinds).join(', ');
    return t`${name}: ${submitted} written (${borne}), ${missed} missed, ${away} on vacation`;
  };
  return (name, days) => {
    const counts = countsOf(name, days);
    const free = new Set(days.flatMap(({ note }) => note ?? []));
    if (free.size === 0) return counts;
    const names = new Intl.ListFormat(i18n.locale).format(free);
    return t`${counts}; days off: ${names}`;
  };
}
