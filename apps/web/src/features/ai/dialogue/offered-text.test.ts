import { emptySections } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { applied, type OfferedSection, type OfferedWriting, offersOf, undone } from './offered-text.ts';

const text = {
  summary: 'Baked 140 loaves.',
  learnings: '',
  mistakes: ['Forgot the vent'],
  nextTasks: ['Call Rui', 'Order vents'],
  unclear: [],
};
const writing: OfferedWriting = { ...emptySections(), summary: 'Before.', nextTasks: ['Call Rui'] };

/** A day with all that is offered to it, and what each section gained. */
function applyAll(to: OfferedWriting) {
  const gained = new Map<OfferedSection, readonly string[]>();
  let day = to;
  for (const offer of offersOf(text, to)) {
    const done = applied(offer, day);
    gained.set(offer.section, done.gained);
    day = { ...day, ...done.part };
  }
  return { day, gained };
}

function undoAll(from: OfferedWriting, gained: ReadonlyMap<OfferedSection, readonly string[]>) {
  let day = from;
  for (const [section, lines] of gained) day = { ...day, ...undone(section, lines, day) };
  return day;
}

describe('what a dialogue offers', () => {
  test('is to each section to which something was said', () => {
    expect(offersOf(text, writing).map(({ section, isApplied }) => [section, isApplied])).toEqual([
      ['summary', false],
      ['mistakes', false],
      ['nextTasks', false],
    ]);
  });

  test('stands below what is there, once, and goes again; what was written before and since stays', () => {
    const { day: full, gained } = applyAll(writing);
    expect(full).toEqual({
      ...writing,
      summary: 'Before.\n\nBaked 140 loaves.',
      mistakes: [{ text: 'Forgot the vent', shared: false }],
      nextTasks: ['Call Rui', 'Order vents'],
    });
    expect(offersOf(text, full).every(({ isApplied }) => isApplied)).toBe(true);
    const since = { ...full, summary: `${full.summary} And 20 rolls.`, unclear: ['Why?'] };
    expect(undoAll(since, gained)).toEqual({
      ...writing,
      summary: 'Before.\n\nAnd 20 rolls.',
      unclear: ['Why?'],
    });
    expect(undoAll(full, gained)).toEqual(writing);
    expect(applyAll({ ...writing, summary: '' }).day.summary).toBe('Baked 140 loaves.');
  });

  test('has no room where the day has five tasks', () => {
    const five = { ...writing, nextTasks: ['a', 'b', 'c', 'd'] };
    expect(offersOf(text, five).find(({ section }) => section === 'nextTasks')?.hasRoom).toBe(false);
  });
});
