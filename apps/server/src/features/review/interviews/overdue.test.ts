import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDiary, buildInterviewNeed, buildPerson, LONG_ENOUGH } from '../../../testing/factories.ts';
import {
  buildDepartmentOf,
  buildNeed,
  type InterviewRules,
  publishToday,
  setInterviews,
  takeRounds,
} from '../../../testing/interview-care.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

describe('from the fifteenth', () => {
  test('a supervisor cannot publish before the interview is recorded; their draft stays', async () => {
    const { member, supervisor, ofMember } = await buildNeed(app);
    app.clock.set('2026-03-15T03:59:59.000Z');
    expect((await publishToday(app, supervisor)).code).toBe(200);
    app.clock.set('2026-03-16T09:00:00.000Z');
    const day = '2026-03-16';
    const draft = { day, sections: { summary: LONG_ENOUGH }, version: 0 };
    await app.call(api.draft.add, draft, { as: supervisor });
    const refused = await publishToday(app, supervisor);
    expect(refused).toMatchObject({
      code: 400,
      message: `Interview ${member.name} before writing your diary`,
      refusal: { key: 'interviewsFirst', current: { interviews: [{ id: member.id }] } },
    });
    const kept = await app.call(api.draft.get, { day }, { as: supervisor });
    expect(kept.data).toMatchObject({ draft: { sections: { summary: LONG_ENOUGH } }, diary: null });
    expect((await publishToday(app, member)).code).toBe(200);
    const record = { ...ofMember, version: 0, heldOn: day, said: 'The phone never stops on market days' };
    expect((await app.call(api.failUser.interview, record, { as: supervisor })).code).toBe(200);
    expect((await publishToday(app, supervisor)).code).toBe(200);
  });

  test('closed days can still be imported; an open one of the same file is refused alone', async () => {
    const { member, supervisor } = await buildNeed(app);
    app.clock.set('2026-03-16T09:00:00.000Z');
    const files = ['2026-02-10', '2026-03-16', '2026-02-11'].map((day) => ({
      name: `${day}.md`,
      text: LONG_ENOUGH,
    }));
    const preview = await app.call(api.diary.import, { files, preview: true }, { as: supervisor });
    const { code, data } = await app.call(api.diary.import, { files }, { as: supervisor });
    expect(code).toBe(200);
    expect(data.entries).toMatchObject([
      { outcome: 'new', reason: null },
      { outcome: 'refused', reason: { key: 'interviewsFirst', params: { names: member.name } } },
      { outcome: 'new', reason: null },
    ]);
    // What is announced is what happens.
    expect(preview.data.entries).toEqual(data.entries);
    const { items } = (await app.call(api.diary.search, { authorId: supervisor.id }, { as: supervisor }))
      .data;
    expect(items.map(({ diary }) => diary.day).sort()).toEqual(['2026-02-10', '2026-02-11']);
  });

  test('begins at the start of the team’s diary day', async () => {
    const { supervisor } = await buildNeed(app);
    app.clock.set('2026-03-15T03:59:00.000Z');
    const yesterday = { day: '2026-03-14', sections: { summary: LONG_ENOUGH } };
    expect((await app.call(api.diary.publish, yesterday, { as: supervisor })).code).toBe(200);
    app.clock.set('2026-03-15T04:00:00.000Z');
    expect((await publishToday(app, supervisor)).refusal.key).toBe('interviewsFirst');
  });

  const exceptions: [
    string,
    InterviewRules | undefined,
    (care: Awaited<ReturnType<typeof buildNeed>>) => Promise<unknown>,
  ][] = [
    ['a team that blocks no one', { blocks: false }, async () => undefined],
    ['a later day of the team', { day: 20 }, async () => undefined],
    [
      'a member who left',
      undefined,
      async ({ member, teamId }) => app.call(api.relationship.exit, { teamId }, { as: member }),
    ],
    [
      'a member who deletes their account',
      undefined,
      async ({ member: as }) =>
        app.call(api.auth.deleteAccount, { email: as.email, password: as.password }, { as }),
    ],
    [
      'a member who has no supervisor',
      undefined,
      async ({ ofMember: { teamId, userId }, owner }) =>
        app.call(api.relationship.supervise, { teamId, userId, supervisorId: null }, { as: owner }),
    ],
    [
      'a member on vacation for the rest of the month',
      undefined,
      async ({ member }) => {
        const rest = { from: '2026-03-16', to: '2026-03-31', kind: 'vacation' as const };
        return app.call(api.diary.skip, rest, { as: member });
      },
    ],
  ];
  test.each(exceptions)('%s stands in no one’s way', async (_, interviews, change) => {
    const care = await buildNeed(app, interviews);
    app.clock.set('2026-03-16T09:00:00.000Z');
    if (!interviews) expect((await publishToday(app, care.supervisor)).refusal.key).toBe('interviewsFirst');
    await change(care);
    expect((await publishToday(app, care.supervisor)).code).toBe(200);
  });

  test('a vacation that ends before the month does still leaves time for it', async () => {
    const { member, supervisor } = await buildNeed(app);
    app.clock.set('2026-03-16T09:00:00.000Z');
    const most = { from: '2026-03-16', to: '2026-03-30', kind: 'vacation' as const };
    await app.call(api.diary.skip, most, { as: member });
    expect((await publishToday(app, supervisor)).refusal.key).toBe('interviewsFirst');
  });
});

/** What publishing says on a day: the members whose interviews come first. */
async function heldBackOn(moment: string, as: Parameters<typeof publishToday>[1]) {
  app.clock.set(moment);
  const { data } = await app.call(api.draft.get, {}, { as });
  const { code, refusal } = await publishToday(app, as);
  expect(refusal.key).toBe(data.interviewsFirst.length > 0 ? 'interviewsFirst' : undefined);
  expect(code).toBe(data.interviewsFirst.length > 0 ? 400 : 200);
  return data.interviewsFirst.map(({ name, month }) => `${name} ${month}`);
}

describe('an interview that is not held', () => {
  test('holds its supervisor back over the end of the month, for three months', {
    tags: 'postgres/sql',
  }, async () => {
    const { member, supervisor } = await buildNeed(app);
    const waiting = [`${member.name} 2026-02`];
    expect(await heldBackOn('2026-03-13T09:00:00.000Z', supervisor)).toEqual([]);
    for (const day of ['2026-03-16', '2026-03-31', '2026-04-01', '2026-05-29']) {
      expect(await heldBackOn(`${day}T09:00:00.000Z`, supervisor), day).toEqual(waiting);
    }
    // The team's day begins at four.
    expect(await heldBackOn('2026-06-01T03:59:00.000Z', supervisor)).toEqual(waiting);
    expect(await heldBackOn('2026-06-01T04:00:00.000Z', supervisor)).toEqual([]);
  });

  test('is told before the first word, beside those of other months, the oldest first', async () => {
    const { member, supervisor, teamId } = await buildNeed(app);
    for (const month of ['2026-01', '2025-12', '2025-11']) {
      await buildInterviewNeed(app, { teamId, memberId: member.id, month });
    }
    const first = async () => (await app.call(api.draft.get, {}, { as: supervisor })).data.interviewsFirst;
    const one = { teamId, id: member.id, name: member.name };
    app.clock.set('2026-03-14T09:00:00.000Z');
    // Those of earlier months have been overdue since their own 15th.
    expect(await first()).toEqual([
      { ...one, month: '2025-12' },
      { ...one, month: '2026-01' },
    ]);
    app.clock.set('2026-03-15T09:00:00.000Z');
    expect((await first()).map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-02']);
    expect((await app.call(api.draft.get, {}, { as: member })).data.interviewsFirst).toEqual([]);
    const { data } = await app.call(api.failUser.get, { teamId }, { as: supervisor });
    expect(data.open).toEqual([
      { month: '2025-12', count: 1 },
      { month: '2026-01', count: 1 },
      { month: '2026-02', count: 1 },
    ]);
    const teams = (await app.call(api.team.list, {}, { as: supervisor })).data.result;
    expect(teams.find(({ id }) => id === teamId)?.interviews).toBe(3);
  });

  test('holds no one back where the team blocks no one, of whichever month it is', async () => {
    const { member, supervisor, owner, teamId } = await buildNeed(app);
    for (const month of ['2026-01', '2025-12']) {
      await buildInterviewNeed(app, { teamId, memberId: member.id, month });
    }
    expect(await heldBackOn('2026-03-16T09:00:00.000Z', supervisor)).toHaveLength(3);
    await setInterviews(app, { teamId, owner }, { blocks: false });
    expect(await heldBackOn('2026-03-16T10:00:00.000Z', supervisor)).toEqual([]);
  });

  test('passes to who looks after the member now: another supervisor, another department', async () => {
    const { member, supervisor, owner, teamId } = await buildNeed(app);
    const successor = await buildPerson(app);
    const joined = await app.call(api.team.list, {}, { as: owner });
    const inviteCode = joined.data.result.find(({ id }) => id === teamId)?.inviteCode ?? '';
    app.clock.set('2026-03-20T09:00:00.000Z');
    await app.call(api.team.open, { teamId, joinVerification: false }, { as: owner });
    await app.call(api.apply.add, { inviteCode, message: '' }, { as: successor });
    const waiting = [`${member.name} 2026-02`];
    const supervise = (supervisorId: string | null) =>
      app.call(api.relationship.supervise, { teamId, userId: member.id, supervisorId }, { as: owner });
    expect(await heldBackOn('2026-03-20T10:00:00.000Z', supervisor)).toEqual(waiting);
    await supervise(successor.id);
    expect(await heldBackOn('2026-03-20T11:00:00.000Z', successor)).toEqual(waiting);
    expect(await heldBackOn('2026-03-20T11:00:00.000Z', supervisor)).toEqual([]);
    await supervise(null);
    expect(await heldBackOn('2026-03-23T11:00:00.000Z', successor)).toEqual([]);
    await buildDepartmentOf(app, { teamId, owner }, [successor], member);
    expect(await heldBackOn('2026-04-01T11:00:00.000Z', successor)).toEqual(waiting);
  });
});

describe('rules that change', () => {
  test('end interviews of all three months that they no longer ask for, and ask for none of earlier ones', async () => {
    const { member, supervisor, owner, teamId } = await buildNeed(app, { threshold: 60 });
    const sees = async (month: string) =>
      (await app.call(api.failUser.get, { teamId, month, userId: member.id }, { as: member })).data.items[0]
        ?.state;
    app.clock.set('2026-04-01T09:00:00.000Z');
    await takeRounds(app);
    expect(await Promise.all(['2026-02', '2026-03'].map(sees))).toEqual(['needed', 'needed']);
    await setInterviews(app, { teamId, owner }, { threshold: 0 });
    await takeRounds(app);
    expect(await Promise.all(['2026-02', '2026-03'].map(sees))).toEqual(['none', 'none']);
    expect(await heldBackOn('2026-04-15T09:00:00.000Z', supervisor)).toEqual([]);
    await setInterviews(app, { teamId, owner }, { threshold: 60 });
    await takeRounds(app);
    expect(await Promise.all(['2026-02', '2026-03'].map(sees))).toEqual(['none', 'needed']);
  });

  test('a diary of an earlier month that is deleted holds no one back', async () => {
    const { member, supervisor } = await buildNeed(app, { threshold: 1 });
    app.clock.set('2026-03-02T09:00:00.000Z');
    const diary = await buildDiary(app, { author: member, day: '2026-02-27' });
    await takeRounds(app);
    app.clock.set('2026-04-01T09:00:00.000Z');
    await takeRounds(app);
    await app.call(api.diary.delete, { diaryId: diary.id }, { as: member });
    await takeRounds(app);
    expect(await heldBackOn('2026-04-02T09:00:00.000Z', supervisor)).toEqual([]);
  });
});
