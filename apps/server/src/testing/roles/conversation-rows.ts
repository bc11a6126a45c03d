import type { TestPerson } from '../factories.ts';
import { buildComment } from '../stories/conversation-stories.ts';
import type { CallName } from '../stories/stories.ts';
import type { TestApp } from '../test-app.ts';
import { type Cast, NOBODY, type Role, TODAY } from './cast.ts';
import {
  all,
  inOtherTeam,
  inTeam,
  no,
  nobody,
  nothing,
  OK,
  type Outcomes,
  OVER,
  type Row,
  row,
  signedIn,
} from './rows.ts';

const diaries = {
  mine: ({ diaries: { mine } }: Cast, role: Role) => (role === 'signedOut' ? NOBODY : mine[role]),
  team: ({ diaries: { team } }: Cast) => team,
  otherTeam: ({ diaries: { otherTeam } }: Cast) => otherTeam,
  private: ({ diaries }: Cast) => diaries.private,
  deleted: ({ diaries: { deleted } }: Cast) => deleted,
  missing: () => NOBODY,
};

const onDiary = (call: CallName, of: keyof typeof diaries, outcomes: Outcomes, more: object = {}) =>
  row(
    call,
    `${of} diary`,
    (cast, role) => ({ kind: 'diary', objectId: diaries[of](cast, role), ...more }),
    outcomes,
  );

/** A call on a diary of each sort; whoever left the team reads their own entry alone. */
const onEachDiary = (call: CallName, mine: Outcomes, more: object = {}): Row[] => [
  onDiary(call, 'mine', mine, more),
  onDiary(call, 'team', inTeam('diaryNotFound'), more),
  onDiary(call, 'otherTeam', inOtherTeam('diaryNotFound'), more),
  onDiary(call, 'private', nobody('diaryNotFound'), more),
  onDiary(call, 'deleted', nobody('diaryNotFound'), more),
  onDiary(call, 'missing', nobody('diaryNotFound'), more),
];

const said = async (app: TestApp, as: TestPerson, diaryId: string) =>
  (await buildComment(app, as, diaryId)).id;

/** Comments that are made for the caller to look at, or to change. */
const comments = {
  'the writer’s': ({ app, writer, diaries: { team } }: Cast) => said(app, writer, team),
  'the other team’s': ({ app, foreigner, diaries: { otherTeam } }: Cast) => said(app, foreigner, otherTeam),
  'one’s own': ({ app, people, diaries: { team, otherTeam } }: Cast, role: Role) => {
    if (role === 'signedOut' || role === 'removed') return NOBODY;
    return said(app, people[role], role === 'stranger' ? otherTeam : team);
  },
  'a missing one': () => NOBODY,
};

const onComment = (
  call: CallName,
  of: keyof typeof comments,
  outcomes: Outcomes,
  more: object = {},
  name = 'commentId',
) => row(call, of, async (cast, role) => ({ [name]: await comments[of](cast, role), ...more }), outcomes);

/** Everybody in the team of a comment; whoever was removed has none of their own. */
const onEachComment = (call: CallName, more: object = {}, name = 'commentId'): Row[] => [
  onComment(call, 'one’s own', { ...signedIn, removed: no('commentNotFound') }, more, name),
  onComment(call, 'the writer’s', inTeam('commentNotFound'), more, name),
  onComment(call, 'the other team’s', inOtherTeam('commentNotFound'), more, name),
  onComment(call, 'a missing one', nobody('commentNotFound'), more, name),
];

/** Calls that change a comment: its writer, and where the team is run, those who run it. */
const onOwnComment = (call: CallName, team: Partial<Outcomes>, more: object = {}): Row[] => [
  onComment(call, 'one’s own', { ...signedIn, removed: no('commentNotFound') }, more),
  onComment(
    call,
    'the writer’s',
    all(no('commentNotYours'), {
      ...{ signedOut: OVER, removed: no('commentNotFound'), stranger: no('commentNotFound') },
      ...team,
    }),
    more,
  ),
  onComment(call, 'a missing one', nobody('commentNotFound'), more),
];

const text = 'How did Ana take it?';
const alone: Outcomes = { ...signedIn, removed: no('commentUnread') };
const like = { kind: 'comment' };

/** Comments and reactions. */
export const conversationRows: readonly Row[] = [
  ...onEachDiary('comment.add', alone, { text }),
  ...onEachDiary('comment.gets', signedIn),
  ...onEachComment('comment.get'),
  ...onOwnComment('comment.update', {}, { text: 'How did Bo take it?' }),
  ...onOwnComment('comment.delete', { owner: OK, admin: OK }),
  row('comment.getMy', 'one’s own', nothing, signedIn),
  row('comment.getMy', 'what is said on one’s own', () => ({ of: 'on_mine' }), signedIn),
  row('comment.answered', 'all one’s teams', () => ({ since: TODAY }), signedIn),
  ...onEachDiary('like.likes', alone),
  ...onEachDiary('like.unreleased', signedIn),
  ...onEachDiary('like.gets', signedIn),
  ...onEachComment('like.likes', like, 'objectId'),
  ...onEachComment('like.unreleased', like, 'objectId'),
  ...onEachComment('like.gets', like, 'objectId'),
];
