import { api, type Endpoint } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../factories.ts';
import type { Reply, TestGarden } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (garden: TestGarden) => Promise<Reply<Endpoint>>;

/** Two people of one team. */
export async function buildPair(garden: TestGarden) {
  const member = await buildPerson(garden);
  const team = await buildTeam(garden, { members: [member] });
  return { team, owner: team.owner, member };
}

/** A follow group of somebody with some people in it; tells its id. */
export async function buildFollowGroup(
  garden: TestGarden,
  as: TestPerson,
  people: readonly TestPerson[] = [],
  name = 'Juniors',
): Promise<string> {
  const made = await garden.call(api.followsTeam.add, { name }, { as });
  if (made.code !== 200) throw new Error(`no group: ${made.message}`);
  const groupId = made.data.id;
  if (people.length === 0) return groupId;
  const userIds = people.map(({ id }) => id);
  const filled = await garden.call(api.followsRelationship.add, { groupId, userIds }, { as });
  if (filled.code !== 200) throw new Error(`not put in: ${filled.message}`);
  return groupId;
}

/** One success for each call about following, and about who read and who answered. */
export const followStories = {
  'follows.follow': async (garden) => {
    const { owner, member } = await buildPair(garden);
    return garden.call(api.follows.follow, { userId: member.id, following: true }, { as: owner });
  },
  'follows.followList': async (garden) => {
    const { owner, member } = await buildPair(garden);
    await garden.call(api.follows.follow, { userId: member.id }, { as: owner });
    return garden.call(api.follows.followList, { of: 'followers', limit: 1 }, { as: member });
  },
  'follows.person': async (garden) => {
    const { owner, member } = await buildPair(garden);
    await buildFollowGroup(garden, owner, [member]);
    return garden.call(api.follows.person, { userId: member.id }, { as: owner });
  },
  'followsTeam.add': async (garden) =>
    garden.call(api.followsTeam.add, { name: 'Juniors' }, { as: await buildPerson(garden) }),
  'followsTeam.update': async (garden) => {
    const as = await buildPerson(garden);
    const groupId = await buildFollowGroup(garden, as);
    return garden.call(api.followsTeam.update, { groupId, name: '新人' }, { as });
  },
  'followsTeam.delete': async (garden) => {
    const as = await buildPerson(garden);
    return garden.call(api.followsTeam.delete, { groupId: await buildFollowGroup(garden, as) }, { as });
  },
  'followsTeam.show': async (garden) => {
    const { owner, member } = await buildPair(garden);
    const groupId = await buildFollowGroup(garden, owner, [member]);
    return garden.call(api.followsTeam.show, { groupId, limit: 1 }, { as: owner });
  },
  'followsRelationship.add': async (garden) => {
    const { owner, member } = await buildPair(garden);
    const groupId = await buildFollowGroup(garden, owner);
    return garden.call(api.followsRelationship.add, { groupId, userIds: [member.id] }, { as: owner });
  },
  'diary.readers': async (garden) => {
    const { owner, member } = await buildPair(garden);
    const { id: diaryId } = await buildDiary(garden, { author: owner });
    await garden.call(api.diary.get, { diaryId }, { as: member });
    return garden.call(api.diary.readers, { diaryId }, { as: owner });
  },
  'diary.unanswered': async (garden) => {
    const { team, owner, member } = await buildPair(garden);
    await garden.call(api.follows.follow, { userId: member.id }, { as: owner });
    await buildDiary(garden, { author: member });
    return garden.call(api.diary.unanswered, { teamId: team.id, limit: 1 }, { as: owner });
  },
} satisfies Partial<Record<CallName, Story>>;
