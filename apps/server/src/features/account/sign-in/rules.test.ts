import { expect, it } from 'vitest';
import { SECOND, shift } from '../../../platform/clock.ts';
import { isWithinGrace } from './rules.ts';

const now = new Date('2026-03-31T09:00:00.000Z');

it('a second use of a refresh token is forgiven for ten seconds', () => {
  expect(isWithinGrace(shift(now, -10 * SECOND), now)).toBe(true);
  expect(isWithinGrace(shift(now, -10 * SECOND - 1), now)).toBe(false);
});
