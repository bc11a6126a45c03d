import { api } from '@garden/contract';
import { buildDepartment } from '../admission.ts';
import { buildPair } from '../factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { newMember, type RoleFixtures } from './role-fixtures.ts';
import { newDepartment } from './role-things.ts';
import {
  administrators,
  inOtherTeam,
  inTeam,
  noInput,
  noOne,
  OK,
  type Outcomes,
  onEachTeam,
  onTeam,
  type Row,
  refusedInstead,
  row,
  signedIn,
} from './rows.ts';

const onDepartment = (outcomes: Outcomes, more: (fixtures: RoleFixtures) => object = () => ({})): Row[] => [
  onTeam('team', outcomes, async (fixtures, role) => ({
    // A caller who is refused anyway needs no department of their own.
    departmentId: outcomes[role] === OK ? await newDepartment(fixtures) : fixtures.department,
    ...more(fixtures),
  })),
  onTeam('team', refusedInstead(outcomes, 'departmentNotFound'), (fixtures) => ({
    departmentId: fixtures.otherDepartment,
    ...more(fixtures),
  })),
  onTeam('missing', noOne('teamNotFound'), (fixtures) => ({
    departmentId: fixtures.department,
    ...more(fixtures),
  })),
];

const anyName = ({ app }: RoleFixtures) => ({ name: app.ports.random.letters(12) });

export const department: GroupEntries<'department'> = {
  create: {
    example: async (app) => {
      const { teamId, owner: as } = await buildPair(app);
      return app.call(api.department.create, { teamId, name: '酒窖' }, { as });
    },
    rows: onEachTeam(administrators(), anyName),
  },
  update: {
    example: async (app) => {
      const { team, teamId, owner: as, member } = await buildPair(app);
      const departmentId = await buildDepartment(app, team, 'Press', { members: [member] });
      const change = { teamId, departmentId, name: '酒窖', leaderIds: [member.id] };
      return app.call(api.department.update, change, { as });
    },
    rows: onDepartment(administrators(), anyName),
  },
  remove: {
    example: async (app) => {
      const { team, teamId, owner: as, member } = await buildPair(app);
      const departmentId = await buildDepartment(app, team, 'Press', { members: [member] });
      return app.call(api.department.remove, { teamId, departmentId }, { as });
    },
    rows: onDepartment(administrators()),
  },
  add: {
    example: async (app) => {
      const { team, teamId, owner: as, member } = await buildPair(app);
      const departmentId = await buildDepartment(app, team, 'Press');
      return app.call(api.department.add, { teamId, departmentId, userIds: [member.id, as.id] }, { as });
    },
    rows: onDepartment(administrators(), ({ writer }) => ({ userIds: [writer.id] })),
  },
  quit: {
    example: async (app) => {
      const { team, teamId, member } = await buildPair(app);
      const departmentId = await buildDepartment(app, team, 'Press', { members: [member] });
      return app.call(api.department.quit, { teamId, departmentId }, { as: member });
    },
    rows: [
      onTeam('team', refusedInstead(inTeam(), 'notInDepartment'), async (fixtures) => ({
        departmentId: await newDepartment(fixtures),
      })),
      onTeam('team', refusedInstead(inTeam(), 'departmentNotFound'), ({ otherDepartment }) => ({
        departmentId: otherDepartment,
      })),
      onTeam('missing', noOne('teamNotFound'), ({ department }) => ({
        departmentId: department,
      })),
      onTeam('team', administrators(), async (fixtures) => ({
        departmentId: fixtures.department,
        userId: (await newMember(fixtures)).id,
      })),
    ],
  },
  my: {
    example: async (app) => {
      const { team, member } = await buildPair(app);
      await buildDepartment(app, team, 'Press', { members: [member] });
      return app.call(api.department.my, {}, { as: member });
    },
    rows: [row('all one’s teams', noInput, signedIn), ...onEachTeam(inTeam())],
  },
  get: {
    example: async (app) => {
      const { team, teamId, owner: as, member } = await buildPair(app);
      await buildDepartment(app, team, 'Press', { leaders: [as], members: [member] });
      return app.call(api.department.get, { teamId }, { as: member });
    },
    rows: [...onEachTeam(inTeam()), onTeam('otherTeam', inOtherTeam())],
  },
};
