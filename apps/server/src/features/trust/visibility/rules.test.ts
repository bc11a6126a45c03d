import type { SeenKind } from '@garden/contract';
import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { rowsOf } from './rules.ts';
import type { Circle, Own } from './store.ts';

const circle = (teamId: string, isMember = true): Circle => ({
  ...{ teamId, isMember, name: teamId, memberCount: 4, rules: DEFAULT_RULES, coming: null, aloneFrom: null },
  ...{ switchedOff: false, buddyId: null, hasAnswered: false, records: [] },
  people: isMember
    ? [
        {
          userId: `admin of ${teamId}`,
          role: 'admin',
          seesFrom: null,
          looksAfter: false,
          caresFrom: null,
          name: 'Maya',
          avatar: null,
        },
      ]
    : [],
});
const own: Own = {
  ...{ userId: 'me', todosOpen: false, allowsMarks: false, follows: 0 },
  ...{ diaries: [], questions: [], lookBacks: [], meetings: [] },
};
const harvest = circle('harvest');
const orchard = circle('orchard');
const cellar = circle('cellar', false);

const of = (kind: SeenKind, has: Partial<Own>, circles: readonly Circle[] = [harvest, orchard, cellar]) =>
  rowsOf({ ...own, ...has }, circles)
    .filter((row) => row.kind === kind)
    .map(({ count, seenBy, also }) => [count, seenBy.map(({ teamId }) => teamId).join(' '), also]);

test('tells what fewer teams read apart, and names a team that was left and still reads', () => {
  const diaries = [
    { teamIds: ['harvest'], count: 3 },
    { teamIds: ['orchard', 'harvest'], count: 12 },
    { teamIds: ['cellar'], count: 2 },
    { teamIds: [], count: 5 },
  ];
  expect(of('diaries', { diaries })).toEqual([
    [12, 'harvest orchard', null],
    [3, 'harvest', null],
    [2, 'cellar', null],
    [5, '', null],
  ]);
  // Nothing else of theirs is read there.
  expect(of('profile', {})).toEqual([[null, 'harvest orchard', null]]);
});

test('says who the next ones are for before there are any, and that no one reads what is shared with no one', () => {
  expect(of('diaries', {})).toEqual([
    [0, 'harvest orchard', null],
    [0, '', null],
  ]);
  expect(of('questions', {}, [])).toEqual([[0, '', null]]);
  // A team that has ended reads nothing more: what it read is with one's own.
  expect(of('diaries', { diaries: [{ teamIds: ['ended'], count: 4 }] }, [harvest])).toEqual([
    [0, 'harvest', null],
    [4, '', null],
  ]);
});

test('tells meetings by who they are shared with', () => {
  const meetings = [
    { teamId: 'harvest', share: 'team', count: 1 },
    { teamId: 'harvest', share: 'nobody', count: 2 },
    { teamId: 'orchard', share: 'nobody', count: 3 },
    { teamId: 'orchard', share: 'participants', count: 4 },
  ] as const;
  expect(of('meetings', { meetings })).toEqual([
    [1, 'harvest', null],
    [5, '', null],
    [4, '', 'participants'],
  ]);
});

test('lets only those who look after someone read the months they share', () => {
  const [admin] = harvest.people;
  if (!admin) throw new Error('no administrator');
  const led = {
    ...harvest,
    people: [admin, { ...admin, userId: 'leader', role: 'member', looksAfter: true } as const],
  };
  const rows = rowsOf({ ...own, lookBacks: [{ teamIds: ['harvest'], count: 1 }] }, [led]);
  expect(rows.filter(({ kind }) => kind === 'lookBacks').map(({ seenBy }) => seenBy)).toEqual([
    [{ teamId: 'harvest', everyone: false, userIds: ['leader'] }],
    [],
  ]);
});
