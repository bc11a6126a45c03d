import { type Cast, NOBODY } from './cast.ts';
import {
  all,
  everyone,
  inOtherTeam,
  inTeam,
  no,
  nobody,
  notEven,
  nothing,
  OVER,
  type Row,
  row,
  signedIn,
  spoiling,
} from './rows.ts';

const WRONG_CODE = '000000';
const PASSWORD = 'pergola-19-south';
const name = 'Cellar';

/** Accounts and sessions. */
export const accountRows: readonly Row[] = [
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
    ({ writer }) => ({ email: writer.email, password: PASSWORD, restore: true }),
    notEven('credentialsWrong'),
  ),
  row(
    'keyclock.handleAuthorizationCode',
    'no provider',
    () => ({ code: 'x', state: 'y' }),
    notEven('ssoOff'),
  ),
  row('user.info', 'oneself', nothing, signedIn),
  row('user.info', 'a teammate', ({ writer }) => ({ userId: writer.id }), inTeam('userNotFound')),
  row('user.info', 'a stranger', ({ foreigner }) => ({ userId: foreigner.id }), inOtherTeam('userNotFound')),
  row('user.info', 'missing', () => ({ userId: NOBODY }), nobody('userNotFound')),

  row('auth.options', 'the page', nothing, everyone),
  row('auth.sso', 'no provider', nothing, notEven('ssoOff')),
  row('auth.refresh', 'no cookie', nothing, all(OVER)),
  spoiling(row('auth.edit', 'oneself', () => ({ name }), signedIn)),
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
  spoiling(row('auth.logout', 'oneself', nothing, signedIn)),
  row('auth.sessions', 'one’s own', nothing, signedIn),
  spoiling(row('auth.revoke', 'one’s own', nothing, signedIn)),
  row(
    'auth.revoke',
    'somebody else’s',
    ({ writerSession }) => ({ sessionId: writerSession }),
    nobody('sessionNotFound'),
  ),
  row('auth.revoke', 'missing', () => ({ sessionId: NOBODY }), nobody('sessionNotFound')),
  row('auth.export', 'one’s own', nothing, signedIn),
  spoiling(
    row(
      'auth.deleteAccount',
      'oneself',
      ({ people }: Cast, role) =>
        role === 'signedOut' ? {} : { email: people[role].email, password: people[role].password },
      { ...signedIn, owner: no('accountOwnsTeams') },
    ),
  ),
  row(
    'auth.deleteAccount',
    'somebody else',
    ({ writer }) => ({ email: writer.email, password: writer.password }),
    nobody('accountEmailDiffers'),
  ),
];
