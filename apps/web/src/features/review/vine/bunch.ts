import { monthOf, parseDiaryDay } from '@garden/calendar';
import type { VineDay as KnownDay } from '@garden/contract';
import type { Locale } from '@garden/i18n/locale';
import type { VineDay } from '../../../components/vine/vine-drawing.tsx';
import { bunchOf } from '../../../components/vine/vine-layout.ts';
import { signOf } from '../../diary/day-marks.shared.ts';
import { vineSeed, weeksOfMonth } from '../../diary/months.shared.ts';

type Weeks = readonly (readonly (VineDay | null)[])[];

/** One month of one person, as it is drawn. */
export type Drawn = {
  readonly month: string;
  readonly seed: string;
  readonly weeks: Weeks;
  readonly days: readonly VineDay[];
};

type Asked = {
  readonly personId: string;
  readonly month: string;
  readonly known: readonly KnownDay[];
  /** In which holidays are named. */
  readonly locale: Locale;
};

/**
 * A month of someone as weeks of days; days before they came are left out, and so is a month that is still to come.
 * @param canOpen which days a press opens
 */
export function drawnMonth(
  { personId, month, known, locale }: Asked,
  canOpen: (day: KnownDay) => boolean = () => false,
): Drawn {
  const isAhead = known.every(({ state }) => state === 'upcoming' || state === 'holiday');
  const byDay = new Map<string, KnownDay>(isAhead ? [] : known.map((day) => [day.day, day]));
  const weeks = weeksOfMonth(monthOf(parseDiaryDay(`${month}-01`)), (date): VineDay | null => {
    const day = byDay.get(date);
    if (!day) return null;
    return {
      date,
      state: signOf(day),
      grade: day.grade ?? undefined,
      ...(day.plain && { plain: true }),
      note: day.holiday?.[locale],
      disabled: !canOpen(day),
    };
  });
  const days = weeks.flat().filter((day) => day !== null);
  return { month, seed: vineSeed(personId, month), weeks, days };
}

/** Room for a bare cane. */
const MIN_HEIGHT = 140;

/** What the highest of these bunches needs, and a little more than none at least. */
export function roomFor(bunches: readonly Drawn[], today: string): number {
  const heights = bunches.map(({ weeks }) => heightOf(weeks, today));
  return Math.max(MIN_HEIGHT, ...heights);
}

const heights = new WeakMap<Weeks, number>();

function heightOf(weeks: Weeks, today: string): number {
  const known = heights.get(weeks) ?? bunchOf(weeks, { seed: '', today, small: true }).height + SLACK;
  heights.set(weeks, known);
  return known;
}

/** By how much berries of another seed may hang lower. */
const SLACK = 2;
