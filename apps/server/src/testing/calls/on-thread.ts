import { buildComment, type TestPerson } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import { MISSING_ID, type Role, type RoleFixtures } from './role-fixtures.ts';
import {
  diaryOf,
  inOtherTeam,
  inTeam,
  noOne,
  type Outcomes,
  type Row,
  refused,
  row,
  signedIn,
} from './rows.ts';

/** For a call that writes under a diary: someone who left the team can only read there. */
export const whileShared: Outcomes = { ...signedIn, removed: refused('commentUnread') };

const onDiary = (of: keyof typeof diaryOf, outcomes: Outcomes, more: object): Row =>
  row(
    `${of} diary`,
    (fixtures, role) => ({ kind: 'diary', objectId: diaryOf[of](fixtures, role), ...more }),
    outcomes,
  );

/** A call about the comments or reactions of a diary of each sort. */
export const onEachDiary = (mine: Outcomes, more: object = {}): Row[] => [
  onDiary('mine', mine, more),
  onDiary('team', inTeam('diaryNotFound'), more),
  onDiary('otherTeam', inOtherTeam('diaryNotFound'), more),
  onDiary('private', noOne('diaryNotFound'), more),
  onDiary('deleted', noOne('diaryNotFound'), more),
  onDiary('missing', noOne('diaryNotFound'), more),
];

/** The same of lines of wisdom. */
export const onEachQuote = (more: object = {}): Row[] => {
  const on = (objectId: string) => ({ kind: 'quote', objectId, ...more });
  return [
    row('the team’s wisdom', ({ quotes }) => on(quotes.team), inTeam('quoteNotFound')),
    row('the other team’s wisdom', ({ quotes }) => on(quotes.otherTeam), inOtherTeam('quoteNotFound')),
    row('a line that was taken out', ({ quotes }) => on(quotes.removed), noOne('quoteNotFound')),
    row('a missing line', () => on(MISSING_ID), noOne('quoteNotFound')),
  ];
};

const write = async (app: TestApp, as: TestPerson, diaryId: string) =>
  (await buildComment(app, as, diaryId)).id;

/** Comments that are written for the caller to read or to change. */
const commentOf = {
  'the writer’s': ({ app, writer, diaries: { team } }: RoleFixtures) => write(app, writer, team),
  'the other team’s': ({ app, foreigner, diaries: { otherTeam } }: RoleFixtures) =>
    write(app, foreigner, otherTeam),
  'one’s own': ({ app, people, diaries: { team, otherTeam } }: RoleFixtures, role: Role) => {
    if (role === 'signedOut' || role === 'removed') return MISSING_ID;
    return write(app, people[role], role === 'stranger' ? otherTeam : team);
  },
  'a missing one': () => MISSING_ID,
};

export const onComment = (
  of: keyof typeof commentOf,
  outcomes: Outcomes,
  more: object = {},
  name = 'commentId',
): Row =>
  row(of, async (fixtures, role) => ({ [name]: await commentOf[of](fixtures, role), ...more }), outcomes);

/** Calls for everyone in the team of a comment; someone who was removed has none of their own. */
export const onEachComment = (more: object = {}, name = 'commentId'): Row[] => [
  onComment('one’s own', { ...signedIn, removed: refused('commentNotFound') }, more, name),
  onComment('the writer’s', inTeam('commentNotFound'), more, name),
  onComment('the other team’s', inOtherTeam('commentNotFound'), more, name),
  onComment('a missing one', noOne('commentNotFound'), more, name),
];
