import type { CallName } from '../stories/stories.ts';
import { type Cast, NOBODY, newFollowGroup, type Role } from './cast.ts';
import {
  type Input,
  inOtherTeam,
  inTeam,
  nobody,
  nothing,
  type Outcomes,
  onTeam,
  type Row,
  row,
  signedIn,
} from './rows.ts';

const oneself = (cast: Cast, role: Role) => ({
  userId: role === 'signedOut' ? NOBODY : cast.people[role].id,
});

/** A call about somebody, where people of the same team may. */
const onPerson = (call: CallName, ofOneself: Outcomes, more: object = {}): Row[] => [
  row(call, 'a teammate', ({ writer }) => ({ userId: writer.id, ...more }), inTeam('userNotFound')),
  row(
    call,
    'a stranger',
    ({ foreigner }) => ({ userId: foreigner.id, ...more }),
    inOtherTeam('userNotFound'),
  ),
  row(call, 'missing', () => ({ userId: NOBODY, ...more }), nobody('userNotFound')),
  row(call, 'oneself', (cast, role) => ({ ...oneself(cast, role), ...more }), ofOneself),
];

const ownGroup: Input = async (cast, role) => ({
  groupId: role === 'signedOut' ? NOBODY : await newFollowGroup(cast, cast.people[role]),
});

/** A call on a group, which is its owner's alone. */
const onGroup = (call: CallName, more: (cast: Cast) => object = () => ({})): Row[] => [
  row(
    call,
    'one’s own',
    async (cast, role) => ({ ...(await ownGroup(cast, role)), ...more(cast) }),
    signedIn,
  ),
  row(
    call,
    'a teammate’s',
    (cast) => ({ groupId: cast.followGroup, ...more(cast) }),
    nobody('followGroupNotFound'),
  ),
  row(call, 'missing', (cast) => ({ groupId: NOBODY, ...more(cast) }), nobody('followGroupNotFound')),
];

const anyName = ({ app }: Cast) => ({ name: app.ports.random.letters(12) });

const putIn = (object: string, of: (cast: Cast) => string, outcomes: Outcomes) =>
  row(
    'followsRelationship.add',
    `one’s own, ${object}`,
    async (cast, role) => ({ ...(await ownGroup(cast, role)), userIds: [of(cast)] }),
    outcomes,
  );

const readersOf = (object: string, of: (cast: Cast, role: Role) => string, outcomes: Outcomes) =>
  row('diary.readers', object, (cast, role) => ({ diaryId: of(cast, role) }), outcomes);

/** Whom one follows, and who read what one wrote (product, section 6). */
export const followRows: readonly Row[] = [
  ...onPerson('follows.follow', nobody('followSelf'), { following: true }),
  ...onPerson('follows.person', signedIn),
  row('follows.followList', 'one’s own', nothing, signedIn),
  row('follows.followList', 'those who follow one', () => ({ of: 'followers' }), signedIn),

  row('followsTeam.add', 'one’s own', anyName, signedIn),
  ...onGroup('followsTeam.update', anyName),
  ...onGroup('followsTeam.delete'),
  ...onGroup('followsTeam.show'),
  row('followsTeam.show', 'all one’s own', nothing, signedIn),
  ...onGroup('followsRelationship.add', () => ({ removeIds: [NOBODY] })),
  putIn('a teammate', ({ writer }) => writer.id, inTeam('userNotFound')),
  putIn('a stranger', ({ foreigner }) => foreigner.id, inOtherTeam('userNotFound')),

  row('diary.recently', 'whom one follows', () => ({ following: 'true' }), signedIn),
  row(
    'diary.recently',
    'a follow group',
    async (cast, role) => ({
      followGroupId: role === 'signedOut' ? NOBODY : await newFollowGroup(cast, cast.people[role]),
    }),
    signedIn,
  ),
  row(
    'diary.recently',
    'a teammate’s follow group',
    ({ followGroup }) => ({ followGroupId: followGroup }),
    nobody('followGroupNotFound'),
  ),

  row('diary.unanswered', 'all one’s teams', nothing, signedIn),
  onTeam('diary.unanswered', 'team', inTeam('teamNotFound')),
  onTeam('diary.unanswered', 'otherTeam', inOtherTeam('teamNotFound')),
  onTeam('diary.unanswered', 'missing', nobody('teamNotFound')),

  readersOf(
    'mine diary',
    ({ diaries: { mine } }, role) => (role === 'signedOut' ? NOBODY : mine[role]),
    signedIn,
  ),
  readersOf('team diary', ({ diaries }) => diaries.team, nobody('diaryNotFound')),
  readersOf('otherTeam diary', ({ diaries }) => diaries.otherTeam, nobody('diaryNotFound')),
  readersOf('private diary', ({ diaries }) => diaries.private, nobody('diaryNotFound')),
  readersOf('missing diary', () => NOBODY, nobody('diaryNotFound')),
];
