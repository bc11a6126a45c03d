import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAST_PEOPLE } from '../rules.ts';
import {
  addFinished,
  type Finished,
  type MonthNumbers,
  noNumbers,
  numbersOf,
  type Sums,
} from './morning.rules.ts';
import { ToldCells } from './told.rules.ts';

const on = (cells: ToldCells, isOver = false) => ({
  at: new Date('2026-03-31T03:00:00.000Z'),
  isOver,
  cells,
});
const alone = (isOver = false) => on(new ToldCells(), isOver);

const wrote = (userId: number, score: number, departmentIds: string[] = [], day = 2): Finished => ({
  userId: String(userId),
  departmentIds,
  missed: 0,
  scored: [{ diaryId: `${userId} ${day}`, userId: String(userId), score, cell: null, isSettled: false }],
});
const missed = (userId: number, departmentIds: string[] = []): Finished => ({
  userId: String(userId),
  departmentIds,
  scored: [],
  missed: 1,
});
const people = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const written = ({ A, B, C, D }: Sums) => A + B + C + D;

describe('the numbers of a month', () => {
  test('are sums of what finished, told once there are five', () => {
    const five = [90, 71, 70, 60, 59].map((score, at) => wrote(at, score));
    const { team } = addFinished(noNumbers, [...five, missed(5)], alone());
    expect(numbersOf(team)).toEqual({
      mean: 58.3,
      completion: 83,
      grades: { A: 1, B: 2, C: 1, D: 1, missed: 1 },
    });
    expect(numbersOf(noNumbers.team)).toBeNull();
  });

  test('wait for a fifth author, and are told without those who stayed alone once the month is over', () => {
    const four = [90, 71, 70, 60].map((score, at) => wrote(at, score));
    expect(addFinished(noNumbers, [...four, missed(5)], alone())).toBe(noNumbers);
    const over = addFinished(noNumbers, [...four, missed(5)], alone(true));
    expect(over.team).toMatchObject({ sum: 0, A: 0, missed: 1 });
    expect(addFinished(noNumbers, [missed(1)], alone()).team.missed).toBe(1);
  });

  test('of a department are told where five of it and five others wrote', () => {
    const halves = people(0, 10).map((at) => wrote(at, 70, at < 5 ? ['cellar'] : []));
    expect(addFinished(noNumbers, halves, alone()).departments.cellar).toMatchObject({ sum: 350, B: 5 });
    const uneven = people(0, 10).map((at) => wrote(at, 70, at < 6 ? ['cellar'] : []));
    const told = addFinished(noNumbers, [...uneven, missed(10, ['cellar'])], alone());
    expect(told.departments.cellar).toBeUndefined();
    expect(told.team).toMatchObject({ B: 10, missed: 1 });
  });

  test('of two departments that overlap are told of the larger one', () => {
    const all = people(0, 30).map((at) => {
      const inBoth = [...(at < 11 ? ['a'] : []), ...(at > 8 && at < 19 ? ['b'] : [])];
      return wrote(at, 70, inBoth);
    });
    const { departments } = addFinished(noNumbers, all, alone());
    expect(Object.keys(departments)).toEqual(['a']);
  });
});

describe('the numbers of teams that share people', () => {
  const six = people(0, 6).map((at) => wrote(at, 70));

  test('are told of the same people, not of all but one of them', () => {
    const cells = new ToldCells();
    expect(written(addFinished(noNumbers, six, on(cells)).team)).toBe(6);
    expect(written(addFinished(noNumbers, six, on(cells)).team)).toBe(6);
    const five = addFinished(noNumbers, six.slice(0, 5), on(cells));
    expect(five).toBe(noNumbers);
  });

  test('leave out a few who are not in the older team, and hold five of them beside it', () => {
    const cells = new ToldCells();
    addFinished(noNumbers, six, on(cells));
    const few = people(6, 4).map((at) => wrote(at, 90));
    expect(addFinished(noNumbers, [...six, ...few], on(cells)).team).toMatchObject({ A: 0, B: 6 });
    const five = people(6, 5).map((at) => wrote(at, 90));
    expect(addFinished(noNumbers, [...six, ...five], on(cells)).team).toMatchObject({ A: 5, B: 6 });
  });

  test('someone takes no one but themselves out of a team by another team of theirs', () => {
    const cells = new ToldCells();
    addFinished(noNumbers, [wrote(0, 70), ...people(100, 4).map((at) => wrote(at, 70))], on(cells));
    expect(written(addFinished(noNumbers, six, on(cells)).team)).toBe(5);
  });

  test('tell nothing of a day that has another score by now', () => {
    const cells = new ToldCells(new Map([[1, { people: 6, days: 6 }]]), 1);
    const again = six.map((of, at) => ({
      ...of,
      scored: of.scored.map((day) => ({ ...day, cell: at === 0 ? 0 : 1 })),
    }));
    expect(addFinished(noNumbers, again, on(cells))).toBe(noNumbers);
  });

  test('tell of five people at least, however they are added and subtracted', () => {
    const TEAMS = 4;
    const person = fc.record({
      teams: fc.subarray([...Array(TEAMS).keys()], { minLength: 1 }),
      parts: fc.subarray(['a', 'b']),
      /** Which of the five days they wrote, and whether late, so that some teams have had their morning before. */
      days: fc.array(fc.constantFrom('in time', 'late', 'no'), { minLength: 5, maxLength: 5 }),
      /** In which team's morning they are away: left, or their diary withdrawn. */
      away: fc.option(fc.tuple(fc.nat({ max: TEAMS - 1 }), fc.nat({ max: 4 }))),
    });
    let tellings = 0;
    fc.assert(
      fc.property(fc.array(person, { minLength: 8, maxLength: 24 }), (all) => {
        // Each sum that is told, by the days of the people in it.
        const sums: ReadonlySet<string>[] = [];
        const kept = new Map<number, MonthNumbers>();
        const pending = new Map<number, Map<string, Finished>>(people(0, TEAMS).map((at) => [at, new Map()]));
        const where = new Map<string, number>();
        const sizes = new Map<number, { people: number; days: number }>();
        let last = 0;
        for (const day of people(0, 6)) {
          for (const team of people(0, TEAMS)) {
            const waiting = pending.get(team) as Map<string, Finished>;
            for (const [at, { teams, parts, days, away }] of all.entries()) {
              const writes = (days[day] === 'in time' && day) || (days[day - 1] === 'late' && day - 1);
              if (writes === false || !teams.includes(team)) continue;
              if (away?.[0] === team && away[1] === day) continue;
              waiting.set(
                `${at} ${writes}`,
                wrote(
                  at,
                  70,
                  parts.map((part) => `${team}${part}`),
                  writes,
                ),
              );
            }
            // As it is read from the database: a day with the cell that it is in.
            const byPerson = Map.groupBy(waiting.values(), ({ userId }) => userId);
            const finished = [...byPerson.values()].map(
              (days): Finished => ({
                ...(days[0] as Finished),
                scored: days.flatMap(({ scored }) =>
                  scored.map((one) => ({ ...one, cell: where.get(one.diaryId) ?? null })),
                ),
              }),
            );
            const cells = new ToldCells(sizes, last);
            const tell = cells.tell.bind(cells);
            cells.tell = (days) => {
              sums.push(new Set(days.map(({ diaryId }) => diaryId)));
              tell(days);
            };
            const before = kept.get(team) ?? noNumbers;
            const after = addFinished(before, finished, on(cells));
            if (after !== before) waiting.clear();
            kept.set(team, after);
            for (const { id, people: of, days } of cells.changes().cells) {
              sizes.set(id, { people: of, days });
              last = Math.max(last, id);
            }
            for (const { diaryId, cell } of cells.changes().days) where.set(diaryId, cell);
          }
        }
        tellings += sums.filter(({ size }) => size > 0).length;
        const days = [...new Set(sums.flatMap((sum) => [...sum]))];
        const alike = Map.groupBy(days, (day) => sums.map((sum) => (sum.has(day) ? 1 : 0)).join(''));
        for (const cell of alike.values()) {
          const authors = new Set(cell.map((day) => day.split(' ')[0]));
          expect(authors.size).toBeGreaterThanOrEqual(LEAST_PEOPLE);
        }
      }),
      { numRuns: 300 },
    );
    expect(tellings).toBeGreaterThan(1000);
  });
});
