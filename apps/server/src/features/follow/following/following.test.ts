import { api, isOneGroup, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildDiary,
  buildFollowGroup,
  buildPair,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { notifyFollowersJob } from './followers.store.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const follow = (as: TestPerson, { id: userId }: TestPerson, following?: boolean) =>
  app.call(api.follows.follow, { userId, ...(following !== undefined && { following }) }, { as });
const list = async (as: TestPerson, of: 'following' | 'followers' = 'following') => {
  const { data } = await app.call(api.follows.followList, { of }, { as });
  return { names: data.items.map(({ name }) => name), total: data.total };
};
const feed = async (as: TestPerson, wish: RequestOf<typeof api.diary.recently>) =>
  (await app.call(api.diary.recently, wish, { as })).data.items.map(({ id }) => id);
const groups = async (as: TestPerson) => {
  const { data } = await app.call(api.followsTeam.show, {}, { as });
  if (isOneGroup(data)) throw new Error('all groups were asked for');
  return data.groups.map(({ name, memberCount }) => `${name} ${memberCount}`);
};
const put = (as: TestPerson, wish: RequestOf<typeof api.followsRelationship.add>) =>
  app.call(api.followsRelationship.add, wish, { as });

describe('following', () => {
  test('again ends it; with a wish, again changes nothing', async () => {
    const { owner, member } = await buildPair(app);
    const answers = [];
    for (const wish of [undefined, undefined, true, true, false, false]) {
      answers.push((await follow(owner, member, wish)).data.following);
    }
    expect(answers).toEqual([true, false, true, true, false, false]);
  });

  test('is told to the one who is followed, once', async () => {
    const { owner, member } = await buildPair(app);
    await follow(owner, member, true);
    await follow(owner, member, true);
    const { rows } = await app.ports.database.pool.query(
      'select kind, actor_id from notices where user_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ kind: 'follow', actor_id: owner.id }]);
  });

  test('again and again is told once in thirty days, of each who follows', async () => {
    const { team, owner, member } = await buildPair(app);
    const other = await buildPerson(app);
    await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as: other });
    const told = async () => {
      const { data } = await app.call(api.notice.get, { kind: 'follow' }, { as: member });
      return data.items.map(({ actor }) => actor?.id);
    };
    for (let time = 0; time < 5; time += 1) {
      await follow(owner, member);
      app.clock.advance(DAY);
    }
    await follow(other, member);
    expect(await told()).toEqual([other.id, owner.id]);
    await follow(owner, member, false);
    app.clock.advance(25 * DAY);
    await follow(owner, member, true);
    expect(await told()).toHaveLength(2);
    await follow(owner, member, false);
    app.clock.advance(1);
    await follow(owner, member, true);
    expect(await told()).toEqual([owner.id, other.id, owner.id]);
  });

  test('is of people of one’s teams, and not of oneself', async () => {
    const { owner } = await buildPair(app);
    const own = await follow(owner, owner);
    expect(own.refusal.errors).toMatchObject([{ path: 'userId', key: 'followSelf' }]);
    expect((await follow(owner, await buildPerson(app))).refusal.key).toBe('userNotFound');
  });

  test('shows both sides who share a team; leaving it hides and deletes nothing', async () => {
    const ana = await buildPerson(app, { name: 'Ana' });
    const bo = await buildPerson(app, { name: 'Bo' });
    const { id: teamId, inviteCode, owner } = await buildTeam(app, { members: [ana, bo] });
    await follow(owner, ana);
    app.clock.advance(1000);
    await follow(owner, bo);
    await follow(bo, ana);
    expect(await list(owner)).toEqual({ names: ['Bo', 'Ana'], total: 2 });
    expect((await list(ana, 'followers')).total).toBe(2);
    expect(await list(ana)).toEqual({ names: [], total: 0 });

    const groupId = await buildFollowGroup(app, owner, [ana, bo]);
    await app.call(api.relationship.exit, { teamId }, { as: ana });
    expect(await list(owner)).toEqual({ names: ['Bo'], total: 1 });
    expect(await groups(owner)).toEqual(['Juniors 1']);
    expect((await follow(owner, ana)).refusal.key).toBe('userNotFound');
    await app.call(api.apply.add, { inviteCode }, { as: ana });
    expect(await list(owner)).toEqual({ names: ['Bo', 'Ana'], total: 2 });
    const { data } = await app.call(api.followsTeam.show, { groupId }, { as: owner });
    expect(isOneGroup(data) && data.items.map(({ name, following }) => [name, following])).toEqual(
      expect.arrayContaining([
        ['Ana', true],
        ['Bo', true],
      ]),
    );
  });

  test('pages, the newest first', { tags: 'postgres/sql' }, async () => {
    const team = await buildTeam(app, { members: 5 });
    for (const member of team.members) {
      await follow(team.owner, member);
      app.clock.advance(1000);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = { limit: 2, ...(cursor && { cursor }) };
      const { data } = await app.call(api.follows.followList, page, { as: team.owner });
      seen.push(...data.items.map(({ id }) => id));
      cursor = data.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(team.members.map(({ id }) => id).reverse());
  });
});

describe('a person', () => {
  test('shows teams in common with one’s own note, and one’s own groups', async () => {
    const { team, owner, member } = await buildPair(app);
    await buildTeam(app, { name: 'Elsewhere', owner: member });
    const groupId = await buildFollowGroup(app, owner, [member]);
    await follow(owner, member);
    const remark = { teamId: team.id, userId: member.id, remark: 'likes short answers' };
    await app.call(api.relationship.remarks, remark, { as: owner });
    const show = (userId: string, as: TestPerson) => app.call(api.follows.person, { userId }, { as });
    expect((await show(member.id, owner)).data).toEqual({
      id: member.id,
      name: member.name,
      avatar: null,
      following: true,
      groupIds: [groupId],
      teams: [{ id: team.id, name: team.name, remark: 'likes short answers' }],
      can: { follow: true },
    });
    expect((await show(owner.id, member)).data).toMatchObject({
      following: false,
      groupIds: [],
      teams: [{ remark: null }],
    });
    expect((await show(member.id, member)).data.can.follow).toBe(false);
    expect((await show(member.id, await buildPerson(app))).refusal.key).toBe('userNotFound');
  });
});

describe('a follow group', () => {
  test('has a name of its own, of one to forty characters', async () => {
    const as = await buildPerson(app);
    const add = async (name: string) => {
      const { refusal } = await app.call(api.followsTeam.add, { name }, { as });
      return refusal.errors?.map(({ path, key }) => `${path} ${key}`);
    };
    expect(await add(' ')).toEqual(['name followGroupNameRequired']);
    expect(await add('x'.repeat(41))).toEqual(['name nameTooLong']);
    expect(await add('Élan')).toBeUndefined();
    expect(await add('éLAN')).toEqual(['name followGroupExists']);
    const groupId = await buildFollowGroup(app, as, [], 'Second');
    const renamed = await app.call(api.followsTeam.update, { groupId, name: 'ÉLAN' }, { as });
    expect(renamed.refusal.key).toBe('followGroupExists');
    const same = await app.call(api.followsTeam.update, { groupId, name: 'SECOND' }, { as });
    expect(same.data.name).toBe('SECOND');
  });

  test('holds people of one’s teams, each once', async () => {
    const { owner, member } = await buildPair(app);
    const stranger = await buildPerson(app);
    const groupId = await buildFollowGroup(app, owner);
    const refused = async (...userIds: string[]) =>
      (await put(owner, { groupId, userIds })).refusal.errors?.map(({ path, key }) => `${path} ${key}`);
    expect(await refused(member.id, owner.id)).toEqual(['userIds followSelf']);
    expect(await refused(member.id, stranger.id)).toEqual(['userIds userNotFound']);
    expect(await groups(owner)).toEqual(['Juniors 0']);
    await put(owner, { groupId, userIds: [member.id, member.id] });
    const again = await put(owner, { groupId, userIds: [member.id] });
    expect(again.data).toMatchObject({ memberCount: 1, members: [{ id: member.id }] });
    const taken = await put(owner, { groupId, removeIds: [member.id, stranger.id] });
    expect(taken.data).toMatchObject({ memberCount: 0, members: [] });
    expect((await put(owner, { groupId })).refusal.key).toBe('fieldRequired');
    expect((await put(member, { groupId, removeIds: [member.id] })).refusal.key).toBe('followGroupNotFound');
  });

  test('is brought back with its people, unless its name is another’s', {
    tags: 'postgres/sql',
  }, async () => {
    const { owner, member } = await buildPair(app);
    const groupId = await buildFollowGroup(app, owner, [member]);
    const remove = (undo?: boolean) =>
      app.call(api.followsTeam.delete, { groupId, ...(undo && { undo }) }, { as: owner });
    await remove();
    expect(await groups(owner)).toEqual([]);
    expect((await feedOf(owner, groupId)).refusal.key).toBe('followGroupNotFound');
    expect((await put(owner, { groupId, removeIds: [member.id] })).refusal.key).toBe('followGroupNotFound');
    await remove(true);
    expect(await groups(owner)).toEqual(['Juniors 1']);
    await remove();
    await buildFollowGroup(app, owner);
    expect((await remove(true)).refusal.key).toBe('followGroupExists');
  });

  const feedOf = (as: TestPerson, followGroupId: string) =>
    app.call(api.diary.recently, { followGroupId }, { as });

  test('takes 500 people and refuses the next; fifty groups and no more', async () => {
    const { owner } = await buildTeam(app);
    const people = await crowd(owner, 501);
    const groupId = await buildFollowGroup(app, owner);
    const many = await put(owner, { groupId, userIds: people });
    expect(many.refusal.errors).toMatchObject([{ path: 'userIds', key: 'followPeopleTooMany' }]);
    expect((await put(owner, { groupId, userIds: people.slice(0, 500) })).data.memberCount).toBe(500);
    const next = await put(owner, { groupId, userIds: people.slice(500) });
    expect(next.refusal.errors).toMatchObject([{ path: 'userIds', key: 'followGroupFull' }]);
    expect(await groups(owner)).toEqual(['Juniors 500']);
    const exchange = { groupId, userIds: people.slice(500), removeIds: people.slice(0, 1) };
    expect((await put(owner, exchange)).data.memberCount).toBe(500);

    for (let made = 1; made < 50; made += 1) await buildFollowGroup(app, owner, [], `Group ${made}`);
    const one = await app.call(api.followsTeam.add, { name: 'One more' }, { as: owner });
    expect(one.refusal.key).toBe('followGroupsTooMany');
  });
});

/** So many people in the only team of its owner, put there without the API; tells their ids. */
async function crowd(owner: TestPerson, size: number): Promise<string[]> {
  const { pool } = app.ports.database;
  const { rows } = await pool.query(
    `with added as (
       insert into users (id, email, name, code, locale, timezone, created_at)
       select gen_random_uuid(), 'crowd-' || n || '-' || $1, 'Crowd ' || n, left(md5(n || $1::text), 10), 'en', 'UTC', now()
       from generate_series(1, $2::int) n returning id
     ), joined as (
       insert into memberships (team_id, user_id, role, joined_at)
       select teams.id, added.id, 'member', now() from teams, added where teams.owner_id = $1::uuid
     )
     select id from added`,
    [owner.id, size],
  );
  // As the database would by itself soon: it takes a team for small until it has counted.
  await pool.query('analyze users, memberships');
  return rows.map(({ id }) => String(id));
}

describe('a published diary', () => {
  const told = async (...people: TestPerson[]) => {
    const { rows } = await app.ports.database.pool.query(
      `select user_id, team_id, object_id from notices where kind = 'followed_diary' and user_id = any ($1)`,
      [people.map(({ id }) => id)],
    );
    return rows.map(({ user_id, team_id, object_id }) => ({
      userId: user_id,
      teamId: team_id,
      id: object_id,
    }));
  };

  test('is told to followers who may read it, once, however often the job runs', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 3 });
    const [author = owner, ana = owner, bo = owner] = members;
    app.clock.advance(1000);
    const second = await buildTeam(app, { owner: author, members: [ana] });
    const elsewhere = await buildTeam(app, { owner: author, members: [bo] });
    for (const follower of [ana, bo]) await follow(follower, author);
    await app.call(api.relationship.exit, { teamId }, { as: bo });
    const { id, publishedAt: published } = await buildDiary(app, {
      author,
      teamIds: [teamId, second.id],
    });
    app.clock.advance(1000);
    await app.ports.queue.drain();
    expect(await told(owner, ana, bo)).toEqual([{ userId: ana.id, teamId, id }]);
    await follow(owner, author);
    const { database, queue } = app.ports;
    const again = { diaryId: id, publishedAt: published };
    await database.transaction((tx) => queue.enqueue(tx, notifyFollowersJob, again));
    await queue.drain();
    expect(await told(ana)).toHaveLength(1);
    expect(await told(owner)).toEqual([]);
    expect(elsewhere.id).not.toBe(teamId);
  });

  test('asks for no work where no one follows its author', async () => {
    const { owner, member } = await buildPair(app);
    const asked = async () => {
      const { rows } = await app.ports.database.pool.query(
        'select data from pgboss.job where name = $1 and state < $2',
        [notifyFollowersJob.name, 'active'],
      );
      return rows.map(({ data }) => data.diaryId);
    };
    const unfollowed = await buildDiary(app, { author: owner });
    await follow(member, owner);
    app.clock.advance(DAY);
    const followed = await buildDiary(app, { author: owner });
    const jobs = await asked();
    expect(jobs).toContain(followed.id);
    expect(jobs).not.toContain(unfollowed.id);
  });

  test('is not told where it came late, is private, or has gone before', async () => {
    const { owner, member } = await buildPair(app);
    await follow(member, owner);
    await buildDiary(app, { author: owner, day: '2026-03-27' });
    await buildDiary(app, { author: owner, day: '2026-03-31', teamIds: [] });
    await app.ports.queue.drain();
    app.clock.advance(DAY);
    const { id: diaryId } = await buildDiary(app, { author: owner });
    await app.call(api.diary.delete, { diaryId }, { as: owner });
    await app.ports.queue.drain();
    expect(await told(member)).toEqual([]);
  });
});

describe('the feed', () => {
  test('of those one follows, and of a group, as far as one may read them', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 3 });
    const [ana = owner, bo = owner, cy = owner] = members;
    const elsewhere = await buildTeam(app, { owner: ana });
    const [one, two, three] = await Promise.all(
      [ana, bo, cy].map((author) => buildDiary(app, { author, teamIds: [teamId] })),
    );
    await buildDiary(app, { author: ana, day: '2026-03-30', teamIds: [elsewhere.id] });
    await buildDiary(app, { author: ana, day: '2026-03-29', teamIds: [] });
    expect(await feed(owner, { following: true })).toEqual([]);
    await follow(owner, ana);
    await follow(owner, bo);
    const followGroupId = await buildFollowGroup(app, owner, [bo, cy]);
    expect((await feed(owner, { following: true })).toSorted()).toEqual([one?.id, two?.id].toSorted());
    expect((await feed(owner, { followGroupId })).toSorted()).toEqual([two?.id, three?.id].toSorted());
    expect(await feed(owner, { followGroupId, following: 'true' })).toEqual([two?.id]);
    expect(await feed(owner, { followGroupId, authorId: ana.id })).toEqual([]);
    expect(
      (await app.send(api.diary.recently, { following: 'no' }, { as: owner })).refusal.errors,
    ).toMatchObject([{ path: 'following', key: 'flagInvalid' }]);
    await app.call(api.relationship.kick, { teamId, userId: bo.id }, { as: owner });
    expect(await feed(owner, { followGroupId, teamId })).toContain(three?.id);
  });
});
