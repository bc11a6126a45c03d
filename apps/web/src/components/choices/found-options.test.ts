import { describe, expect, test } from 'vitest';
import { foundOptions } from './found-options.ts';

const zones = [
  { value: 'Asia/Shanghai', label: 'Shanghai, Asia', note: 'GMT+8', words: '中国标准时间' },
  { value: 'Europe/Lisbon', label: 'Lisbon, Europe', note: 'GMT+1' },
  { value: 'America/New_York', label: 'New York, America', note: 'GMT-4' },
];
const valuesOf = (query: string, chosen: string | null = null) =>
  foundOptions(zones, query, chosen).map(({ value }) => value);

describe('foundOptions', () => {
  test('finds words of label, note and beyond, in any order and case', () => {
    expect(valuesOf('york NEW')).toEqual(['America/New_York']);
    expect(valuesOf('gmt+')).toEqual(['Asia/Shanghai', 'Europe/Lisbon']);
    expect(valuesOf(' 中国 ')).toEqual(['Asia/Shanghai']);
    expect(valuesOf('lisbon asia')).toEqual([]);
  });

  test('shows what is chosen first until something is typed', () => {
    expect(valuesOf('', 'Europe/Lisbon')).toEqual(['Europe/Lisbon', 'Asia/Shanghai', 'America/New_York']);
    expect(valuesOf('gmt+', 'Europe/Lisbon')).toEqual(['Asia/Shanghai', 'Europe/Lisbon']);
    expect(valuesOf('', 'Mars/Olympus')).toHaveLength(3);
  });
});
