import { useLingui } from '@lingui/react/macro';
import type { Grade } from '../vine/vine-shapes.tsx';
import type { DayState } from './day-mark.tsx';
import { formatDay } from './format-time.ts';

type NamedDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  state?: DayState | undefined;
  grade?: Grade | undefined;
  /** A grape without a grade, since grades have not begun. */
  plain?: boolean | undefined;
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
    holiday: t`day off`,
  };
}

/** What is known of a day: "submitted, grade A"; empty where nothing is. */
export function useDayFacts(): (day: Omit<NamedDay, 'date'>) => string {
  const { t } = useLingui();
  const stateNames = useStateNames();
  return ({ state, grade, plain, note }) => {
    const kind = grade ? t`grade ${grade}` : plain ? t`plain grape` : undefined;
    // A weekend is a day off; what has a name is a holiday.
    const told = state === 'holiday' && note ? t`holiday` : state && stateNames[state];
    const known = [told, kind, note].filter((fact) => fact);
    return known.reduce<string>((facts, fact) => (facts ? t`${facts}, ${fact}` : (fact ?? '')), '');
  };
}

/** The accessible name of a day: "Thursday 1 October: holiday, National Day". */
export function useDayName(): (day: NamedDay) => string {
  const { t, i18n } = useLingui();
  const factsOf = useDayFacts();
  return ({ date: day, ...known }) => {
    const date = formatDay(day, i18n.locale, 'long');
    const facts = factsOf(known);
    if (!facts) return date;
    return known.state ? t`${date}: ${facts}` : t`${date}, ${facts}`;
  };
}
