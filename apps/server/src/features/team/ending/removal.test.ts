import { api } from '@garden/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { eraseTeamsJob, teamWorkers } from '../jobs.ts';

const app = useTestApp();

const remove = (as: TestPerson, teamId: string, undo?: boolean) =>
  app.call(api.team.remove, { teamId, ...(undo && { undo }) }, { as });
const teamsOf = async (as: TestPerson) => (await app.call(api.team.list, {}, { as })).data.result;
const rowsOf = async (query: string, ...values: unknown[]) =>
  (await app.ports.database.pool.query(query, values)).rows;
const eraseRemoved = async () => {
  const worker = teamWorkers(app.ports).find(({ name }) => name === eraseTeamsJob.name);
  await worker?.run({});
};

async function teamOfThree() {
  const team = await buildTeam(app, { members: 2 });
  const [admin, member] = team.members;
  if (!admin || !member) throw new Error('no one joined');
  await rowsOf(
    "update memberships set role = 'admin' where team_id = $1 and user_id = $2",
    team.id,
    admin.id,
  );
  return { ...team, admin, member };
}

describe('team.remove', () => {
  test('is the owner’s alone', async () => {
    const { id, admin, member } = await teamOfThree();
    const stranger = await buildPerson(app);
    for (const undo of [false, true]) {
      expect((await remove(admin, id, undo)).refusal.key).toBe('ownerOnly');
      expect((await remove(member, id, undo)).refusal.key).toBe('ownerOnly');
      expect((await remove(stranger, id, undo)).refusal.key).toBe('teamNotFound');
    }
  });

  test('ends the team for all: nothing finds it, no one reads it, no one joins it', async () => {
    const { id, inviteCode, owner, admin, member } = await teamOfThree();
    const { id: diaryId } = await buildDiary(app, { author: member });
    expect((await remove(owner, id)).data).toEqual({});
    for (const as of [owner, admin, member]) {
      expect(await teamsOf(as)).toEqual([]);
      const asked = [
        await app.call(api.team.rename, { teamId: id, name: 'Still here' }, { as }),
        await app.call(api.team.setting, { teamId: id, timezone: 'UTC' }, { as }),
        await app.call(api.team.open, { teamId: id, joinVerification: true }, { as }),
        await app.call(api.team.prohibited, { teamId: id, words: '' }, { as }),
        await app.call(api.team.getProhibited, { teamId: id }, { as }),
        await app.call(api.relationship.get, { teamId: id }, { as }),
        await app.call(api.relationship.gets, { teamId: id }, { as }),
        await app.call(api.relationship.exit, { teamId: id }, { as }),
        await app.call(api.diary.recently, { teamId: id }, { as }),
        await remove(as, id),
      ];
      expect(asked.map(({ refusal }) => refusal.key)).toEqual(asked.map(() => 'teamNotFound'));
    }
    const as = await buildPerson(app);
    expect((await app.call(api.team.search, { keyword: inviteCode }, { as })).data.items).toEqual([]);
    expect((await app.call(api.apply.add, { inviteCode }, { as })).refusal.key).toBe('inviteCodeInvalid');
    expect((await app.call(api.apply.add, { teamId: id }, { as })).code).toBe(400);
    expect((await app.call(api.diary.get, { diaryId }, { as: admin })).refusal.key).toBe('diaryNotFound');
    expect((await app.call(api.diary.get, { diaryId }, { as: member })).data).toMatchObject({
      teamIds: [],
      can: { edit: false },
    });
  });

  test('lets its applications wait for an undo', async () => {
    const { id, inviteCode, owner } = await teamOfThree();
    await app.call(api.team.open, { teamId: id, joinVerification: true }, { as: owner });
    const as = await buildPerson(app);
    const asked = await app.call(api.apply.add, { inviteCode }, { as });
    const applyId = asked.data.application?.id ?? '';
    const waiting = async () =>
      (await app.call(api.apply.mine, {}, { as })).data.items.map((item) => item.id);
    const approve = () => app.call(api.apply.approval, { applyId, approve: true }, { as: owner });
    await remove(owner, id);
    expect(await waiting()).toEqual([]);
    expect((await approve()).code).toBe(400);
    await remove(owner, id, true);
    expect(await waiting()).toEqual([applyId]);
    expect((await approve()).data.status).toBe('approved');
  });

  test('leaves no membership behind, however many join and leave at that moment', {
    tags: 'postgres/at-once',
  }, async () => {
    const { id, inviteCode, owner, admin, member } = await teamOfThree();
    const people = await Promise.all(Array.from({ length: 8 }, () => buildPerson(app)));
    const answers = await Promise.all([
      ...people.slice(0, 4).map((as) => app.call(api.apply.add, { inviteCode }, { as })),
      app.call(api.relationship.exit, { teamId: id }, { as: member }),
      remove(owner, id),
      app.call(api.relationship.exit, { teamId: id }, { as: admin }),
      ...people.slice(4).map((as) => app.call(api.apply.add, { inviteCode }, { as })),
    ]);
    expect(answers[5]?.code).toBe(200);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await rowsOf('select * from memberships where team_id = $1 and left_at is null', id)).toEqual([]);
    expect(await rowsOf('select member_count from teams where id = $1', id)).toEqual([{ member_count: 0 }]);
  });
});

describe('its undo', () => {
  test('brings back those who were there to the end, as what they were', async () => {
    const { id, owner, admin, member } = await teamOfThree();
    await app.call(api.relationship.exit, { teamId: id }, { as: member });
    await buildDiary(app, { author: admin });
    const before = await teamsOf(admin);
    app.clock.advance(DAY);
    await remove(owner, id);
    app.clock.advance(30 * DAY);
    expect((await remove(admin, id, true)).refusal.key).toBe('teamNotFound');
    expect((await remove(owner, id, true)).data).toEqual({});
    expect((await remove(owner, id, true)).data).toEqual({});
    expect(await teamsOf(admin)).toEqual(before);
    expect(before).toMatchObject([{ memberCount: 2, role: 'admin' }]);
    expect(await teamsOf(member)).toEqual([]);
    const feed = await app.call(api.diary.recently, { teamId: id }, { as: owner });
    expect(feed.data.items).toHaveLength(1);
    const told = await rowsOf(
      "select action from audit_entries where scope = $1 and action like 'team_re%' order by number",
      id,
    );
    expect(told.map(({ action }) => action)).toEqual(['team_removed', 'team_restored']);
  });

  test('does not bring back someone who closed their account meanwhile, and counts them out of their days', {
    tags: 'postgres/sql',
  }, async () => {
    const { id, owner, member } = await teamOfThree();
    await buildDiary(app, { author: member });
    await remove(owner, id);
    app.clock.advance(DAY);
    const closedAt = app.clock.now();
    await rowsOf('update users set deleted_at = $2 where id = $1', member.id, closedAt);
    await remove(owner, id, true);
    expect((await teamsOf(owner))[0]).toMatchObject({ memberCount: 2 });
    expect(
      await rowsOf('select left_at from memberships where team_id = $1 and user_id = $2', id, member.id),
    ).toEqual([{ left_at: closedAt }]);
    expect(await rowsOf('select settled from team_days where team_id = $1', id)).toEqual([{ settled: 0 }]);
  });

  test('is over after 30 days', async () => {
    const { id, owner } = await teamOfThree();
    await remove(owner, id);
    app.clock.advance(30 * DAY + 1);
    expect((await remove(owner, id, true)).refusal.key).toBe('teamNotFound');
  });
});

describe('30 days later', () => {
  test('the team is erased with all that was its own; what people wrote stays theirs', {
    tags: 'postgres/sql',
  }, async () => {
    const team = await teamOfThree();
    const { id, owner, admin, member } = team;
    const other = await buildTeam(app, { members: [member] });
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: 'purple' } });
    const avatar = `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`;
    const { data } = await app.call(api.team.setting, { teamId: id, avatar }, { as: owner });
    const alone = await buildDiary(app, { author: admin, teamIds: [id] });
    const both = await buildDiary(app, { author: member, teamIds: [id, other.id] });
    const hidden = await buildDiary(app, { author: owner, teamIds: [id] });
    await app.call(api.diary.delete, { diaryId: hidden.id }, { as: owner });
    const draft = { day: '2026-03-31', sections: { summary: LONG_ENOUGH }, teamIds: [id] };
    app.clock.set('2026-03-31T09:00:00.000Z');
    await app.call(api.draft.add, { ...draft, version: 0 }, { as: owner });

    await remove(owner, id);
    app.clock.advance(30 * DAY);
    await eraseRemoved();
    expect(await rowsOf('select id from teams where id = $1', id)).toHaveLength(1);
    app.clock.advance(1);
    await eraseRemoved();
    await eraseRemoved();

    for (const table of ['memberships', 'department_members', 'applications', 'team_days', 'diary_teams']) {
      expect(await rowsOf(`select * from ${table} where team_id = $1`, id)).toEqual([]);
    }
    expect(await rowsOf('select id from teams where id = $1', id)).toEqual([]);
    expect(await rowsOf('select * from audit_entries where scope = $1', id)).toEqual([]);
    expect(app.files.kept.has(data.avatar?.replace('/files/', '') ?? '')).toBe(false);
    const read = async (as: TestPerson, diaryId: string) =>
      (await app.call(api.diary.get, { diaryId }, { as })).data;
    expect(await read(admin, alone.id)).toMatchObject({ teamIds: [], version: 1, can: { edit: true } });
    expect(await read(member, both.id)).toMatchObject({ teamIds: [other.id], can: { edit: true } });
    expect((await read(other.owner, both.id)).id).toBe(both.id);
    expect(await rowsOf('select team_ids from diaries where id = $1', hidden.id)).toEqual([{ team_ids: [] }]);
    expect(await rowsOf('select team_ids from drafts where author_id = $1', owner.id)).toEqual([
      { team_ids: [] },
    ]);
  });

  test('takes a team with more diaries than are taken at once', async () => {
    const { id, owner } = await teamOfThree();
    const { id: diaryId } = await buildDiary(app, { author: owner });
    await rowsOf(
      `with written as (
        insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
        select gen_random_uuid(), author_id, day - number, team_ids, sections, length, late, 1, published_at, updated_at
        from diaries, generate_series(1, 1200) as number where diaries.id = $1
        returning id, day, author_id
      )
      insert into diary_teams (team_id, day, diary_id, author_id) select $2, day, id, author_id from written`,
      diaryId,
      id,
    );
    await remove(owner, id);
    app.clock.advance(30 * DAY + 1);
    await eraseRemoved();
    expect(await rowsOf('select id from teams where id = $1', id)).toEqual([]);
    const [{ count, shared }] = await rowsOf(
      "select count(*)::int, (count(*) filter (where team_ids <> '{}'))::int as shared from diaries where author_id = $1",
      owner.id,
    );
    expect({ count, shared }).toEqual({ count: 1201, shared: 0 });
  });
});
