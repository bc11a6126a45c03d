import { LONG_ENOUGH } from './factories.ts';
import { type Cast, FREE_DAY, NOBODY, type Role, TODAY } from './role-cast.ts';
import type { CallName } from './stories.ts';

/** Done; the session is over; or refused with a key of the catalogue. */
type Outcome = 'ok' | 'expired' | `refused:${string}`;

export type Row = {
  readonly call: CallName;
  /** What is asked for, in words. */
  readonly object: string;
  readonly input: (cast: Cast, role: Role) => object;
  readonly outcomes: Readonly<Record<Role, Outcome>>;
};

type Input = Row['input'];
/** The outcomes for: signed out, owner, member, somebody who left, the owner of another team. */
type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome, Outcome];

const row = (call: CallName, object: string, input: Input, outcomes: Outcomes): Row => {
  const [signedOut, owner, member, left, stranger] = outcomes;
  return { call, object, input, outcomes: { signedOut, owner, member, left, stranger } };
};

const OK = 'ok';
const OVER = 'expired';
const no = (key: string): Outcome => `refused:${key}`;

const everyone: Outcomes = [OK, OK, OK, OK, OK];
const signedIn: Outcomes = [OVER, OK, OK, OK, OK];
const inTeam = (key: string): Outcomes => [OVER, OK, OK, no(key), no(key)];
const inOtherTeam = (key: string): Outcomes => [OVER, no(key), no(key), no(key), OK];
const nobody = (key: string): Outcomes => [OVER, no(key), no(key), no(key), no(key)];
const notEven = (key: string): Outcomes => [no(key), no(key), no(key), no(key), no(key)];

const nothing: Input = () => ({});
const sections = { summary: LONG_ENOUGH };
const WRONG_CODE = '000000';
const PASSWORD = 'pergola-19-south';

const teams = {
  team: ({ team }: Cast) => team.id,
  otherTeam: ({ otherTeam }: Cast) => otherTeam.id,
  missing: () => NOBODY,
};

const diaries = {
  mine: ({ diaries: { mine } }: Cast, role: Role) => (role === 'signedOut' ? NOBODY : mine[role]),
  team: ({ diaries: { team } }: Cast) => team,
  otherTeam: ({ diaries: { otherTeam } }: Cast) => otherTeam,
  private: ({ diaries }: Cast) => diaries.private,
  deleted: ({ diaries: { deleted } }: Cast) => deleted,
  missing: () => NOBODY,
};

const onTeam = (call: CallName, of: keyof typeof teams, outcomes: Outcomes, more: object = {}) =>
  row(call, of, (cast) => ({ teamId: teams[of](cast), ...more }), outcomes);

const onDiary = (call: CallName, of: keyof typeof diaries, outcomes: Outcomes, more: object = {}) =>
  row(call, `${of} diary`, (cast, role) => ({ diaryId: diaries[of](cast, role), ...more }), outcomes);

const publishTo = (object: string, to: (cast: Cast) => string[], outcomes: Outcomes) =>
  row('diary.publish', object, (cast) => ({ day: FREE_DAY, sections, teamIds: to(cast) }), outcomes);

const name = 'Cellar';
const update = { version: 1, sections };

/**
 * Every call, for everybody, on what is their own, their team's, another team's, and missing.
 *
 * Owner and member are the roles that a call can give today; administrators get their column with the call that makes them.
 * Another team's row reads as missing. Team names can be found by everybody who is signed in (product, section 3).
 */
export const matrix: readonly Row[] = [
  row('register.sendCode', 'a new address', (_, role) => ({ email: `${role}@garden.example` }), everyone),
  row(
    'register.userRegister',
    'an address, without its code',
    () => ({ email: 'x@garden.example', code: WRONG_CODE, password: PASSWORD, name, agreed: true }),
    notEven('codeWrong'),
  ),
  row(
    'user.login',
    'the password of an account',
    ({ people: { owner } }) => ({ email: owner.email, password: owner.password }),
    everyone,
  ),
  row(
    'user.login',
    'somebody, without the password',
    ({ writer }) => ({ email: writer.email, password: PASSWORD }),
    notEven('credentialsWrong'),
  ),
  row('user.info', 'oneself', nothing, signedIn),
  row('user.info', 'a teammate', ({ writer }) => ({ userId: writer.id }), inTeam('userNotFound')),
  row('user.info', 'a stranger', ({ foreigner }) => ({ userId: foreigner.id }), inOtherTeam('userNotFound')),
  row('user.info', 'missing', () => ({ userId: NOBODY }), nobody('userNotFound')),

  row('auth.options', 'the page', nothing, everyone),
  row('auth.refresh', 'no cookie', nothing, [OVER, OVER, OVER, OVER, OVER]),
  row('auth.edit', 'oneself', () => ({ name }), signedIn),
  row(
    'auth.edit',
    'an address, without its code',
    ({ writer }) => ({ email: { new: writer.email, code: WRONG_CODE } }),
    nobody('codeWrong'),
  ),
  row(
    'auth.forgetPassword',
    'somebody, without the code',
    ({ writer }) => ({ email: writer.email, code: WRONG_CODE, password: PASSWORD }),
    notEven('codeWrong'),
  ),
  row('auth.logout', 'oneself', nothing, signedIn),
  row('auth.sessions', 'one’s own', nothing, signedIn),
  row('auth.revoke', 'one’s own', nothing, signedIn),
  row(
    'auth.revoke',
    'somebody else’s',
    ({ writerSession }) => ({ sessionId: writerSession }),
    nobody('sessionNotFound'),
  ),
  row('auth.revoke', 'missing', () => ({ sessionId: NOBODY }), nobody('sessionNotFound')),

  row('team.add', 'a new team', () => ({ name, timezone: 'Europe/Lisbon' }), signedIn),
  row('team.list', 'one’s own', nothing, signedIn),
  row('team.search', 'every team', () => ({ keyword: 'r' }), signedIn),
  onTeam('team.rename', 'team', [OVER, OK, no('adminsOnly'), no('teamNotFound'), no('teamNotFound')], {
    name,
  }),
  onTeam('team.rename', 'otherTeam', inOtherTeam('teamNotFound'), { name }),
  onTeam('team.rename', 'missing', nobody('teamNotFound'), { name }),
  row('apply.add', 'team', ({ team: { inviteCode } }) => ({ inviteCode }), [
    OVER,
    no('alreadyMember'),
    no('alreadyMember'),
    OK,
    OK,
  ]),
  row('apply.add', 'otherTeam', ({ otherTeam: { inviteCode } }) => ({ inviteCode }), [
    OVER,
    OK,
    OK,
    OK,
    no('alreadyMember'),
  ]),
  row('apply.add', 'missing', () => ({ inviteCode: 'AAAAAAAA' }), nobody('inviteCodeInvalid')),

  onTeam('relationship.get', 'team', inTeam('teamNotFound')),
  onTeam('relationship.get', 'otherTeam', inOtherTeam('teamNotFound')),
  onTeam('relationship.get', 'missing', nobody('teamNotFound')),
  row(
    'relationship.get',
    'a teammate',
    ({ team, writer }) => ({ teamId: team.id, userId: writer.id }),
    inTeam('teamNotFound'),
  ),
  row(
    'relationship.get',
    'a stranger',
    ({ team, foreigner }) => ({ teamId: team.id, userId: foreigner.id }),
    [OVER, no('userNotFound'), no('userNotFound'), no('teamNotFound'), no('teamNotFound')],
  ),
  onTeam('relationship.gets', 'team', inTeam('teamNotFound')),
  onTeam('relationship.gets', 'otherTeam', inOtherTeam('teamNotFound')),
  onTeam('relationship.gets', 'missing', nobody('teamNotFound')),
  onTeam('relationship.exit', 'team', [
    OVER,
    no('ownerMustHandOver'),
    OK,
    no('teamNotFound'),
    no('teamNotFound'),
  ]),
  onTeam('relationship.exit', 'otherTeam', [
    OVER,
    no('teamNotFound'),
    no('teamNotFound'),
    no('teamNotFound'),
    no('ownerMustHandOver'),
  ]),
  onTeam('relationship.exit', 'missing', nobody('teamNotFound')),

  row('draft.add', 'one’s own', () => ({ day: FREE_DAY, sections, version: 0 }), signedIn),
  row('draft.get', 'one’s own', () => ({ day: FREE_DAY }), signedIn),

  publishTo('for oneself', () => [], signedIn),
  publishTo('to the team', (cast) => [teams.team(cast)], inTeam('teamNotFound')),
  publishTo('to the other team', (cast) => [teams.otherTeam(cast)], inOtherTeam('teamNotFound')),
  publishTo('to both', (cast) => [teams.team(cast), teams.otherTeam(cast)], nobody('teamNotFound')),
  publishTo('to a missing team', () => [NOBODY], nobody('teamNotFound')),

  onDiary('diary.update', 'mine', [OVER, OK, OK, no('teamNotFound'), OK], update),
  onDiary('diary.update', 'team', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'otherTeam', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'private', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'deleted', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'missing', nobody('diaryNotFound'), update),
  onDiary('diary.update', 'mine', nobody('teamNotFound'), { ...update, teamIds: [NOBODY] }),

  onDiary('diary.delete', 'mine', [OVER, OK, OK, no('teamNotFound'), OK]),
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

  row('diary.recently', 'all one’s teams', nothing, signedIn),
  onTeam('diary.recently', 'team', inTeam('teamNotFound')),
  onTeam('diary.recently', 'otherTeam', inOtherTeam('teamNotFound')),
  onTeam('diary.recently', 'missing', nobody('teamNotFound')),

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
