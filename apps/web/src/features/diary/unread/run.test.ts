import { expect, test } from 'vitest';
import { sampleDiary } from '../../../lib/testing/sample-diary.ts';
import { type Deed, deedOf } from './reading-keys.ts';
import { afterStep, markOf, noRun, placeIn, type Run } from './run.ts';
import { swipeOf } from './swipe.ts';

const diaries = (...ids: string[]) => ids.map((id) => sampleDiary({ id, day: '2026-03-30' }));
const began = (ids: string[], { left = ids.length, place = null as number | null } = {}) =>
  afterStep(noRun, { kind: 'came', items: diaries(...ids), left, place });
const shown = ({ diaries, index }: Run) => diaries[index]?.id;

test('one walks to the end and back, and is through only when no more are to come', () => {
  let run = began(['a', 'b'], { left: 3 });
  expect([shown(run), placeIn(run), run.total]).toEqual(['a', 1, 3]);
  run = afterStep(run, { kind: 'next', isLast: false });
  run = afterStep(run, { kind: 'next', isLast: false });
  expect([shown(run), run.isThrough]).toEqual(['b', false]);
  run = afterStep(run, { kind: 'came', items: diaries('b', 'c'), left: 1, place: null });
  run = afterStep(run, { kind: 'next', isLast: true });
  expect([shown(run), placeIn(run), run.total]).toEqual(['c', 3, 3]);
  run = afterStep(run, { kind: 'next', isLast: true });
  expect(run.isThrough).toBe(true);
  run = afterStep(run, { kind: 'previous' });
  expect([shown(run), run.isThrough]).toEqual(['c', false]);
});

test('where one stopped, one goes on counting', () => {
  const run = began(['c', 'd'], { left: 1, place: 3 });
  expect([placeIn(run), run.total]).toEqual([3, 4]);
});

test('what is gone from the answer since stays in its place', () => {
  let run = afterStep(began(['a', 'b']), { kind: 'next', isLast: true });
  run = afterStep(run, { kind: 'came', items: diaries('c'), left: 1, place: null });
  expect(run.diaries.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect([shown(run), run.total]).toEqual(['b', 3]);
});

test('a diary counts as read, as its reader says, or as they have it by default', () => {
  const run = afterStep(began(['a', 'b']), { kind: 'marked', id: 'a', as: 'unread' });
  expect([markOf(run, 'a', true), markOf(run, 'b', true), markOf(run, 'b', false)]).toEqual([
    ...['unread', 'read', 'unread'],
  ]);
});

test('keys as feed readers have them; in a field letters stay letters, and on a button Space presses it', () => {
  const free = { isWriting: false, isOnControl: false, hasLetters: true };
  const keys: [key: string, shift: boolean, deed: Deed | undefined][] = [
    ['j', false, 'next'],
    ['k', false, 'previous'],
    ['u', false, 'toggle'],
    ['l', false, 'like'],
    ['r', false, 'reply'],
    ['o', false, 'open'],
    [' ', false, 'down'],
    [' ', true, 'up'],
    ['Escape', false, 'leave'],
    ['x', false, undefined],
    ['j', true, undefined],
  ];
  for (const [key, shiftKey, deed] of keys) expect(deedOf({ key, shiftKey }, free), key).toBe(deed);
  const writing = { ...free, isWriting: true, isOnControl: true };
  const ofWriting = ['j', ' ', 'Escape'].map((key) => deedOf({ key, shiftKey: false }, writing));
  expect(ofWriting).toEqual([undefined, undefined, 'leave']);
  const noLetters = { ...free, hasLetters: false };
  expect(['j', ' '].map((key) => deedOf({ key, shiftKey: false }, noLetters))).toEqual([undefined, 'down']);
  expect(deedOf({ key: ' ', shiftKey: false }, { ...free, isOnControl: true })).toBeUndefined();
});

test('a swipe is long and level, and does not begin at the edge, where the browser has its own', () => {
  const from = { x: 200, y: 300 };
  expect(swipeOf(from, { x: 110, y: 310 }, 375)).toBe('next');
  expect(swipeOf(from, { x: 290, y: 290 }, 375)).toBe('previous');
  expect(swipeOf(from, { x: 160, y: 300 }, 375)).toBeUndefined();
  expect(swipeOf(from, { x: 110, y: 400 }, 375)).toBeUndefined();
  expect(swipeOf({ x: 10, y: 300 }, { x: 200, y: 300 }, 375)).toBeUndefined();
  expect(swipeOf({ x: 370, y: 300 }, { x: 200, y: 300 }, 375)).toBeUndefined();
});
