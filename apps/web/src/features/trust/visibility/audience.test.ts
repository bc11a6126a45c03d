import type { Visibility } from '@garden/contract';
import { expect, test } from 'vitest';
import { audienceOf } from './audience.ts';

const someone = (id: string, administers: boolean, looksAfter: boolean) => ({
  person: { id, name: id, avatar: null },
  administers,
  looksAfter,
  seesFrom: null,
  caresFrom: null,
});
const team = (id: string, isMember: boolean, people: ReturnType<typeof someone>[]) => ({
  ...{ id, name: id, isMember, memberCount: 5 },
  people,
});
const teams: Visibility['teams'] = [
  team('harvest', true, [
    someone('maya', true, false),
    someone('tom', true, true),
    someone('ana', false, true),
  ]),
  team('orchard', true, []),
  team('cellar', false, []),
];
const seen = (teamId: string, ...userIds: string[]) => ({ teamId, everyone: userIds.length === 0, userIds });
const told = (...seenBy: ReturnType<typeof seen>[]) => {
  const { groups, ...whole } = audienceOf({ seenBy }, teams);
  return { ...whole, groups: groups.map(({ as, people }) => [as, ...people.map(({ name }) => name)]) };
};

test('names teams as a whole, and those that one has left apart', () => {
  expect(told(seen('harvest'), seen('orchard'), seen('cellar'))).toEqual({
    everyoneIn: ['harvest', 'orchard'],
    leftIn: ['cellar'],
    groups: [],
  });
});

test('says administrators and carers where all of them see it, and names everyone else', () => {
  expect(told(seen('harvest', 'maya', 'tom')).groups).toEqual([['administrators', 'maya', 'tom']]);
  expect(told(seen('harvest', 'tom', 'ana')).groups).toEqual([['carers', 'tom', 'ana']]);
  expect(told(seen('harvest', 'maya', 'tom', 'ana')).groups).toEqual([
    ['carers', 'tom', 'ana'],
    ['administrators', 'maya', 'tom'],
  ]);
  expect(told(seen('harvest', 'ana')).groups).toEqual([['others', 'ana']]);
});
