import { api, isScoreOverview, scoreParts } from '@garden/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDiary, buildPair, buildPerson, buildTeam, LONG_ENOUGH } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T09:00:00.000Z'));

const REASON = 'The market was closed, so there were no numbers to tell';
const ANSWER = 'You are right, the market was closed that day';

/** A member with a supervisor, another leader, and a diary for which another look was asked. */
async function buildAppeal() {
  const [author, supervisor, other] = [
    await buildPerson(app),
    await buildPerson(app),
    await buildPerson(app),
  ];
  const { id: teamId, owner } = await buildTeam(app, { graded: true, members: [author, supervisor, other] });
  const supervise = { teamId, userId: author.id, supervisorId: supervisor.id };
  await app.call(api.relationship.supervise, supervise, { as: owner });
  const diary = await buildDiary(app, { author });
  const asked = await app.call(api.score.appeal, { diaryId: diary.id, reason: REASON }, { as: author });
  return { author, supervisor, other, owner, teamId, diary, appeal: asked.data };
}

const noticesOf = async (as: { token: string; id: string }) =>
  (await app.call(api.notice.get, { kind: 'review_ready' }, { as: as as never })).data.items;

describe('an appeal', () => {
  test('goes to the supervisor, who sets another score; both sides keep both on record', async () => {
    const { author, supervisor, other, owner, teamId, diary, appeal } = await buildAppeal();
    expect(appeal).toMatchObject({
      state: 'open',
      reason: REASON,
      scoreBefore: diary.score?.total,
      settler: null,
    });
    expect(await noticesOf(supervisor)).toMatchObject([{ stage: 'asked', object: { id: diary.id } }]);
    expect(await noticesOf(owner)).toEqual([]);
    const groups = async (as: typeof owner) =>
      (await app.call(api.score.groups, { teamId }, { as })).data.appeals.map(({ id }) => id);
    expect(await groups(supervisor)).toEqual([appeal.id]);
    expect(await groups(other)).toEqual([]);
    const settlement = { appealId: appeal.id, version: 1, score: 88, reason: ANSWER };
    const settled = await app.call(api.score.settle, settlement, { as: supervisor });
    expect(settled.data).toMatchObject({
      state: 'changed',
      scoreBefore: diary.score?.total,
      scoreAfter: 88,
      gradeAfter: 'A',
      reason: REASON,
      answer: ANSWER,
      settler: { id: supervisor.id },
    });
    expect(await noticesOf(author)).toMatchObject([{ stage: 'settled', actor: { id: supervisor.id } }]);
    expect(await groups(supervisor)).toEqual([]);
    const mine = (await app.call(api.score.mine, { months: 1 }, { as: author })).data;
    if (!isScoreOverview(mine)) throw new Error('months were asked for');
    expect(mine.appeals).toEqual([settled.data].map((view) => ({ ...view, can: { settle: false } })));
    expect(mine.months[0]).toMatchObject({ mean: 88, expected: 1 });
    const read = await app.call(api.diary.get, { diaryId: diary.id }, { as: other });
    expect(read.data.score).toEqual({ total: 88, grade: 'A' });
  });

  test('is found by those who may settle it, however many wait longer for others', async () => {
    const { owner, other, teamId, appeal } = await buildAppeal();
    await app.ports.database.db.execute(
      sql`insert into appeals (id, diary_id, team_id, author_id, day, reason, score_before, grade_before, version, created_at)
        select gen_random_uuid(), diary_id, team_id, author_id, day, reason, score_before, grade_before, version, created_at
        from appeals cross join generate_series(1, 200) where id = ${appeal.id}`,
    );
    app.clock.advance(1000);
    const diary = await buildDiary(app, { author: other });
    const asked = await app.call(api.score.appeal, { diaryId: diary.id, reason: REASON }, { as: other });
    const { data } = await app.call(api.score.groups, { teamId }, { as: owner });
    expect(data.appeals.map(({ id }) => id)).toEqual([asked.data.id]);
  });

  test('counts in the list of teams of those who may settle it, and tells both sides when it changes', async () => {
    const { author, supervisor, other, owner, teamId, diary, appeal } = await buildAppeal();
    const waitingFor = async (as: typeof owner) => {
      const teams = (await app.call(api.team.list, {}, { as })).data.result;
      return teams.find(({ id }) => id === teamId)?.appeals;
    };
    const counts = async () => Promise.all([supervisor, other, owner, author].map(waitingFor));
    expect(await counts()).toEqual([1, 0, 0, 0]);
    await app.call(
      api.relationship.supervise,
      { teamId, userId: author.id, supervisorId: null },
      { as: owner },
    );
    expect(await counts()).toEqual([0, 0, 1, 0]);
    const [seen] = (await app.call(api.score.groups, { teamId }, { as: owner })).data.appeals;
    expect(seen?.parts.map(({ part }) => part)).toEqual(scoreParts);
    expect(seen?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(seen?.score);
    expect(seen?.score).toBe(appeal.scoreBefore);
    expect(JSON.stringify(seen?.parts)).not.toContain('reasons');
    await app.call(api.score.settle, { appealId: appeal.id, version: 1, reason: ANSWER }, { as: owner });
    expect(await counts()).toEqual([0, 0, 0, 0]);
    const { rows: told } = await app.ports.database.pool.query<{ id: string }>(
      `select distinct audience_id as id from events
       where topic = 'appeals' and audience_id = any ($1) and object_id = $2`,
      [[author, supervisor, other, owner].map(({ id }) => id), diary.id],
    );
    expect(told.map(({ id }) => id).sort()).toEqual([author.id, owner.id, supervisor.id].sort());
  });

  test('of a diary that lost its score meanwhile waits for no one', async () => {
    const { author, supervisor, owner, teamId, diary } = await buildAppeal();
    await app.call(api.team.setting, { teamId, rules: { review: { scores: 'off' } } }, { as: owner });
    const sections = { summary: `${LONG_ENOUGH} And a second thought.` };
    await app.call(api.diary.update, { diaryId: diary.id, version: 1, sections }, { as: author });
    const seen = await app.call(api.score.groups, { teamId }, { as: supervisor });
    expect(seen.data.appeals).toEqual([]);
    const teams = (await app.call(api.team.list, {}, { as: supervisor })).data.result;
    expect(teams.map(({ appeals }) => appeals)).toEqual([0]);
  });

  test('may confirm the score, or set another; both hold until the text changes, and the record stays', async () => {
    const confirmed = await buildAppeal();
    const confirm = { appealId: confirmed.appeal.id, version: 1, reason: ANSWER };
    const { data } = await app.call(api.score.settle, confirm, { as: confirmed.supervisor });
    expect(data).toMatchObject({ state: 'confirmed', scoreAfter: confirmed.diary.score?.total });
    const set = await buildAppeal();
    const settlement = { appealId: set.appeal.id, version: 1, score: 100, reason: ANSWER };
    await app.call(api.score.settle, settlement, { as: set.supervisor });
    const richer = { summary: `${LONG_ENOUGH} Ana Ruiz ordered 12 crates because of the new price.` };
    const edit = async ({ diary, author }: typeof set) =>
      (await app.call(api.diary.update, { diaryId: diary.id, version: 1, sections: richer }, { as: author }))
        .data;
    expect((await edit(confirmed)).score?.total).toBeGreaterThan(confirmed.diary.score?.total ?? 100);
    const held = (await app.call(api.score.mine, { diaryId: set.diary.id }, { as: set.author })).data;
    expect(held).toMatchObject({ score: 100, given: set.diary.score?.total, settled: { score: 100 } });
    const edited = (await edit(set)).score?.total ?? 0;
    expect(edited).toBeLessThan(100);
    const record = (await app.call(api.score.mine, { diaryId: set.diary.id }, { as: set.author })).data;
    expect(record).toMatchObject({
      score: edited,
      given: edited,
      settled: null,
      appeal: { edited: true, scoreAfter: 100 },
    });
  });

  test('of a member that no one looks after goes to the administrators, never to the author', async () => {
    const { owner, member } = await buildPair(app, { graded: true });
    const { id: diaryId } = await buildDiary(app, { author: member });
    const asked = await app.call(api.score.appeal, { diaryId, reason: REASON }, { as: member });
    expect(await noticesOf(owner)).toHaveLength(1);
    const own = { appealId: asked.data.id, version: 1, reason: ANSWER };
    expect((await app.call(api.score.settle, own, { as: member })).refusal.key).toBe('appealOwn');
    const alone = await buildDiary(app, { author: owner });
    const before = (await app.call(api.score.mine, { diaryId: alone.id }, { as: owner })).data;
    expect(before).toMatchObject({ can: { appeal: false } });
    const ofOwner = await app.call(api.score.appeal, { diaryId: alone.id, reason: REASON }, { as: owner });
    expect(ofOwner.refusal.key).toBe('appealNoOne');
    const secret = await buildDiary(app, { author: member, day: '2026-03-30', teamIds: [] });
    const ofSecret = await app.call(api.score.appeal, { diaryId: secret.id, reason: REASON }, { as: member });
    expect(ofSecret.refusal.key).toBe('appealNoOne');
  });
});

describe('is refused', () => {
  test('twice, too late, too short, for someone else’s diary, and by a stranger', async () => {
    const { author, supervisor, owner, diary } = await buildAppeal();
    const ask = async (as: typeof author, diaryId: string, reason = REASON) =>
      (await app.call(api.score.appeal, { diaryId, reason }, { as })).refusal.key;
    expect(await ask(author, diary.id)).toBe('appealTwice');
    expect(await ask(author, diary.id, 'Too short')).toBe('fieldTooShort');
    expect(await ask(supervisor, diary.id)).toBe('appealNotYours');
    const ofSupervisor = await buildDiary(app, { author: supervisor });
    expect(await ask(author, ofSupervisor.id)).toBe('appealNotYours');
    expect(await ask(await buildPerson(app), diary.id)).toBe('diaryNotFound');
    const ofOwner = await buildDiary(app, { author: owner });
    app.clock.advance(14 * DAY + 1);
    expect(await ask(owner, ofOwner.id)).toBe('appealTooLate');
  });

  test('with a score of 101, for a diary without one, and when it is gone', async () => {
    const { author, supervisor, owner, teamId, diary, appeal } = await buildAppeal();
    const settlement = { appealId: appeal.id, version: 1, reason: ANSWER };
    const tooMuch = await app.call(api.score.settle, { ...settlement, score: 101 }, { as: supervisor });
    expect(tooMuch.refusal).toMatchObject({ key: 'numberTooBig', errors: [{ path: 'score' }] });
    await app.call(api.diary.delete, { diaryId: diary.id }, { as: author });
    expect((await app.call(api.score.settle, settlement, { as: supervisor })).refusal.key).toBe(
      'appealNotFound',
    );
    await app.call(api.team.setting, { teamId, rules: { review: { scores: 'off' } } }, { as: owner });
    const unscored = await buildDiary(app, { author, day: '2026-03-30' });
    const ask = { diaryId: unscored.id, reason: REASON };
    expect((await app.call(api.score.appeal, ask, { as: author })).refusal.key).toBe('scoresOff');
    const { member: newcomer } = await buildPair(app);
    const { id: diaryId } = await buildDiary(app, { author: newcomer });
    const plain = await app.call(api.score.appeal, { diaryId, reason: REASON }, { as: newcomer });
    expect(plain.refusal.key).toBe('diaryUnscored');
  });
});

describe('settling', () => {
  test('a diary that was edited since it was looked at answers 409 with what is there now', async () => {
    const { author, supervisor, diary, appeal } = await buildAppeal();
    const sections = { summary: `${LONG_ENOUGH} And a second thought.` };
    await app.call(api.diary.update, { diaryId: diary.id, version: 1, sections }, { as: author });
    const settlement = { appealId: appeal.id, version: 1, score: 90, reason: ANSWER };
    const stale = await app.call(api.score.settle, settlement, { as: supervisor });
    expect(stale).toMatchObject({
      code: 409,
      refusal: { current: { version: 2, edited: true, state: 'open' } },
    });
    const settled = await app.call(api.score.settle, { ...settlement, version: 2 }, { as: supervisor });
    expect(settled.data.scoreAfter).toBe(90);
  });

  test('by two at once lets one decide; the other reads how, and nothing is lost', {
    tags: 'postgres/at-once',
  }, async () => {
    const [author, one, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
    const { id: teamId, owner } = await buildTeam(app, { graded: true, members: [author, one, other] });
    const make = { teamId, name: 'Cellar' };
    const { id: departmentId } = (await app.call(api.department.create, make, { as: owner })).data;
    const userIds = [author.id, one.id, other.id];
    await app.call(api.department.add, { teamId, departmentId, userIds }, { as: owner });
    const leaders = { teamId, departmentId, leaderIds: [one.id, other.id] };
    await app.call(api.department.update, leaders, { as: owner });
    const diary = await buildDiary(app, { author });
    const asked = await app.call(api.score.appeal, { diaryId: diary.id, reason: REASON }, { as: author });
    const settle = (score: number, as: typeof one) =>
      app.call(api.score.settle, { appealId: asked.data.id, version: 1, score, reason: ANSWER }, { as });
    const replies = await Promise.all([settle(71, one), settle(72, other)]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
    const won = replies.find(({ code }) => code === 200)?.data;
    const lost = replies.find(({ code }) => code === 409)?.refusal.current;
    expect(lost).toMatchObject({ scoreAfter: won?.scoreAfter, settler: won?.settler });
    const read = await app.call(api.diary.get, { diaryId: diary.id }, { as: author });
    expect(read.data.score?.total).toBe(won?.scoreAfter);
  });
});
