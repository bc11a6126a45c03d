import { api, type Endpoint } from '@garden/contract';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../factories.ts';
import type { Reply, TestApp } from '../test-app.ts';
import type { CallName } from './stories.ts';

type Story = (app: TestApp) => Promise<Reply<Endpoint>>;

/** Two people of one team. */
export async function buildPair(app: TestApp) {
  const member = await buildPerson(app);
  const team = await buildTeam(app, { members: [member] });
  return { team, owner: team.owner, member };
}

/** A follow group of somebody with some people in it; tells its id. */
export async function buildFollowGroup(
  app: TestApp,
  as: TestPerson,
  people: readonly TestPerson[] = [],
  name = 'Juniors',
): Promise<string> {
  const made = await app.call(api.followsTeam.add, { name }, { as });
  if (made.code !== 200) throw new Error(`no group: ${made.message}`);
  const groupId = made.data.id;
  if (people.length === 0) return groupId;
  const userIds = people.map(({ id }) => id);
  const filled = await app.call(api.followsRelationship.add, { groupId, userIds }, { as });
  if (filled.code !== 200) throw new Error(`not put in: ${filled.message}`);
  return groupId;
}

/** One success for each call about following, and about who read and who answered. */
export const followStories = {
  'follows.follow': async (app) => {
    const { owner, member } = await buildPair(app);
    return app.call(api.follows.follow, { userId: member.id, following: true }, { as: owner });
  },
  'follows.followList': async (app) => {
    const { owner, member } = await buildPair(app);
    await app.call(api.follows.follow, { userId: member.id }, { as: owner });
    return app.call(api.follows.followList, { of: 'followers', limit: 1 }, { as: member });
  },
  'follows.person': async (app) => {
    const { owner, member } = await buildPair(app);
    await buildFollowGroup(app, owner, [member]);
    return app.call(api.follows.person, { userId: member.id }, { as: owner });
  },
  'followsTeam.add': async (app) =>
    app.call(api.followsTeam.add, { name: 'Juniors' }, { as: await buildPerson(app) }),
  'followsTeam.update': async (app) => {
    const as = await buildPerson(app);
    const groupId = await buildFollowGroup(app, as);
    return app.call(api.followsTeam.update, { groupId, name: '新人' }, { as });
  },
  'followsTeam.delete': async (app) => {
    const as = await buildPerson(app);
    return app.call(api.followsTeam.delete, { groupId: await buildFollowGroup(app, as) }, { as });
  },
  'followsTeam.show': async (app) => {
    const { owner, member } = await buildPair(app);
    const groupId = await buildFollowGroup(app, owner, [member]);
    return app.call(api.followsTeam.show, { groupId, limit: 1 }, { as: owner });
  },
  'followsRelationship.add': async (app) => {
    const { owner, member } = await buildPair(app);
    const groupId = await buildFollowGroup(app, owner);
    return app.call(api.followsRelationship.add, { groupId, userIds: [member.id] }, { as: owner });
  },
  'diary.readers': async (app) => {
    const { owner, member } = await buildPair(app);
    const { id: diaryId } = await buildDiary(app, { author: owner });
    await app.call(api.diary.get, { diaryId }, { as: member });
    return app.call(api.diary.readers, { diaryId }, { as: owner });
  },
  'diary.unanswered': async (app) => {
    const { team, owner, member } = await buildPair(app);
    await app.call(api.follows.follow, { userId: member.id }, { as: owner });
    await buildDiary(app, { author: member });
    return app.call(api.diary.unanswered, { teamId: team.id, limit: 1 }, { as: owner });
  },
} satisfies Partial<Record<CallName, Story>>;
