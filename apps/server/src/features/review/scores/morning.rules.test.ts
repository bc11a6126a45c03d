import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFinished, type Finished, noNumbers, numbersOf, type Sums } from './morning.rules.ts';

const AT = { at: new Date('2026-03-31T03:00:00.000Z'), isOver: false };
const wrote = (userId: number, score: number, departmentIds: string[] = []): Finished => ({
  ...{ userId: String(userId), departmentIds, scores: [score], missed: 0 },
});
const missed = (userId: number, departmentIds: string[] = []): Finished => ({
  ...{ userId: String(userId), departmentIds, scores: [], missed: 1 },
});

describe('the numbers of a month', () => {
  test('are sums of what finished, told once there are five', () => {
    const five = [90, 71, 70, 60, 59].map((score, at) => wrote(at, score));
    const { team } = addFinished(noNumbers, [...five, missed(5)], AT);
    expect(numbersOf(team)).toEqual({
      ...{ mean: 58.3, completion: 83 },
      grades: { A: 1, B: 2, C: 1, D: 1, missed: 1 },
    });
    expect(numbersOf(noNumbers.team)).toBeNull();
  });

  test('wait for a fifth author, and are told without those who stayed alone once the month is over', () => {
    const four = [90, 71, 70, 60].map((score, at) => wrote(at, score));
    expect(addFinished(noNumbers, [...four, missed(5)], AT)).toBe(noNumbers);
    const over = addFinished(noNumbers, [...four, missed(5)], { ...AT, isOver: true });
    expect(over.team).toMatchObject({ sum: 0, A: 0, missed: 1 });
    expect(addFinished(noNumbers, [missed(1)], AT).team.missed).toBe(1);
  });

  test('of a department are told where five of it and five others wrote', () => {
    const ten = [...Array(10).keys()];
    const halves = ten.map((at) => wrote(at, 70, at < 5 ? ['cellar'] : []));
    expect(addFinished(noNumbers, halves, AT).departments.cellar).toMatchObject({ sum: 350, B: 5 });
    const uneven = ten.map((at) => wrote(at, 70, at < 6 ? ['cellar'] : []));
    const told = addFinished(noNumbers, [...uneven, missed(10, ['cellar'])], AT);
    expect(told.departments.cellar).toBeUndefined();
    expect(told.team).toMatchObject({ B: 10, missed: 1 });
  });

  test('differ from one morning to the next by five authors or by none, however parts are subtracted', () => {
    const day = fc.array(
      fc.record({ writes: fc.boolean(), parts: fc.subarray(['a', 'b']), score: fc.nat({ max: 100 }) }),
      { minLength: 1, maxLength: 14 },
    );
    const graded = ({ A, B, C, D }: Sums) => A + B + C + D;
    fc.assert(
      fc.property(fc.array(day, { maxLength: 8 }), (days) => {
        let kept = noNumbers;
        for (const people of days) {
          const finished = people.map(({ writes, parts, score }, at) =>
            writes ? wrote(at, score, parts) : missed(at, parts),
          );
          const next = addFinished(kept, finished, AT);
          const told = (from: typeof kept) => {
            const part = (id: string) => (from.departments[id] ? graded(from.departments[id]) : 0);
            return [graded(from.team), part('a'), part('b')] as const;
          };
          const [team, a, b] = told(next).map((sum, at) => sum - (told(kept)[at] ?? 0)) as [
            number,
            number,
            number,
          ];
          const differences = [team, a, b, ...(a > 0 ? [team - a] : []), ...(b > 0 ? [team - b] : [])];
          for (const authors of differences) expect(authors === 0 || authors >= 5).toBe(true);
          kept = next;
        }
      }),
      { numRuns: 300 },
    );
  });
});
