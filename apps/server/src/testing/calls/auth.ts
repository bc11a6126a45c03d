import { api } from '@garden/contract';
import { askForCode } from '../codes.ts';
import { buildDiary, buildPerson, buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID, type RoleFixtures } from './role-fixtures.ts';
import { all, EXPIRED, everyone, noInput, noOne, refused, row, signedIn, spoiling } from './rows.ts';
import { withProvider } from './with-provider.ts';

const WRONG_CODE = '000000';
const PASSWORD = 'pergola-19-south';
const name = 'Cellar';

export const auth: GroupEntries<'auth'> = {
  options: {
    example: (app) => app.call(api.auth.options, {}),
    rows: [row('the page', noInput, everyone)],
  },
  refresh: {
    example: async (app) => {
      const { email, password } = await buildPerson(app);
      const { cookies } = await app.call(api.user.login, { email, password });
      const kept = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
      return app.call(api.auth.refresh, {}, { cookies: kept });
    },
    rows: [row('no cookie', noInput, all(EXPIRED))],
  },
  edit: {
    example: async (app) =>
      app.call(api.auth.edit, { name: 'Maya Okafor', locale: 'zh' }, { as: await buildPerson(app) }),
    rows: [
      spoiling(row('oneself', () => ({ name }), signedIn)),
      row(
        'an address, without its code',
        ({ writer }) => ({ email: { new: writer.email, code: WRONG_CODE } }),
        noOne('codeWrong'),
      ),
    ],
  },
  forgetPassword: {
    example: async (app) => {
      const { email } = await buildPerson(app);
      const code = await askForCode(app, email, 'reset');
      return app.call(api.auth.forgetPassword, { email, code, password: 'pergola-19-south' });
    },
    rows: [
      row(
        'someone, without the code',
        ({ writer }) => ({ email: writer.email, code: WRONG_CODE, password: PASSWORD }),
        all(refused('codeWrong')),
      ),
    ],
  },
  logout: {
    example: async (app) => app.call(api.auth.logout, {}, { as: await buildPerson(app) }),
    rows: [spoiling(row('oneself', noInput, signedIn))],
  },
  sessions: {
    example: async (app) => app.call(api.auth.sessions, {}, { as: await buildPerson(app) }),
    rows: [row('one’s own', noInput, signedIn)],
  },
  revoke: {
    example: async (app) => app.call(api.auth.revoke, {}, { as: await buildPerson(app) }),
    rows: [
      spoiling(row('one’s own', noInput, signedIn)),
      row('someone else’s', ({ writerSession }) => ({ sessionId: writerSession }), noOne('sessionNotFound')),
      row('missing', () => ({ sessionId: MISSING_ID }), noOne('sessionNotFound')),
    ],
  },
  sso: {
    example: (app) => withProvider(app, (app) => app.call(api.auth.sso, {})),
    rows: [row('no provider', noInput, all(refused('ssoOff')))],
  },
  export: {
    example: async (app) => {
      const { owner } = await buildTeam(app, { members: 1 });
      await buildDiary(app, { author: owner });
      return app.call(api.auth.export, {}, { as: owner });
    },
    rows: [row('one’s own', noInput, signedIn)],
  },
  deleteAccount: {
    example: async (app) => {
      const person = await buildPerson(app);
      await buildTeam(app, { members: [person] });
      const { email, password } = person;
      return app.call(api.auth.deleteAccount, { email, password }, { as: person });
    },
    rows: [
      spoiling(
        row(
          'oneself',
          ({ people }: RoleFixtures, role) =>
            role === 'signedOut' ? {} : { email: people[role].email, password: people[role].password },
          { ...signedIn, owner: refused('accountOwnsTeams') },
        ),
      ),
      row(
        'someone else',
        ({ writer }) => ({ email: writer.email, password: writer.password }),
        noOne('accountEmailDiffers'),
      ),
    ],
  },
};
