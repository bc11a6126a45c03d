import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import {
  buildNeed,
  buildTwoLeaders,
  interviewStagesOf,
  publishToday,
  setInterviews,
  takeRounds,
} from '../../../testing/interview-care.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const REASON = 'They were on parental leave; we talked about coming back instead';
const RECORD = { version: 0, heldOn: '2026-03-01', said: 'The phone never stops on market days' };

const interviewFor = async (
  as: TestPerson,
  { teamId, userId, month }: Record<'teamId' | 'userId' | 'month', string>,
) => (await app.call(api.failUser.get, { teamId, userId, month }, { as })).data.items[0];

describe('an interview that is closed', () => {
  test('holds no one back; the member reads why, and administrators that it is closed', async () => {
    const { member, supervisor, owner, ofMember } = await buildNeed(app);
    app.clock.set('2026-04-01T09:00:00.000Z');
    expect((await publishToday(app, supervisor)).refusal.key).toBe('interviewsFirst');
    const closed = await app.call(api.failUser.close, { ...ofMember, reason: REASON }, { as: supervisor });
    expect(closed.data).toMatchObject({
      state: 'none',
      closed: { by: { id: supervisor.id }, reason: REASON },
      can: { record: false, close: false, reopen: true },
    });
    expect((await publishToday(app, supervisor)).code).toBe(200);
    expect(await interviewFor(member, ofMember)).toMatchObject({
      state: 'none',
      mean: 0,
      closed: { at: '2026-04-01T09:00:00.000Z', reason: REASON },
      can: { reopen: false },
    });
    expect(await interviewFor(owner, ofMember)).toMatchObject({
      state: 'none',
      mean: null,
      closed: { by: { id: supervisor.id }, reason: null },
    });
    expect(await interviewStagesOf(app, member)).toContain('closed');
    const { data } = await app.call(api.failUser.get, { teamId: ofMember.teamId }, { as: supervisor });
    expect(data.open).toEqual([]);
  });

  test('stays closed when the month is looked at again', async () => {
    const { member, supervisor, owner, teamId, ofMember } = await buildNeed(app);
    await app.call(api.failUser.close, { ...ofMember, reason: REASON }, { as: supervisor });
    for (const threshold of [0, 90]) {
      await setInterviews(app, { teamId, owner }, { threshold });
      await takeRounds(app);
    }
    expect(await interviewFor(member, ofMember)).toMatchObject({ closed: { reason: REASON } });
    app.clock.set('2026-03-08T09:00:00.000Z');
    await takeRounds(app);
    expect(await interviewStagesOf(app, supervisor)).toEqual(['hold']);
  });

  test('is opened again, and then recorded; the member is told of each once a day', async () => {
    const { member, supervisor, ofMember } = await buildNeed(app);
    const close = (more: object) =>
      app.call(api.failUser.close, { ...ofMember, ...more }, { as: supervisor });
    for (const _ of [1, 2]) {
      expect((await close({ reason: REASON })).code).toBe(200);
      expect((await close({ undo: true })).data).toMatchObject({ state: 'needed', closed: null });
    }
    expect((await interviewStagesOf(app, member)).toSorted()).toEqual(['closed', 'expect', 'reopened']);
    const record = { ...ofMember, ...RECORD };
    expect((await app.call(api.failUser.interview, record, { as: supervisor })).data.state).toBe(
      'interviewed',
    );
  });

  test('is closed in the newest notice as well, however often it was opened in between', async () => {
    const { member, supervisor, ofMember } = await buildNeed(app);
    await app.call(api.notice.see, { all: true }, { as: member });
    for (const more of [{ reason: REASON }, { undo: true as const }, { reason: REASON }]) {
      app.clock.advance(1000);
      await app.call(api.failUser.close, { ...ofMember, ...more }, { as: supervisor });
    }
    expect(await interviewStagesOf(app, member)).toEqual(['closed', 'reopened', 'expect']);
    expect((await app.call(api.notice.total, {}, { as: member })).data.total).toBe(2);
  });

  test('ends when it is opened again, and the team asks for it no more', async () => {
    const { supervisor, owner, teamId, ofMember } = await buildNeed(app);
    await app.call(api.failUser.close, { ...ofMember, reason: REASON }, { as: supervisor });
    await setInterviews(app, { teamId, owner }, { threshold: 0 });
    await takeRounds(app);
    await app.call(api.failUser.close, { ...ofMember, undo: true }, { as: supervisor });
    await takeRounds(app);
    expect(await interviewFor(supervisor, ofMember)).toBeUndefined();
    app.clock.set('2026-03-16T09:00:00.000Z');
    expect((await publishToday(app, supervisor)).code).toBe(200);
  });

  test('needs a reason, and an interview that is open', async () => {
    const { supervisor, ofMember } = await buildNeed(app);
    const close = async (more: object) =>
      (await app.call(api.failUser.close, { ...ofMember, ...more }, { as: supervisor })).refusal;
    expect((await close({})).key).toBe('closingReason');
    expect((await close({ month: '2026-01', reason: REASON })).key).toBe('interviewNotNeeded');
    expect(await close({ undo: true })).toMatchObject({
      key: 'interviewNotClosed',
      current: { state: 'needed' },
    });
    await app.call(api.failUser.interview, { ...ofMember, ...RECORD }, { as: supervisor });
    expect(await close({ reason: REASON })).toMatchObject({
      key: 'interviewChanged',
      current: { record: { said: RECORD.said } },
    });
  });
});

describe('of two who look after a member', () => {
  test('the second to record reads what the first has written, while they look after them', async () => {
    const { first, second, member, owner, teamId, departmentId, ofMember } = await buildTwoLeaders(app);
    await app.call(api.failUser.interview, { ...ofMember, ...RECORD }, { as: first });
    const mine = { ...ofMember, ...RECORD, said: 'We talked on the way to the market' };
    const late = await app.call(api.failUser.interview, mine, { as: second });
    expect(late).toMatchObject({
      code: 409,
      refusal: {
        key: 'interviewChanged',
        current: { state: 'interviewed', record: { said: RECORD.said, supervisor: { id: first.id } } },
      },
    });
    // The record stays that of who wrote it, whatever version is named; its readers are named to both sides.
    const forced = await app.call(api.failUser.interview, { ...mine, version: 1 }, { as: second });
    expect(forced.refusal.key).toBe('leadersOnly');
    expect((await interviewFor(member, ofMember))?.record?.readers).toMatchObject([{ id: second.id }]);
    expect((await interviewFor(second, ofMember))?.record?.said).toBe(RECORD.said);
    // Who comes to look after them later reads nothing of it, nor does who no longer does.
    const update = { teamId, departmentId, leaderIds: [first.id, owner.id] };
    await app.call(api.department.add, { teamId, departmentId, userIds: [owner.id] }, { as: owner });
    await app.call(api.department.update, update, { as: owner });
    for (const as of [owner, second]) {
      const told = await app.call(api.failUser.interview, mine, { as });
      expect(JSON.stringify(told)).not.toContain(RECORD.said);
      expect(JSON.stringify(await interviewFor(as, ofMember)) ?? '').not.toContain(RECORD.said);
    }
  });

  test('the second to close, or to record what is closed, reads why it was closed', async () => {
    const { first, second, ofMember } = await buildTwoLeaders(app);
    await app.call(api.failUser.close, { ...ofMember, reason: REASON }, { as: first });
    for (const late of [
      await app.call(api.failUser.close, { ...ofMember, reason: 'Mine' }, { as: second }),
      await app.call(api.failUser.interview, { ...ofMember, ...RECORD }, { as: second }),
    ]) {
      expect(late).toMatchObject({
        code: 409,
        refusal: { key: 'interviewClosed', current: { closed: { by: { id: first.id }, reason: REASON } } },
      });
    }
  });

  test('one of two at once records it', { tags: 'postgres/at-once' }, async () => {
    const { first, second, ofMember } = await buildTwoLeaders(app);
    const replies = await Promise.all(
      [first, second].map((as) =>
        app.call(api.failUser.interview, { ...ofMember, ...RECORD, said: `Said to ${as.name}` }, { as }),
      ),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const kept = replies.find(({ code }) => code === 200)?.data.record?.said;
    expect(replies.find(({ code }) => code === 409)?.refusal.current).toMatchObject({
      record: { said: kept },
    });
  });
});
