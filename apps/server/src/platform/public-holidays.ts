import { addDays, type DiaryDay, dayRange, parseDiaryDay } from '@garden/calendar';
import type { HolidaysTypes } from 'date-holidays';
import {
  type BothNames,
  type Country,
  type Holidays,
  joinYears,
  NO_PUBLIC_DAYS,
  type PublicDays,
} from './holidays.ts';

const MS_PER_DAY = 86_400_000;

/** Moons and equinoxes are worked out for these years; of others nothing is known. */
const [FIRST_YEAR, LAST_YEAR] = [1970, 2100];

/**
 * Public holidays from two kept packages: `chinese-days` for China with its make-up working days, as the State Council
 * announces them year by year, and `date-holidays` for everywhere else, and for China in years not yet announced.
 * Both are loaded when the first team asks, each region and year is computed once.
 */
export function createPublicHolidays(): Holidays {
  const years = remember((key: string) => {
    const [region = '', year] = key.split(' ');
    return daysOf(region, Number(year));
  });
  const spans = remember(async (key: string) => {
    const [region, first, last] = key.split(' ');
    const span = Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => Number(first) + index,
    );
    return joinYears(await Promise.all(span.map((year) => years(`${region} ${year}`))));
  });
  const listed = remember((locale: keyof BothNames) => listCountries(locale));
  const codes = remember(async () => {
    const countries = await listed('en');
    return new Set(countries.flatMap(({ code, parts }) => [code, ...parts.map((part) => part.code)]));
  });
  return {
    between: async (region, firstYear, lastYear) =>
      region === null ? NO_PUBLIC_DAYS : spans(`${region} ${firstYear} ${lastYear}`),
    countries: listed,
    isRegion: async (code) => (await codes('all')).has(code),
  };
}

/** Computes each answer once; a failure is not kept. */
function remember<Key extends string, Value>(compute: (key: Key) => Promise<Value>) {
  const known = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const kept = known.get(key);
    if (kept) return kept;
    const computed = compute(key);
    known.set(key, computed);
    computed.catch(() => known.delete(key));
    return computed;
  };
}

async function daysOf(region: string, year: number): Promise<PublicDays> {
  if (year < FIRST_YEAR || year > LAST_YEAR) return NO_PUBLIC_DAYS;
  const announced = region === 'CN' ? await announcedInChina(year) : null;
  return announced ?? computed(region, year);
}

/** Null for a year that the package does not have: before 2004, or not announced when it was published. */
async function announcedInChina(year: number): Promise<PublicDays | null> {
  const { default: data } = await import('chinese-days/dist/chinese-days.json', { with: { type: 'json' } });
  const ofYear = (days: Readonly<Record<string, string>>) =>
    Object.entries(days).filter(([day]) => day.startsWith(`${year}-`));
  const free = ofYear(data.holidays);
  if (free.length === 0) return null;
  return {
    free: new Map(free.map(([day, text]) => [parseDiaryDay(day), readNames(text)])),
    worked: new Set(ofYear(data.workdays).map(([day]) => parseDiaryDay(day))),
  };
}

/** `National Day,国庆节,3`: in English, in Chinese, and how many days it has by law. */
function readNames(text: string): BothNames {
  const [en = text, zh = en] = text.split(',');
  return { en, zh };
}

async function computed(region: string, year: number): Promise<PublicDays> {
  const { default: Calendars } = await import('date-holidays');
  const [country = region, state, part] = region.split('-');
  const options = { types: ['public' as const] };
  const calendar =
    state === undefined
      ? new Calendars(country, options)
      : part === undefined
        ? new Calendars(country, state, options)
        : new Calendars(country, state, part, options);
  const chinese = calendar.getHolidays(year, 'zh');
  const free = new Map<DiaryDay, BothNames>();
  for (const [index, holiday] of calendar.getHolidays(year, 'en').entries()) {
    const names = { en: holiday.name, zh: chinese[index]?.name ?? holiday.name };
    for (const day of wholeDays(holiday)) free.set(day, names);
  }
  return { free, worked: new Set() };
}

/** The dates that a holiday fills; one that begins at noon fills none, and clocks may take an hour from a night. */
function wholeDays({ date, start, end }: HolidaysTypes.Holiday): DiaryDay[] {
  const count = Math.floor((end.getTime() - start.getTime()) / MS_PER_DAY + 0.1);
  const first = parseDiaryDay(date.slice(0, 10));
  return dayRange(first, addDays(first, count - 1));
}

async function listCountries(locale: keyof BothNames): Promise<Country[]> {
  const { default: Calendars } = await import('date-holidays');
  const source = new Calendars();
  const language = locale === 'zh' ? 'zh-Hans' : 'en';
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, language);
  return Object.keys(source.getCountries())
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      parts: entries(source.getStates(code, locale))
        .flatMap(([state, name]) => [
          { code: `${code}-${state}`, name },
          ...entries(source.getRegions(code, state, locale)).map(([part, partName]) => ({
            code: `${code}-${state}-${part}`,
            name: `${name}, ${partName}`,
          })),
        ])
        .sort(byName),
    }))
    .sort(byName);
}

/** The package answers with nothing where a region has no parts, though its types say otherwise. */
function entries(names: Readonly<Record<string, string>> | undefined): [string, string][] {
  return Object.entries(names ?? {});
}
