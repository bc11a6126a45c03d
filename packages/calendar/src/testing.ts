import fc from 'fast-check';
import { type Calendar, makeCalendar } from './calendar.ts';
import { addDays, type DiaryDay, daysBetween, parseDiaryDay } from './diary-day.ts';

/** Etc/GMT names carry the sign the other way round: Etc/GMT+12 is UTC−12. */
export const fixedOffsetZones = Array.from({ length: 27 }, (_, index) => {
  const hours = index - 12;
  return { hours, timezone: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}` };
});

const placeZones = [
  'Asia/Shanghai',
  'America/Los_Angeles',
  'Europe/Lisbon',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'UTC',
];

/** Dates around those that a zone left out, when it moved across the date line. */
const aroundSkippedDates: Record<string, string[]> = {
  'Pacific/Apia': ['2011-12-29', '2011-12-30', '2011-12-31'],
  'Pacific/Kiritimati': ['1994-12-30', '1994-12-31', '1995-01-01'],
};

const FIRST = parseDiaryDay('1972-01-01');
const LAST = parseDiaryDay('2069-12-31');

/** Any date from 1972 to 2069; month ends and the days beside leap days come up more often than by chance. */
export const anyDay: fc.Arbitrary<DiaryDay> = fc.oneof(
  fc.nat({ max: daysBetween(FIRST, LAST) }).map((count) => addDays(FIRST, count)),
  fc
    .record({
      year: fc.integer({ min: 1972, max: 2068 }),
      month: fc.integer({ min: 1, max: 12 }),
      past: fc.nat(3),
    })
    .map(({ year, month, past }) =>
      addDays(parseDiaryDay(`${year}-${String(month).padStart(2, '0')}-28`), past),
    ),
);

const anyWorkingWeekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });

function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Any zone from UTC−12 to UTC+14, any start from 00:00 to 12:00, any working weekdays. */
export const anyCalendar: fc.Arbitrary<Calendar> = fc
  .record({
    timezone: fc.oneof(
      fc.constantFrom(...placeZones),
      fc.constantFrom(...fixedOffsetZones.map((zone) => zone.timezone)),
    ),
    dayStartsAt: fc.nat({ max: 12 * 60 }).map(timeOfDay),
    workingWeekdays: anyWorkingWeekdays,
  })
  .map(makeCalendar);

/** A calendar of weekdays alone, with a date that its zone did not skip. */
export const anyPlainCalendarDay = fc
  .record({ calendar: anyCalendar, day: anyDay })
  .filter(({ calendar, day }) => !aroundSkippedDates[calendar.timezone]?.includes(day));

const anyShifts = fc.uniqueArray(fc.integer({ min: -45, max: 45 }), { maxLength: 25 });
const anyBreak = fc
  .record({ from: fc.integer({ min: -45, max: 45 }), length: fc.nat(40) })
  .map(({ from, length }) => Array.from({ length }, (_, index) => from + index));

/** The same with days off (single ones and long breaks) and make-up days around the date. */
export const anyCalendarDay = fc
  .record({ sample: anyPlainCalendarDay, free: fc.oneof(anyShifts, anyBreak), worked: anyShifts })
  .map(({ sample: { calendar, day }, free, worked }) => ({
    day,
    calendar: {
      ...calendar,
      freeDays: new Set(free.map((shift) => addDays(day, shift))),
      workedDays: new Set(worked.map((shift) => addDays(day, shift))),
    },
  }));

/** A calendar with a date within two days of a change of its zone's clocks, skipped dates among them. */
export const anyDayNearChange = fc
  .record({
    change: fc.constantFrom(...placeZones.flatMap(clockChanges)),
    shift: fc.integer({ min: -2, max: 2 }),
    dayStartsAt: fc.nat({ max: 12 * 4 }).map((quarters) => timeOfDay(quarters * 15)),
  })
  .map(({ change, shift, dayStartsAt }) => ({
    calendar: makeCalendar({ timezone: change.timezone, dayStartsAt }),
    day: addDays(change.day, shift),
  }));

/** The dates between 1990 and 2035 on which a zone's offset changed, read from Intl alone. */
function clockChanges(timezone: string): { timezone: string; day: DiaryDay }[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
  const offsetOn = (day: DiaryDay) => format.format(Date.parse(`${day}T00:00:00Z`)).split(', ')[1];
  const changes: { timezone: string; day: DiaryDay }[] = [];
  const stride = 8;
  for (let day = parseDiaryDay('1990-01-01'); day < '2035'; day = addDays(day, stride)) {
    if (offsetOn(day) === offsetOn(addDays(day, stride))) continue;
    let changed = addDays(day, 1);
    while (offsetOn(changed) === offsetOn(day)) changed = addDays(changed, 1);
    changes.push({ timezone, day: changed });
  }
  return changes;
}
