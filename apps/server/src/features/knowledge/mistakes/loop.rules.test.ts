import { addDays, parseDiaryDay } from '@garden/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Again, answerLoop, beginLoop, type Loop, NO_LOOP } from './loop.rules.ts';

const TODAY = parseDiaryDay('2026-03-31');
const sequences = fc.array(
  fc.record({
    again: fc.constantFrom<Again>('yes', 'no', 'untested'),
    late: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 40 },
);

type Asked = { readonly day: ReturnType<typeof parseDiaryDay>; readonly again: Again; readonly loop: Loop };

/** Answers each question on its day or later, until it rests. */
function run(answers: readonly { readonly again: Again; readonly late: number }[]): Asked[] {
  let loop = beginLoop(TODAY);
  const asked: Asked[] = [];
  for (const { again, late } of answers) {
    if (loop.nextOn === null) break;
    const day = addDays(parseDiaryDay(loop.nextOn), late);
    loop = answerLoop(loop, again, day);
    asked.push({ day, again, loop });
  }
  return asked;
}

describe('the loop', () => {
  test('begins with the next day', () => {
    expect(beginLoop(TODAY)).toEqual({ step: 0, nextOn: '2026-04-01', times: 0, outgrownOn: null });
    expect(NO_LOOP).toEqual({ step: 0, nextOn: null, times: 0, outgrownOn: null });
  });

  test('comes back after 1, 3, 7, 21 and 60 days, and goes on with 60', () => {
    const days = run(Array.from({ length: 6 }, () => ({ again: 'untested' as const, late: 0 }))).map(
      ({ day }) => day,
    );
    expect(days).toEqual([
      '2026-04-01',
      '2026-04-04',
      '2026-04-11',
      '2026-05-02',
      '2026-07-01',
      '2026-08-30',
    ]);
  });

  test('rests after three “no”', () => {
    const asked = run(Array.from({ length: 9 }, () => ({ again: 'no' as const, late: 0 })));
    expect(asked.map(({ day }) => day)).toEqual(['2026-04-01', '2026-04-04', '2026-04-11']);
    expect(asked.at(-1)?.loop).toMatchObject({ nextOn: null, times: 3, outgrownOn: '2026-04-11' });
  });

  test('begins anew when it happened again', () => {
    const [, , third] = run([
      { again: 'no', late: 0 },
      { again: 'no', late: 0 },
      { again: 'yes', late: 2 },
    ]);
    expect(third?.loop).toEqual({ step: 0, nextOn: '2026-04-14', times: 0, outgrownOn: null });
  });

  test('rests with the third “no” since the last “yes”, and never otherwise', () => {
    fc.assert(
      fc.property(sequences, (answers) => {
        const asked = run(answers);
        let noes = 0;
        for (const { again, loop } of asked) {
          noes = again === 'yes' ? 0 : noes + (again === 'no' ? 1 : 0);
          expect(loop.times).toBe(noes);
          expect(loop.outgrownOn !== null).toBe(noes === 3);
          expect(loop.nextOn === null).toBe(loop.outgrownOn !== null);
        }
      }),
    );
  });

  test('asks next after the answer, by one of its intervals: the first after “yes”, else one further', () => {
    fc.assert(
      fc.property(sequences, (answers) => {
        const intervals = [1, 3, 7, 21, 60];
        let place = 0;
        for (const { day, again, loop } of run(answers)) {
          if (loop.nextOn === null) continue;
          place = again === 'yes' ? 0 : Math.min(place + 1, 4);
          expect(loop.nextOn).toBe(addDays(day, intervals[place] ?? 0));
        }
      }),
    );
  });
});
