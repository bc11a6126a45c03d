import { expect, test } from 'vitest';
import { shorten } from './short-ids.ts';

test('an id keeps its beginning, as long as it must be', () => {
  const short = shorten(['Eup0uX', 'Eup1aa', 'bPqMFx', 'DayQ12'], new Set(['Eup0uX', 'Day', 'Team']));
  expect(Object.fromEntries(short)).toEqual({
    Eup0uX: 'Eup0',
    Eup1aa: 'Eup1',
    bPqMFx: 'bPq',
    // "Day" is a sentence of its own.
    DayQ12: 'DayQ',
  });
});

test('none is lost among many', () => {
  const ids = Array.from({ length: 5000 }, (_, index) =>
    ((index * 2_654_435_761) >>> 0).toString(36).padStart(6, '0').slice(-6),
  );
  const short = shorten(new Set(ids), new Set());
  expect(new Set(short.values()).size).toBe(new Set(ids).size);
});
