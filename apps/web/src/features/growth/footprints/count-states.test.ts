import { expect, test } from 'vitest';
import { countStates } from './count-states.ts';

test('counts written days by when they came, missed ones, and those away; free days count nowhere', () => {
  const days = [
    { state: 'submitted', late: false },
    { state: 'submitted', late: true },
    { state: 'submitted', late: false },
    { state: 'missed', late: false },
    { state: 'vacation', late: false },
    { state: 'holiday', late: false },
    { state: 'upcoming', late: false },
  ] as const;
  expect(countStates(days)).toEqual({ onTime: 2, late: 1, missed: 1, vacation: 1 });
});
