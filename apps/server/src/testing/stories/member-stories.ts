import { api, type Endpoint } from '@garden/contract';
import { buildDepartment } from '../admission.ts';
import { buildDiary, buildTeam, type TestPerson, type TestTeam } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (app: TestApp) => Promise<Reply<Endpoint>>;

/** One success for each call about members, departments and who runs a team. */
export const memberStories = {
  'team.handOver': async (app) => {
    const { teamId, as, userId } = await ownerAndMember(app);
    return app.call(api.team.handOver, { teamId, userId }, { as });
  },
  'team.renewCode': async (app) => {
    const { teamId, as } = await ownerAndMember(app);
    return app.call(api.team.renewCode, { teamId }, { as });
  },
  'team.audit': async (app) => {
    const { teamId, as, userId } = await ownerAndMember(app);
    await app.call(api.relationship.authorizes, { teamId, userId }, { as });
    await app.call(api.team.rename, { teamId, name: '葡萄园' }, { as });
    return app.call(api.team.audit, { teamId, limit: 2 }, { as });
  },
  'relationship.kick': async (app) => {
    const { teamId, as, userId } = await ownerAndMember(app);
    return app.call(api.relationship.kick, { teamId, userId }, { as });
  },
  'relationship.remarks': async (app) => {
    const { teamId, as, userId } = await ownerAndMember(app);
    const remark = 'Knows every grocer in the old town';
    return app.call(api.relationship.remarks, { teamId, userId, remark }, { as });
  },
  'relationship.details': async (app) => {
    const { team, teamId, as, userId, member } = await ownerAndMember(app);
    await buildDepartment(app, team, 'Press', { leaders: [as], members: [member] });
    await buildDiary(app, { author: member });
    return app.call(api.relationship.details, { teamId, userId }, { as });
  },
  'relationship.authorizes': async (app) => {
    const { teamId, as, userId } = await ownerAndMember(app);
    return app.call(api.relationship.authorizes, { teamId, userId }, { as });
  },
  'relationship.unreleased': async (app) => {
    const { teamId, as, userId } = await ownerAndMember(app);
    await app.call(api.relationship.authorizes, { teamId, userId }, { as });
    return app.call(api.relationship.unreleased, { teamId, userId }, { as });
  },
  'relationship.supervise': async (app) => {
    const { teamId, as, userId } = await ownerAndMember(app);
    return app.call(api.relationship.supervise, { teamId, userId, supervisorId: as.id }, { as });
  },
  'relationship.uncomplete': async (app) => {
    const { teamId, as, member } = await ownerAndMember(app, 3);
    await buildDiary(app, { author: member });
    return app.call(api.relationship.uncomplete, { teamId, limit: 1 }, { as });
  },
  'department.create': async (app) => {
    const { teamId, as } = await ownerAndMember(app);
    return app.call(api.department.create, { teamId, name: '酒窖' }, { as });
  },
  'department.update': async (app) => {
    const { team, teamId, as, member } = await ownerAndMember(app);
    const departmentId = await buildDepartment(app, team, 'Press', { members: [member] });
    const change = { teamId, departmentId, name: '酒窖', leaderIds: [member.id] };
    return app.call(api.department.update, change, { as });
  },
  'department.remove': async (app) => {
    const { team, teamId, as, member } = await ownerAndMember(app);
    const departmentId = await buildDepartment(app, team, 'Press', { members: [member] });
    return app.call(api.department.remove, { teamId, departmentId }, { as });
  },
  'department.add': async (app) => {
    const { team, teamId, as, userId } = await ownerAndMember(app);
    const departmentId = await buildDepartment(app, team, 'Press');
    return app.call(api.department.add, { teamId, departmentId, userIds: [userId, as.id] }, { as });
  },
  'department.quit': async (app) => {
    const { team, teamId, member } = await ownerAndMember(app);
    const departmentId = await buildDepartment(app, team, 'Press', { members: [member] });
    return app.call(api.department.quit, { teamId, departmentId }, { as: member });
  },
  'department.my': async (app) => {
    const { team, member } = await ownerAndMember(app);
    await buildDepartment(app, team, 'Press', { members: [member] });
    return app.call(api.department.my, {}, { as: member });
  },
  'department.get': async (app) => {
    const { team, teamId, as, member } = await ownerAndMember(app);
    await buildDepartment(app, team, 'Press', { leaders: [as], members: [member] });
    return app.call(api.department.get, { teamId }, { as: member });
  },
} satisfies Partial<Record<CallName, Story>>;

type Pair = { team: TestTeam; teamId: string; as: TestPerson; member: TestPerson; userId: string };

/** A team's owner, who asks, and the first of its members, whom it is about. */
async function ownerAndMember(app: TestApp, members = 1): Promise<Pair> {
  const team = await buildTeam(app, { members });
  const [member = team.owner] = team.members;
  return { team, teamId: team.id, as: team.owner, member, userId: member.id };
}
