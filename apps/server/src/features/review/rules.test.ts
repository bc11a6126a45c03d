import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAST_PEOPLE, tellableGroups } from './rules.ts';

const people = (from: number, count: number) => Array.from({ length: count }, (_, at) => `p${from + at}`);
const group = (id: string, userIds: readonly string[]) => ({ id, userIds: new Set(userIds) });

describe('groups that can be told of', () => {
  test('hide a department of five in a team of seven, since the other two would show', () => {
    expect([...tellableGroups(people(0, 7), [group('five', people(0, 5))])]).toEqual([]);
    expect([...tellableGroups(people(0, 10), [group('five', people(0, 5))])]).toEqual(['five']);
  });

  test('are none in a team of four', () => {
    expect([...tellableGroups(people(0, 4), [group('all', people(0, 4))])]).toEqual([]);
  });

  test('hide what two overlapping departments would tell of those in both', () => {
    const groups = [group('a', people(0, 10)), group('b', people(8, 10))];
    expect([...tellableGroups(people(0, 30), groups)]).toEqual(['a']);
  });

  test('cut a team into parts of five or more, whatever overlaps (500 cases)', () => {
    const anyGroups = fc.array(fc.uniqueArray(fc.nat({ max: 19 }), { maxLength: 15 }), { maxLength: 6 });
    fc.assert(
      fc.property(anyGroups, (members) => {
        const everyone = people(0, 20);
        const groups = members.map((ids, at) =>
          group(
            `g${at}`,
            ids.map((id) => `p${id}`),
          ),
        );
        const told = tellableGroups(everyone, groups);
        const signs = everyone.map((id) =>
          groups
            .filter((each) => told.has(each.id))
            .map(({ userIds }) => (userIds.has(id) ? 1 : 0))
            .join(''),
        );
        const sizes = [...Map.groupBy(signs, (sign) => sign).values()].map(({ length }) => length);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_PEOPLE);
      }),
      { numRuns: 500 },
    );
  });
});
