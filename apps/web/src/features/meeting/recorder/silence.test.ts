import { expect, test } from 'vitest';
import { Silence } from './capture.ts';

function segmentOf(...pieces: readonly boolean[]) {
  const silence = new Silence();
  for (const isHeard of pieces) silence.add(isHeard);
  return { isWhole: silence.isWhole, isOver: silence.isOver };
}
const quiet = (pieces: number) => Array.from({ length: pieces }, () => false);

test('a segment ends half a minute after the last voice, and keeps that it has one', () => {
  expect(segmentOf(true, ...quiet(5))).toEqual({ isWhole: false, isOver: false });
  expect(segmentOf(true, ...quiet(6))).toEqual({ isWhole: false, isOver: true });
  expect(segmentOf(true, ...quiet(5), true, ...quiet(5))).toEqual({ isWhole: false, isOver: false });
});

test('silence is a segment of its own, of a minute at most', () => {
  expect(segmentOf(...quiet(11))).toEqual({ isWhole: true, isOver: false });
  expect(segmentOf(...quiet(12))).toEqual({ isWhole: true, isOver: true });
  // A voice at its end is in it, so that no first word is lost.
  expect(segmentOf(...quiet(11), true)).toEqual({ isWhole: false, isOver: false });
});
