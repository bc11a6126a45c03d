import { LONG_ENOUGH, PIXEL } from '../factories.ts';
import type { CallName } from '../stories/stories.ts';
import { type Cast, FREE_DAY, GOOD, NOBODY, type Role, TODAY } from './cast.ts';
import {
  inOtherTeam,
  inTeam,
  no,
  nobody,
  nothing,
  type Outcomes,
  onTeam,
  type Row,
  row,
  signedIn,
  spoiling,
  teamOf,
} from './rows.ts';

const sections = { summary: LONG_ENOUGH };
const VACATION_DAY = '2026-07-01';
const OLD_FILE = { name: '2024-05-02.md', text: LONG_ENOUGH };
const update = { version: 1, sections };
const grapes = { expression: '🍇' };
const review = { item: GOOD, verdict: 'ask' };

/** The leader of a department of the writer; the supervisor is somebody else’s. */
const leaderAlone: Outcomes = {
  ...nobody('leadersOnly'),
  leader: 'ok',
  removed: no('diaryNotFound'),
  stranger: no('diaryNotFound'),
};

const diaries = {
  mine: ({ diaries: { mine } }: Cast, role: Role) => (role === 'signedOut' ? NOBODY : mine[role]),
  team: ({ diaries: { team } }: Cast) => team,
  otherTeam: ({ diaries: { otherTeam } }: Cast) => otherTeam,
  private: ({ diaries }: Cast) => diaries.private,
  deleted: ({ diaries: { deleted } }: Cast) => deleted,
  missing: () => NOBODY,
};

const onDiary = (call: CallName, of: keyof typeof diaries, outcomes: Outcomes, more: object = {}) =>
  row(call, `${of} diary`, (cast, role) => ({ diaryId: diaries[of](cast, role), ...more }), outcomes);

const publishTo = (object: string, to: (cast: Cast) => string[], outcomes: Outcomes) =>
  spoiling(
    row('diary.publish', object, (cast) => ({ day: FREE_DAY, sections, teamIds: to(cast) }), outcomes),
  );

const importTo = (object: string, to: (cast: Cast) => string[], outcomes: Outcomes) =>
  spoiling(row('diary.import', object, (cast) => ({ files: [OLD_FILE], teamIds: to(cast) }), outcomes));

/** Drafts and diaries. */
export const diaryRows: readonly Row[] = [
  spoiling(row('draft.add', 'one’s own', () => ({ day: FREE_DAY, sections, version: 0 }), signedIn)),
  row(
    'diary.skip',
    'one’s own',
    () => ({ from: VACATION_DAY, to: VACATION_DAY, kind: 'vacation' }),
    signedIn,
  ),
  row('diary.image', 'one’s own', () => ({ image: PIXEL }), signedIn),
  row('memes.add', 'one’s own', () => ({ image: PIXEL }), signedIn),
  row('memes.list', 'one’s own', nothing, signedIn),
  row('memes.delete', 'a missing one', () => ({ memeId: NOBODY }), nobody('memeNotFound')),
  row('draft.get', 'one’s own', () => ({ day: FREE_DAY }), signedIn),

  publishTo('for oneself', () => [], signedIn),
  publishTo('to the team', (cast) => [teamOf.team(cast)], inTeam('teamNotFound')),
  publishTo('to the other team', (cast) => [teamOf.otherTeam(cast)], inOtherTeam('teamNotFound')),
  publishTo('to both', (cast) => [teamOf.team(cast), teamOf.otherTeam(cast)], nobody('teamNotFound')),
  publishTo('to a missing team', () => [NOBODY], nobody('teamNotFound')),

  importTo('for oneself', () => [], signedIn),
  importTo('to the team', (cast) => [teamOf.team(cast)], inTeam('teamNotFound')),
  importTo('to the other team', (cast) => [teamOf.otherTeam(cast)], inOtherTeam('teamNotFound')),
  importTo('to both', (cast) => [teamOf.team(cast), teamOf.otherTeam(cast)], nobody('teamNotFound')),
  importTo('to a missing team', () => [NOBODY], nobody('teamNotFound')),

  spoiling(onDiary('diary.update', 'mine', { ...signedIn, removed: no('teamNotFound') }, update)),
  onDiary('diary.update', 'team', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'otherTeam', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'private', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'deleted', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'missing', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'mine', nobody('teamNotFound'), { ...update, teamIds: [NOBODY] }),

  spoiling(onDiary('diary.expression', 'mine', { ...signedIn, removed: no('teamNotFound') }, grapes)),
  onDiary('diary.expression', 'team', nobody('diaryNotFound'), grapes),
  onDiary('diary.expression', 'otherTeam', nobody('diaryNotFound'), grapes),
  onDiary('diary.expression', 'private', nobody('diaryNotFound'), grapes),
  onDiary('diary.expression', 'deleted', nobody('diaryNotFound'), grapes),
  onDiary('diary.expression', 'missing', nobody('diaryNotFound'), grapes),

  spoiling(onDiary('diary.delete', 'mine', { ...signedIn, removed: no('teamNotFound') })),
  onDiary('diary.delete', 'team', nobody('diaryNotFound')),
  onDiary('diary.delete', 'otherTeam', nobody('diaryNotFound')),
  onDiary('diary.delete', 'private', nobody('diaryNotFound')),
  onDiary('diary.delete', 'deleted', nobody('diaryNotFound'), { undo: true }),
  onDiary('diary.delete', 'missing', nobody('diaryNotFound')),

  onDiary('diary.get', 'mine', signedIn),
  onDiary('diary.get', 'team', inTeam('diaryNotFound')),
  onDiary('diary.get', 'otherTeam', inOtherTeam('diaryNotFound')),
  onDiary('diary.get', 'private', nobody('diaryNotFound')),
  onDiary('diary.get', 'deleted', nobody('diaryNotFound')),
  onDiary('diary.get', 'missing', nobody('diaryNotFound')),

  onDiary('diary.customerReview', 'team', leaderAlone, { item: GOOD, verdict: 'praise' }),
  onDiary('diary.customerReview', 'team', leaderAlone, { item: GOOD, undo: true }),
  onDiary('diary.customerReview', 'mine', nobody('leadersOnly'), review),
  onDiary(
    'diary.customerReview',
    'otherTeam',
    { ...nobody('diaryNotFound'), stranger: no('leadersOnly') },
    review,
  ),
  onDiary('diary.customerReview', 'private', nobody('diaryNotFound'), review),
  onDiary('diary.customerReview', 'missing', nobody('diaryNotFound'), review),

  row('diary.recently', 'all one’s teams', nothing, signedIn),
  onTeam('diary.recently', 'team', inTeam('teamNotFound')),
  onTeam('diary.recently', 'otherTeam', inOtherTeam('teamNotFound')),
  onTeam('diary.recently', 'missing', nobody('teamNotFound')),
  row(
    'diary.recently',
    'the department',
    ({ department }) => ({ departmentId: department }),
    inTeam('departmentNotFound'),
  ),
  row(
    'diary.recently',
    'another department',
    ({ otherDepartment }) => ({ departmentId: otherDepartment }),
    inOtherTeam('departmentNotFound'),
  ),
  row('diary.recently', 'the writer', ({ writer }) => ({ authorId: writer.id }), signedIn),

  ...['canary', 'private entry', 'earlier version', 'unfinished draft', 'deleted entry'].map((keyword) =>
    row('diary.search', `all one’s teams, for “${keyword}”`, () => ({ keyword }), signedIn),
  ),
  row('diary.search', 'the writer', ({ writer }) => ({ authorId: writer.id }), signedIn),
  onTeam('diary.search', 'team', inTeam('teamNotFound'), { keyword: 'canary' }),
  onTeam('diary.search', 'otherTeam', inOtherTeam('teamNotFound'), { keyword: 'canary' }),
  onTeam('diary.search', 'missing', nobody('teamNotFound'), { keyword: 'canary' }),

  onDiary('diary.history', 'mine', signedIn),
  onDiary('diary.history', 'team', nobody('diaryNotFound')),
  onDiary('diary.history', 'otherTeam', nobody('diaryNotFound')),
  onDiary('diary.history', 'private', nobody('diaryNotFound')),
  onDiary('diary.history', 'deleted', nobody('diaryNotFound')),
  onDiary('diary.history', 'missing', nobody('diaryNotFound')),

  ...[
    { object: 'one’s own', input: () => ({}), outcomes: signedIn },
    {
      object: 'a teammate',
      input: ({ writer }: Cast) => ({ userId: writer.id }),
      outcomes: inTeam('userNotFound'),
    },
    {
      object: 'a stranger',
      input: ({ foreigner }: Cast) => ({ userId: foreigner.id }),
      outcomes: inOtherTeam('userNotFound'),
    },
    { object: 'missing', input: () => ({ userId: NOBODY }), outcomes: nobody('userNotFound') },
  ].map(({ object, input, outcomes }) =>
    row('diary.history', object, (cast) => ({ month: TODAY.slice(0, 7), ...input(cast) }), outcomes),
  ),
];
