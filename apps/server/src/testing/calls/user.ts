import { api } from '@garden/contract';
import { buildPerson } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { MISSING_ID } from './role-fixtures.ts';
import { all, everyone, inOtherTeam, inTeam, noInput, noOne, refused, row, signedIn } from './rows.ts';

const PASSWORD = 'pergola-19-south';

export const user: GroupEntries<'user'> = {
  login: {
    example: async (app) => {
      const { email, password } = await buildPerson(app);
      return app.call(api.user.login, { email, password });
    },
    rows: [
      row(
        'the password of an account',
        ({ people: { owner } }) => ({ email: owner.email, password: owner.password }),
        everyone,
      ),
      row(
        'someone, without the password',
        ({ writer }) => ({ email: writer.email, password: PASSWORD, restore: true }),
        all(refused('credentialsWrong')),
      ),
    ],
  },
  info: {
    example: async (app) => app.call(api.user.info, {}, { as: await buildPerson(app) }),
    rows: [
      row('oneself', noInput, signedIn),
      row('a teammate', ({ writer }) => ({ userId: writer.id }), inTeam('userNotFound')),
      row('a stranger', ({ foreigner }) => ({ userId: foreigner.id }), inOtherTeam('userNotFound')),
      row('missing', () => ({ userId: MISSING_ID }), noOne('userNotFound')),
    ],
  },
  translate: {
    example: async (app) => app.call(api.user.translate, { text: 'Login successful', to: 'zh' }),
    rows: [
      row('a sentence of the product', () => ({ text: 'Login successful', to: 'zh' }), everyone),
      row('any other text', () => ({ text: 'The press is clean again.', to: 'zh' }), everyone),
    ],
  },
};
