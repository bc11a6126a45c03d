import { api, type Endpoint } from '@garden/contract';
import { buildDepartment } from '../admission.ts';
import { buildDiary, buildTeam, type TestPerson, type TestTeam } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (garden: TestGarden) => Promise<Reply<Endpoint>>;

/** One success for each call about members, departments and who runs a team. */
export const memberStories = {
  'team.handOver': async (garden) => {
    const { teamId, as, userId } = await ownerAndMember(garden);
    return garden.call(api.team.handOver, { teamId, userId }, { as });
  },
  'team.renewCode': async (garden) => {
    const { teamId, as } = await ownerAndMember(garden);
    return garden.call(api.team.renewCode, { teamId }, { as });
  },
  'team.audit': async (garden) => {
    const { teamId, as, userId } = await ownerAndMember(garden);
    await garden.call(api.relationship.authorizes, { teamId, userId }, { as });
    await garden.call(api.team.rename, { teamId, name: '葡萄园' }, { as });
    return garden.call(api.team.audit, { teamId, limit: 2 }, { as });
  },
  'relationship.kick': async (garden) => {
    const { teamId, as, userId } = await ownerAndMember(garden);
    return garden.call(api.relationship.kick, { teamId, userId }, { as });
  },
  'relationship.remarks': async (garden) => {
    const { teamId, as, userId } = await ownerAndMember(garden);
    const remark = 'Knows every grocer in the old town';
    return garden.call(api.relationship.remarks, { teamId, userId, remark }, { as });
  },
  'relationship.details': async (garden) => {
    const { team, teamId, as, userId, member } = await ownerAndMember(garden);
    await buildDepartment(garden, team, 'Press', { leaders: [as], members: [member] });
    await buildDiary(garden, { author: member });
    return garden.call(api.relationship.details, { teamId, userId }, { as });
  },
  'relationship.authorizes': async (garden) => {
    const { teamId, as, userId } = await ownerAndMember(garden);
    return garden.call(api.relationship.authorizes, { teamId, userId }, { as });
  },
  'relationship.unreleased': async (garden) => {
    const { teamId, as, userId } = await ownerAndMember(garden);
    await garden.call(api.relationship.authorizes, { teamId, userId }, { as });
    return garden.call(api.relationship.unreleased, { teamId, userId }, { as });
  },
  'relationship.supervise': async (garden) => {
    const { teamId, as, userId } = await ownerAndMember(garden);
    return garden.call(api.relationship.supervise, { teamId, userId, supervisorId: as.id }, { as });
  },
  'relationship.uncomplete': async (garden) => {
    const { teamId, as, member } = await ownerAndMember(garden, 3);
    await buildDiary(garden, { author: member });
    return garden.call(api.relationship.uncomplete, { teamId, limit: 1 }, { as });
  },
  'department.create': async (garden) => {
    const { teamId, as } = await ownerAndMember(garden);
    return garden.call(api.department.create, { teamId, name: '酒窖' }, { as });
  },
  'department.update': async (garden) => {
    const { team, teamId, as, member } = await ownerAndMember(garden);
    const departmentId = await buildDepartment(garden, team, 'Press', { members: [member] });
    const change = { teamId, departmentId, name: '酒窖', leaderIds: [member.id] };
    return garden.call(api.department.update, change, { as });
  },
  'department.remove': async (garden) => {
    const { team, teamId, as, member } = await ownerAndMember(garden);
    const departmentId = await buildDepartment(garden, team, 'Press', { members: [member] });
    return garden.call(api.department.remove, { teamId, departmentId }, { as });
  },
  'department.add': async (garden) => {
    const { team, teamId, as, userId } = await ownerAndMember(garden);
    const departmentId = await buildDepartment(garden, team, 'Press');
    return garden.call(api.department.add, { teamId, departmentId, userIds: [userId, as.id] }, { as });
  },
  'department.quit': async (garden) => {
    const { team, teamId, member } = await ownerAndMember(garden);
    const departmentId = await buildDepartment(garden, team, 'Press', { members: [member] });
    return garden.call(api.department.quit, { teamId, departmentId }, { as: member });
  },
  'department.my': async (garden) => {
    const { team, member } = await ownerAndMember(garden);
    await buildDepartment(garden, team, 'Press', { members: [member] });
    return garden.call(api.department.my, {}, { as: member });
  },
  'department.get': async (garden) => {
    const { team, teamId, as, member } = await ownerAndMember(garden);
    await buildDepartment(garden, team, 'Press', { leaders: [as], members: [member] });
    return garden.call(api.department.get, { teamId }, { as: member });
  },
} satisfies Partial<Record<CallName, Story>>;

type Pair = { team: TestTeam; teamId: string; as: TestPerson; member: TestPerson; userId: string };

/** A team's owner, who asks, and the first of its members, whom it is about. */
async function ownerAndMember(garden: TestGarden, members = 1): Promise<Pair> {
  const team = await buildTeam(garden, { members });
  const [member = team.owner] = team.members;
  return { team, teamId: team.id, as: team.owner, member, userId: member.id };
}
