import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildNeed, interviewStagesOf, takeRounds } from '../../../testing/interview-care.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const RECORD = { version: 0, heldOn: '2026-03-01', said: 'The phone never stops on market days' };
const STEP = { text: 'No phone before ten', day: '2026-03-16' };

const stateFor = async (as: TestPerson, teamId: string, userId: string) =>
  (await app.call(api.failUser.get, { teamId, userId, month: '2026-02' }, { as })).data.items[0];

const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'interview_due' }, { as })).data.items;
const stagesOf = (as: TestPerson) => interviewStagesOf(app, as);

describe('a month under the threshold', () => {
  test('needs an interview, which the member and those who look after them learn', async () => {
    const { member, supervisor, owner, teamId } = await buildNeed(app);
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'needed', mean: 0 });
    expect(await stateFor(supervisor, teamId, member.id)).toMatchObject({ mean: 0, can: { record: true } });
    expect(await stateFor(owner, teamId, member.id)).toMatchObject({ state: 'needed', mean: null });
    expect(await stateFor(supervisor, teamId, owner.id)).toBeUndefined();
    expect(await noticesOf(member)).toMatchObject([{ stage: 'expect', month: '2026-02' }]);
    expect(await stagesOf(supervisor)).toEqual(['hold']);
    app.clock.set('2026-03-08T09:00:00.000Z');
    await takeRounds(app);
    await takeRounds(app);
    app.clock.set('2026-03-13T09:00:00.000Z');
    await takeRounds(app);
    expect(await stagesOf(supervisor)).toEqual(['hold', 'hold', 'hold']);
    expect(await stagesOf(member)).toEqual(['expect']);
  });

  test('is what supervisors are reminded of for three months, as long as it holds', async () => {
    const { supervisor } = await buildNeed(app);
    const monthsToldOn = async (moment: string) => {
      const before = (await noticesOf(supervisor)).length;
      app.clock.set(moment);
      await takeRounds(app);
      return (await noticesOf(supervisor))
        .toReversed()
        .slice(before)
        .map(({ month }) => month)
        .toSorted();
    };
    expect(await monthsToldOn('2026-04-08T09:00:00.000Z')).toEqual(['2026-02', '2026-03']);
    expect(await monthsToldOn('2026-05-01T09:00:00.000Z')).toEqual(['2026-02', '2026-03', '2026-04']);
    expect(await monthsToldOn('2026-06-01T09:00:00.000Z')).toEqual(['2026-03', '2026-04', '2026-05']);
  });

  test('counts in the list of teams of those who have to hold the interview, until they have', async () => {
    const { member, supervisor, owner, teamId, ofMember } = await buildNeed(app);
    const toHold = async (as: TestPerson) => {
      const teams = (await app.call(api.team.list, {}, { as })).data.result;
      return teams.find(({ id }) => id === teamId)?.interviews;
    };
    expect(await Promise.all([supervisor, owner, member].map(toHold))).toEqual([1, 0, 0]);
    await app.call(api.failUser.interview, { ...ofMember, ...RECORD }, { as: supervisor });
    expect(await toHold(supervisor)).toBe(0);
  });

  test.each([
    [0, 'none'],
    [100, 'needed'],
  ])('at a threshold of %i: %s', async (threshold, state) => {
    const { member, teamId } = await buildNeed(app, { threshold });
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state });
  });

  test('that rises again needs none, by a late diary or by another threshold', async () => {
    const { member, owner, teamId } = await buildNeed(app, { threshold: 1 });
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'needed' });
    await buildDiary(app, { author: member, day: '2026-02-27' });
    await takeRounds(app);
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'none' });
    const rules = { review: { interviews: { threshold: 90 } } };
    await app.call(api.team.setting, { teamId, rules }, { as: owner });
    await takeRounds(app);
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'needed' });
  });
});

test('what a team does not read is missed in its month, until it reads it', async () => {
  const { member, teamId } = await buildNeed(app, { threshold: 1 });
  const hidden = await buildDiary(app, { author: member, day: '2026-02-27', teamIds: [] });
  const state = async () => {
    await takeRounds(app);
    return stateFor(member, teamId, member.id);
  };
  expect(await state()).toMatchObject({ state: 'needed', mean: 0 });
  const { sections, version } = hidden;
  const change = (teamIds: string[], base: number) =>
    app.call(
      api.diary.update,
      { diaryId: hidden.id, version: base, sections: { summary: sections.summary }, teamIds },
      { as: member },
    );
  expect((await app.call(api.diary.share, { teamId, diaryIds: [hidden.id] }, { as: member })).code).toBe(200);
  expect(await state()).toMatchObject({ state: 'none' });
  expect((await change([], version)).code).toBe(200);
  expect(await state()).toMatchObject({ state: 'needed', mean: 0 });
  expect((await change([teamId], version + 1)).code).toBe(200);
  expect(await state()).toMatchObject({ state: 'none' });
});

describe('someone whose home team is one of their own', () => {
  test('has the working days and the newcomers’ days of the team that asks for the interview', async () => {
    app.clock.set('2026-01-05T09:00:00.000Z');
    const member = await buildPerson(app);
    const own = await buildTeam(app, { owner: member });
    const calendar = { workingWeekdays: [7] };
    await app.call(
      api.team.setting,
      { teamId: own.id, rules: { newcomerDays: 90 }, calendar },
      { as: member },
    );
    const { teamId } = await buildNeed(app, {}, member);
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'needed', mean: 0 });
    app.clock.set('2026-03-03T09:00:00.000Z');
    // Nor are their entries plain grapes because they are new in their own.
    expect(await buildDiary(app, { author: member })).toMatchObject({ plain: false });
  });

  test('owes nothing for its days before they came, nor for their first days in it', async () => {
    app.clock.set('2026-01-05T09:00:00.000Z');
    const member = await buildPerson(app);
    await buildTeam(app, { graded: true, owner: member });
    const { owner, teamId } = await buildNeed(app, {}, member);
    await app.call(api.team.setting, { teamId, rules: { newcomerDays: 14 } }, { as: owner });
    await takeRounds(app);
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'none', mean: null });
  });
});

describe('the record', () => {
  test('has two sides, who see every version and each answer it; no one else reads a word', async () => {
    const { member, supervisor, owner, teamId, ofMember } = await buildNeed(app);
    const record = { ...ofMember, ...RECORD, steps: [STEP] };
    const first = await app.call(api.failUser.interview, record, { as: supervisor });
    expect(first.data).toMatchObject({ state: 'interviewed', record: { version: 1, steps: [STEP] } });
    expect((await stagesOf(member)).toSorted()).toEqual(['expect', 'held']);
    const words = { ...ofMember, version: 1, words: 'I need one quiet hour' };
    const second = await app.call(api.failUser.interview, words, { as: member });
    expect(second.data.record).toMatchObject({
      version: 2,
      said: RECORD.said,
      words: 'I need one quiet hour',
      versions: [
        { version: 2, writer: { id: member.id } },
        { version: 1, writer: { id: supervisor.id } },
      ],
    });
    const stale = await app.call(
      api.failUser.sign,
      { ...ofMember, version: 1, accept: true },
      { as: supervisor },
    );
    expect(stale).toMatchObject({ code: 409, refusal: { current: { record: { version: 2 } } } });
    const sign = { ...ofMember, version: 2, accept: true };
    const signed = await app.call(api.failUser.sign, { ...sign, takeSteps: true }, { as: member });
    expect(signed.data).toMatchObject({
      record: { answers: [{ accepted: true, version: 2 }] },
      can: { sign: false },
    });
    const { items } = (await app.call(api.todo.list, {}, { as: member })).data;
    expect(items).toMatchObject([STEP]);
    const refusal = { ...sign, accept: false, reason: 'It was eleven, not ten' };
    const refused = await app.call(api.failUser.sign, refusal, { as: supervisor });
    expect(refused.data.record?.answers.map(({ accepted, reason }) => [accepted, reason])).toEqual([
      [true, ''],
      [false, 'It was eleven, not ten'],
    ]);
    const again = { ...ofMember, version: 2, words: 'I forgot to say that it helped' };
    expect((await app.call(api.failUser.interview, again, { as: member })).code).toBe(200);
    const signedAgain = { ...sign, version: 3, takeSteps: true } as const;
    expect((await app.call(api.failUser.sign, signedAgain, { as: member })).code).toBe(200);
    expect((await app.call(api.todo.list, {}, { as: member })).data.items).toHaveLength(1);
    const told = JSON.stringify((await app.call(api.failUser.get, { teamId }, { as: owner })).data);
    expect(told).toContain('interviewed');
    for (const text of [RECORD.said, 'quiet hour', STEP.text, 'eleven']) expect(told).not.toContain(text);
  });

  test('is refused where it does not fit', async () => {
    const { member, supervisor, owner, ofMember } = await buildNeed(app);
    const record = async (as: TestPerson, more: object) =>
      (await app.call(api.failUser.interview, { ...ofMember, ...RECORD, ...more }, { as })).refusal.key;
    const sign = async (as: TestPerson, more: object = {}) =>
      (await app.call(api.failUser.sign, { ...ofMember, version: 1, accept: true, ...more }, { as })).refusal
        .key;
    expect(await record(member, {})).toBe('interviewNotHeld');
    expect(await sign(member)).toBe('interviewNotHeld');
    expect(await record(owner, {})).toBe('leadersOnly');
    expect(await record(supervisor, { userId: (await buildPerson(app)).id })).toBe('userNotFound');
    expect(await record(supervisor, { month: '2026-01' })).toBe('interviewNotNeeded');
    expect(await record(supervisor, { heldOn: '2026-02-28' })).toBe('interviewTooEarly');
    expect(await record(supervisor, { heldOn: '2026-03-02' })).toBe('interviewAhead');
    expect(await record(supervisor, { said: undefined })).toBe('interviewIncomplete');
    expect(await record(supervisor, { words: 'Theirs' })).toBe('interviewNotYours');
    expect(await record(supervisor, { steps: [{ ...STEP, day: '2026-02-27' }] })).toBe('stepDayPast');
    expect(await record(supervisor, { steps: Array(6).fill(STEP) })).toBe('tooManyItems');
    await record(supervisor, {});
    expect(await record(supervisor, {})).toBe('interviewChanged');
    expect(await record(member, { version: 1 })).toBe('interviewNotYours');
    expect(await sign(owner)).toBe('leadersOnly');
    expect(await sign(member, { accept: false })).toBe('refusalReason');
    expect(await sign(supervisor, { takeSteps: true })).toBe('stepsWithSignature');
    expect(await sign(member)).toBeUndefined();
    expect(await sign(member)).toBe('interviewSigned');
  });
});
