import { expect, test } from 'vitest';
import { addDayOff } from './days-off.ts';

test('keeps days in order, and each date once', () => {
  const feast = { day: '2026-10-09', name: 'Harvest feast' };
  const rest = { day: '2026-05-04', name: 'Rest' };
  expect(addDayOff(addDayOff([], feast), rest)).toEqual([rest, feast]);
  expect(addDayOff([rest, feast], { day: '2026-05-04', name: 'Founding day' })).toEqual([
    { day: '2026-05-04', name: 'Founding day' },
    feast,
  ]);
});
