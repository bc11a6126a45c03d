import { type DiaryDay, dayRange, parseDiaryDay } from '@garden/calendar';
import type { BothNames, PublicDays } from '../platform/holidays.ts';

const day = parseDiaryDay;
const named = (days: readonly DiaryDay[], en: string, zh: string): [DiaryDay, BothNames][] =>
  days.map((each) => [each, { en, zh }]);

/** Two regions of the year 2026, with a break, make-up days at both of its ends, and single days. */
export const FIXED_HOLIDAYS: Readonly<Record<string, PublicDays>> = {
  CN: {
    free: new Map([
      ...named(dayRange(day('2026-04-04'), day('2026-04-06')), 'Tomb-sweeping Day', '清明'),
      ...named(dayRange(day('2026-10-01'), day('2026-10-07')), 'National Day', '国庆节'),
    ]),
    worked: new Set([day('2026-09-20'), day('2026-10-10')]),
  },
  US: {
    free: new Map(named([day('2026-11-26')], 'Thanksgiving Day', '感恩节')),
    worked: new Set(),
  },
};
