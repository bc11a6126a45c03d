import { useLingui } from '@lingui/react/macro';
import type { DayState } from './day-mark.tsx';
import { formatDay } from './format-time.ts';
import type { Grade } from './vine-shapes.tsx';

type NamedDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  state?: DayState | undefined;
  grade?: Grade | undefined;
  /** What the day is called, such as a public holiday. */
  note?: string | undefined;
};

/** The names of the states of a day. */
export function useStateNames(): Record<DayState, string> {
  const { t } = useLingui();
  return {
    submitted: t`submitted`,
    late: t`submitted late`,
    'not-submitted': t`not submitted`,
    missed: t`missed`,
    vacation: t`vacation`,
    holiday: t`holiday`,
  };
}

/** The accessible name of a day: "Thursday 1 October: holiday, National Day". */
export function useDayName(): (day: NamedDay) => string {
  const { t, i18n } = useLingui();
  const stateName = useStateNames();
  return ({ date: day, state: known, grade, note }) => {
    const date = formatDay(day, i18n.locale, 'long');
    if (known === undefined) return note ? t`${date}, ${note}` : date;
    const state = stateName[known];
    if (grade) return t`${date}: ${state}, grade ${grade}`;
    return note ? t`${date}: ${state}, ${note}` : t`${date}: ${state}`;
  };
}
