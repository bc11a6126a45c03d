import { expect, test } from 'vitest';
import { shift } from './clock.ts';
import { isUndoable, UNDO_LIFE } from './undo.ts';

test('what was deleted can be brought back to the last moment of its thirty days', () => {
  const now = new Date('2026-03-31T09:00:00.000Z');
  expect(isUndoable(null, now)).toBe(true);
  expect(isUndoable(shift(now, -UNDO_LIFE), now)).toBe(true);
  expect(isUndoable(shift(now, -UNDO_LIFE - 1), now)).toBe(false);
});
