import { expect, test } from 'vitest';
import {
  changesOf,
  floorOf,
  headlineOf,
  meanOf,
  partMeansOf,
  rangeOf,
  type ScoredDay,
  type ScoredMonth,
  segmentsOf,
  sumOf,
} from './series.ts';

const day = (date: string, parts: Partial<ScoredDay> = {}): ScoredDay => ({
  day: date,
  state: 'holiday',
  late: false,
  counts: false,
  diaryId: null,
  score: null,
  grade: null,
  plain: false,
  parts: null,
  ...parts,
});
const scored = (date: string, score: number, parts?: number[]) =>
  day(date, {
    state: 'submitted',
    counts: true,
    diaryId: 'a',
    score,
    grade: score >= 85 ? 'A' : 'B',
    parts: parts ?? [score - 60, 20, 20, 10, 10],
  });
const missed = (date: string) => day(date, { state: 'missed', counts: true });
const month = (name: string, days: ScoredDay[]): ScoredMonth => ({
  month: name,
  mean: meanOf(days),
  days,
  expected: days.filter(({ counts }) => counts).length,
  written: 0,
});

/** Monday 2 to Tuesday 10 November 2026. */
const november = month('2026-11', [
  scored('2026-11-02', 80),
  missed('2026-11-03'),
  day('2026-11-04', { state: 'vacation' }),
  scored('2026-11-05', 90),
  // Written on a day off: it is shown, and does not count.
  { ...scored('2026-11-07', 100), counts: false },
  day('2026-11-08'),
  scored('2026-11-09', 70),
  day('2026-11-10', { state: 'submitted', diaryId: 'b' }),
  day('2026-11-11', { state: 'upcoming' }),
]);
const october = month('2026-10', [scored('2026-10-29', 60), scored('2026-10-30', 66)]);
const months = [october, november];
const by = (scale: 'days' | 'weeks' | 'months') => rangeOf(months, scale, '2026-11').points;

test('the mean is of expected days: a missed one is 0, others don’t count', () => {
  expect(meanOf(november.days)).toBe(60);
  expect(sumOf(november.days)).toBe(240);
  expect(meanOf([scored('2026-11-02', 80), scored('2026-11-03', 81), missed('2026-11-04')])).toBe(53.7);
  expect(meanOf([day('2026-11-08')])).toBeNull();
});

test('by day, a missed one is a gap and never 0; the line goes on over days off', () => {
  const points = by('days');
  expect(points.map(({ value }) => value)).toEqual([80, null, null, 90, 100, null, 70, null, null]);
  const gaps = points.map(({ gap }) => gap);
  expect(gaps).toEqual([null, 'missed', 'none', null, null, 'none', null, 'plain', 'none']);
  expect(segmentsOf(points).map((segment) => segment.map(({ at }) => at))).toEqual([[0], [3, 4, 6]]);
});

test('by week and month, each point is a mean, and a range of missed days alone is missed', () => {
  expect(by('weeks').map((point) => [point.day, point.value, point.grade])).toEqual([
    ['2026-10-29', 63, 'C'],
    ['2026-11-02', 56.7, 'D'],
    ['2026-11-09', 70, 'B'],
  ]);
  expect(by('months').map(({ value, grade }) => [value, grade])).toEqual([
    [63, 'C'],
    [60, 'C'],
  ]);
  const [away] = rangeOf([month('2026-11', [missed('2026-11-02')])], 'months', '2026-11').points;
  expect(away).toMatchObject({ value: null, gap: 'missed', grade: null });
});

test('the headline is the average as one reads it, and by how much it differs from the one read before', () => {
  expect(headlineOf({ ...november, mean: 65.5 }, { ...october, mean: 61.4 })).toEqual({
    value: 66,
    by: 5,
    mostly: 'B',
  });
  expect(headlineOf(october, undefined)).toEqual({ value: 63, by: null, mostly: 'B' });
  const away = month('2026-09', [missed('2026-09-01')]);
  expect(headlineOf(october, away).by, 'nothing to compare with').toBeNull();
  expect(headlineOf(away, october)).toEqual({ value: null, by: null, mostly: null });
});

test('the axis begins at 40, or below the lowest point', () => {
  expect(floorOf(by('days'))).toBe(40);
  expect(floorOf(rangeOf([month('2026-10', [scored('2026-10-01', 34)])], 'days', '2026-10').points)).toBe(20);
  expect(floorOf([])).toBe(40);
});

test('twelve weeks and six months are compared with as many before', () => {
  const year = Array.from({ length: 12 }, (_, at) => {
    const name = `2026-${String(at + 1).padStart(2, '0')}`;
    return month(name, [scored(`${name}-05`, 60 + at)]);
  });
  const { points, before } = rangeOf(year, 'months', '2026-12');
  expect(points.map(({ value }) => value)).toEqual([66, 67, 68, 69, 70, 71]);
  expect(before.map(({ score }) => score)).toEqual([60, 61, 62, 63, 64, 65]);
  expect(rangeOf(year, 'days', '2026-03').before).toEqual(year[1]?.days);
});

test('parts are averaged over scored days, and what changed noticeably comes largest first', () => {
  expect(partMeansOf([missed('2026-11-03')])).toBeNull();
  expect(partMeansOf([scored('2026-11-02', 80), scored('2026-11-05', 91)])).toEqual([25.5, 20, 20, 10, 10]);
  const now = [scored('2026-11-02', 80, [20, 20, 14, 6, 10])];
  const before = [scored('2026-10-02', 80, [21, 20, 8, 6.4, 10])];
  expect(changesOf(now, before)).toEqual([
    { part: 'reflection', before: 8, now: 14, by: 6 },
    { part: 'completeness', before: 21, now: 20, by: -1 },
  ]);
  expect(changesOf(now, [])).toBeNull();
  expect(changesOf(now, now)).toEqual([]);
});
