import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildComment,
  buildDiary,
  buildPerson,
  buildTalk,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { eraseAgain } from '../../account/closing/erasure.store.ts';
import { eraseTeamsJob, teamWorkers } from '../../team/jobs.ts';
import { mailNoticesJob, noticeWorkers } from '../jobs.ts';

const app = useTestApp();

const read = async (as: TestPerson) => (await app.call(api.notice.get, {}, { as })).data.items;
const total = async (as: TestPerson) => (await app.call(api.notice.total, {}, { as })).data;
const remove = (as: TestPerson, teamId: string, undo = false) =>
  app.call(api.team.remove, { teamId, undo }, { as });
const rowsOf = async (query: string, ...values: unknown[]) =>
  (await app.ports.database.pool.query(query, values)).rows;
/** Live events that told someone’s screens to look again. */
const announcedTo = async ({ id }: TestPerson) =>
  (await rowsOf(`select id from events where audience_id = $1 and topic = 'notice'`, id)).length;

/** Someone with unseen notices of two teams: of one a comment and a reaction, of the other a comment. */
async function buildTold() {
  const as = await buildPerson(app);
  const staying = await buildTeam(app, { members: [as] });
  const leaving = await buildTeam(app, { members: [as] });
  for (const { id, owner } of [staying, leaving]) {
    const day = id === staying.id ? '2026-03-30' : '2026-03-31';
    const diary = await buildDiary(app, { author: as, day, teamIds: [id] });
    await buildComment(app, owner, diary.id);
    if (id === leaving.id) {
      await app.call(api.like.likes, { kind: 'diary', objectId: diary.id }, { as: owner });
    }
  }
  expect(await total(as)).toEqual({ total: 3, kinds: { comment: 2, like: 1 } });
  return { as, staying, leaving };
}

describe('the total of what one has not seen is right at once', () => {
  test('when one leaves a team', async () => {
    const { as, leaving } = await buildTold();
    const announced = await announcedTo(as);
    await app.call(api.relationship.exit, { teamId: leaving.id }, { as });
    expect(await total(as)).toEqual({ total: 1, kinds: { comment: 1 } });
    expect(await announcedTo(as)).toBe(announced + 1);
    expect(await read(as)).toHaveLength(1);
  });

  test('when one is removed, which is told', async () => {
    const { as, leaving } = await buildTold();
    await app.call(api.relationship.kick, { teamId: leaving.id, userId: as.id }, { as: leaving.owner });
    expect(await total(as)).toEqual({ total: 2, kinds: { comment: 1, removed: 1 } });
  });

  test('when a team ends, for those invited to it, too', async () => {
    const { as, leaving } = await buildTold();
    const guest = await buildPerson(app);
    const { id: teamId, owner } = leaving;
    await app.call(api.relationship.invite, { teamId, emails: [guest.email] }, { as: owner });
    await app.ports.queue.drain();
    expect(await total(guest)).toEqual({ total: 1, kinds: { invitation: 1 } });
    await remove(owner, teamId);
    expect(await total(guest)).toEqual({ total: 0, kinds: {} });
    expect(await read(guest)).toEqual([]);
    expect(await total(as)).toEqual({ total: 2, kinds: { comment: 1, removed: 1 } });
  });

  test('when a team is erased with what it told', { tags: 'postgres/sql' }, async () => {
    const { as, leaving } = await buildTold();
    await remove(leaving.owner, leaving.id);
    const now = app.clock.now();
    app.clock.advance(30 * DAY + 1);
    await teamWorkers(app.ports)
      .find(({ name }) => name === eraseTeamsJob.name)
      ?.run({});
    app.clock.set(now);
    expect(await rowsOf('select id from notices where team_id = $1', leaving.id)).toEqual([]);
    expect(await total(as)).toEqual({ total: 1, kinds: { comment: 1 } });
  });
});

describe('the total counts no more', { tags: 'postgres/sql' }, () => {
  test('a comment that was deleted, and what was said of a diary that was', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const comment = await buildComment(app, reader, diaryId);
    const reply = await buildComment(app, author, diaryId, { parentId: comment.id });
    expect(await total(reader)).toEqual({ total: 1, kinds: { reply: 1 } });
    const announced = await announcedTo(author);
    await app.call(api.comment.delete, { commentId: comment.id }, { as: reader });
    expect(await total(author)).toEqual({ total: 0, kinds: {} });
    expect(await announcedTo(author)).toBe(announced + 1);
    expect(reply.parentId).toBe(comment.id);
    await app.call(api.diary.delete, { diaryId }, { as: author });
    expect(await total(reader)).toEqual({ total: 0, kinds: {} });
    expect(await read(reader)).toEqual([]);
  });

  test('an application that another administrator has decided, or that was withdrawn', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
    const [admin = owner] = members;
    await app.call(api.team.open, { teamId, joinVerification: true }, { as: owner });
    await app.call(api.relationship.authorizes, { teamId, userId: admin.id }, { as: owner });
    await app.call(api.notice.see, { all: true }, { as: admin });
    const applied = [];
    for (const as of [await buildPerson(app), await buildPerson(app)]) {
      const { data } = await app.call(api.apply.add, { teamId }, { as });
      applied.push({ as, applyId: data.application?.id ?? '' });
    }
    expect(await total(admin)).toEqual({ total: 2, kinds: { application: 2 } });
    const [first, second] = applied;
    const decided = await app.call(
      api.apply.approval,
      { applyId: first?.applyId ?? '', approve: true },
      { as: owner },
    );
    expect(decided.data).toMatchObject({
      status: 'approved',
      applicant: { id: first?.as.id },
      decidedBy: { id: owner.id, name: owner.name },
      decidedAt: app.clock.now().toISOString(),
    });
    expect(await total(admin)).toEqual({ total: 1, kinds: { application: 1 } });
    expect(await total(owner)).toEqual({ total: 1, kinds: { application: 1 } });
    await app.call(api.apply.withdraw, { applyId: second?.applyId ?? '' }, { as: second?.as ?? owner });
    expect(await total(admin)).toEqual({ total: 0, kinds: {} });
  });

  test('what was read where it was said', async () => {
    const { as, staying } = await buildTold();
    const [diary] = (await app.call(api.diary.recently, { teamId: staying.id }, { as })).data.items;
    const other = await buildPerson(app);
    const about = diary?.id ?? '';
    expect((await app.call(api.notice.see, { about }, { as: other })).data.total).toBe(0);
    const seen = await app.call(api.notice.see, { about }, { as });
    expect(seen.data).toEqual({ total: 2, kinds: { comment: 1, like: 1 } });
    expect((await app.call(api.notice.see, { about }, { as })).data).toEqual(seen.data);
  });

  test('one comment that was read by itself, while what else was said of the diary is still to be read', async () => {
    const as = await buildPerson(app);
    const { owner } = await buildTeam(app, { members: [as] });
    const diary = await buildDiary(app, { author: as, day: '2026-03-30' });
    const earlier = await buildComment(app, owner, diary.id);
    const newest = await buildComment(app, owner, diary.id);
    const see = async (about: string) => (await app.call(api.notice.see, { about }, { as })).data.total;
    expect(await see(newest.id)).toBe(1);
    expect((await read(as)).filter(({ seenAt }) => seenAt === null)).toMatchObject([
      { object: { kind: 'comment', id: earlier.id } },
    ]);
    expect(await see(diary.id)).toBe(0);
  });
});

test('a notice says in its reader’s language what happened', async () => {
  const reader = await buildPerson(app, { locale: 'zh' });
  const team = await buildTeam(app, { members: [reader] });
  const diary = await buildDiary(app, { author: reader, day: '2026-03-30' });
  await buildComment(app, team.owner, diary.id);
  expect(await read(reader)).toMatchObject([{ text: `${team.owner.name}评论了你3月30日的日记` }]);
});

describe('the end of a team', () => {
  test('is told to those who were in it to the end, and to no one else', async () => {
    const team = await buildTeam(app, { members: 2 });
    const { id: teamId, owner, members } = team;
    const [left = owner, member = owner] = members;
    await app.call(api.relationship.exit, { teamId }, { as: left });
    await remove(owner, teamId);
    expect(await read(member)).toMatchObject([
      {
        kind: 'removed',
        cause: 'ended',
        actor: { id: owner.id },
        team: { id: teamId, name: team.name },
      },
    ]);
    for (const as of [owner, left]) expect(await read(as)).toEqual([]);
  });

  test('was never told where it is taken back', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
    const [member = owner] = members;
    await remove(owner, teamId);
    expect(await total(member)).toEqual({ total: 1, kinds: { removed: 1 } });
    const announced = await announcedTo(member);
    await remove(owner, teamId, true);
    expect(await total(member)).toEqual({ total: 0, kinds: {} });
    expect(await announcedTo(member)).toBe(announced + 1);
    expect(await read(member)).toEqual([]);
    await remove(owner, teamId);
    expect(await read(member)).toHaveLength(1);
  });

  test('comes by mail to those who have not seen it, in their language', async () => {
    const owner = await buildPerson(app, { name: 'Rui' });
    const [reader, chinese] = await Promise.all([
      buildPerson(app),
      buildPerson(app, { locale: 'zh', timezone: 'Europe/Lisbon' }),
    ]);
    const { id: teamId } = await buildTeam(app, { name: 'Cellar', owner, members: [reader, chinese] });
    for (const as of [reader, chinese]) {
      await app.call(api.notice.change, { mail: { removed: 'now' } }, { as });
    }
    await remove(owner, teamId);
    await noticeWorkers(app.ports)
      .find(({ name }) => name === mailNoticesJob.name)
      ?.run({});
    const mailTo = ({ email }: TestPerson) => app.mailer.sent.filter(({ to }) => to === email);
    expect(mailTo(reader)).toMatchObject([
      { subject: 'Rui closed the team Cellar; your diary is still yours' },
    ]);
    expect(mailTo(chinese)).toMatchObject([{ subject: 'Rui解散了团队“Cellar”，你的日记仍属于你' }]);
  });
});

test('someone who gets a team whose owner was erased is told so', async () => {
  const { team, author: owner, reader: successor } = await buildTalk(app);
  await app.files.put(`erasures/${owner.id}`, Buffer.from('begun'));
  await eraseAgain(app.ports);
  const [notice] = await read(successor);
  expect(notice).toMatchObject({ kind: 'appointed', office: 'owner', actor: null, team: { id: team.id } });
});
