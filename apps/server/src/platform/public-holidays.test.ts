import { parseDiaryDay } from '@garden/calendar';
import { describe, expect, test } from 'vitest';
import { createPublicHolidays } from './public-holidays.ts';

const holidays = createPublicHolidays();
const free = async (region: string | null, year: number) => [
  ...(await holidays.between(region, year, year)).free.keys(),
];

describe('China', () => {
  test('has its breaks and make-up days as they were announced', async () => {
    const { free, worked } = await holidays.between('CN', 2026, 2026);
    expect([...free.keys()].filter((day) => day.startsWith('2026-10'))).toEqual([
      '2026-10-01',
      '2026-10-02',
      '2026-10-03',
      '2026-10-04',
      '2026-10-05',
      '2026-10-06',
      '2026-10-07',
    ]);
    expect([...worked].sort()).toEqual(
      expect.arrayContaining(['2026-02-14', '2026-02-28', '2026-09-20', '2026-10-10']),
    );
    expect([...free.entries()].find(([day]) => day === '2026-10-01')?.[1]).toEqual({
      en: 'National Day',
      zh: '国庆节',
    });
  });

  test('has the days of the law, and none to make up, in a year that is not announced', async () => {
    const { free, worked } = await holidays.between('CN', 2031, 2031);
    expect([...free.keys()]).toContain('2031-10-01');
    expect(worked.size).toBe(0);
  });
});

describe('elsewhere', () => {
  test.each([
    ['DE', '2026-10-03', true],
    ['DE', '2026-01-06', false],
    ['DE-BY', '2026-01-06', true],
    ['US', '2026-07-03', true],
    ['GB-ENG', '2026-12-28', true],
    ['JP', '2026-05-06', true],
    ['IS', '2026-12-24', false],
    ['TR', '2026-05-30', true],
    ['TR', '2026-05-31', false],
  ])('%s, %s: %s', async (region, day, isFree) => {
    expect((await free(region, 2026)).includes(parseDiaryDay(day))).toBe(isFree);
  });

  test('joins years, and has nothing without a region', async () => {
    const days = await holidays.between('FR', 2026, 2027);
    expect([...days.free.keys()].filter((day) => day.endsWith('07-14'))).toEqual([
      '2026-07-14',
      '2027-07-14',
    ]);
    expect((await holidays.between(null, 2026, 2027)).free.size).toBe(0);
  });

  test('has nothing for years that no table knows', async () => {
    expect(await free('HK', 1)).toEqual([]);
    expect(await free('CN', 9999)).toEqual([]);
  });

  test('computes a span once', async () => {
    const once = await holidays.between('FR', 2026, 2027);
    expect(await holidays.between('FR', 2026, 2027)).toBe(once);
  });
});

describe('the regions', () => {
  test('are named in the language, China and more than thirty countries, with their parts', async () => {
    const [english, chinese] = await Promise.all([holidays.countries('en'), holidays.countries('zh')]);
    expect(english.length).toBeGreaterThan(100);
    expect(english.find(({ code }) => code === 'CN')).toEqual({ code: 'CN', name: 'China', parts: [] });
    expect(chinese.find(({ code }) => code === 'DE')?.name).toBe('德国');
    expect(english.find(({ code }) => code === 'DE')?.parts).toContainEqual({
      code: 'DE-SN',
      name: 'Sachsen',
    });
  });

  test('are known by their codes, and nothing else is', async () => {
    expect(await Promise.all(['CN', 'DE-BY', 'DE-BY-A'].map(holidays.isRegion))).toEqual([true, true, true]);
    expect(await Promise.all(['XX', 'DE-XX', '', 'cn'].map(holidays.isRegion))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('can all be computed', async () => {
    const countries = await holidays.countries('en');
    const days = await Promise.all(countries.map(({ code }) => free(code, 2026)));
    expect(days.every((each) => each.length > 3)).toBe(true);
  });
});
