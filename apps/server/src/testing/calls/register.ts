import { api } from '@garden/contract';
import { askForCode, newAddress } from '../codes.ts';
import { buildPerson, buildTeam } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { administrators, all, everyone, inOtherTeam, noOne, onTeam, refused, row } from './rows.ts';

const WRONG_CODE = '000000';
const PASSWORD = 'pergola-19-south';
const name = 'Cellar';

export const register: GroupEntries<'register'> = {
  sendCode: {
    example: (app) => app.call(api.register.sendCode, { email: 'new@garden.example' }),
    rows: [row('a new address', (_, role) => ({ email: `${role}@garden.example` }), everyone)],
  },
  userRegister: {
    example: async (app) => {
      const email = 'li.na@garden.example';
      const code = await askForCode(app, email, 'register');
      const { inviteCode } = await buildTeam(app);
      return app.call(api.register.userRegister, {
        email,
        code,
        inviteCode,
        name: '李娜',
        password: 'trellis-7-north',
        agreed: true,
        locale: 'zh',
        timezone: 'Asia/Shanghai',
      });
    },
    rows: [
      row(
        'an address, without its code',
        () => ({ email: 'x@garden.example', code: WRONG_CODE, password: PASSWORD, name, agreed: true }),
        all(refused('codeWrong')),
      ),
    ],
  },
  internalRegistration: {
    example: async (app) => {
      const { id, owner } = await buildTeam(app);
      const twice = { name: '李娜', email: newAddress() };
      const known = { name: 'Ana', email: (await buildPerson(app)).email };
      const people = [twice, twice, known];
      return app.call(api.register.internalRegistration, { teamId: id, people }, { as: owner });
    },
    rows: [
      onTeam('team', administrators(), ({ app, department }) => ({
        people: [
          { name: 'Ana', email: `${app.ports.random.letters(8)}@garden.example`, departmentId: department },
        ],
      })),
      onTeam('otherTeam', inOtherTeam(), ({ app, otherDepartment }) => ({
        people: [
          {
            name: 'Ana',
            email: `${app.ports.random.letters(8)}@garden.example`,
            departmentId: otherDepartment,
          },
        ],
      })),
      onTeam('missing', noOne('teamNotFound'), {
        people: [{ name: 'Ana', email: 'ana@garden.example' }],
      }),
    ],
  },
};
