import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { reviewWorkers, roundsJob } from '../jobs.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-02-23T09:00:00.000Z'));

const takeRounds = () =>
  reviewWorkers(app.ports)
    .find(({ name }) => name === roundsJob.name)
    ?.run({});

type Interviews = NonNullable<
  NonNullable<NonNullable<RequestOf<typeof api.team.setting>['rules']>['review']>['interviews']
>;

/** A supervisor and a member who came on the 23rd of February, so that the month expected five days of them. */
async function buildCare(interviews: Interviews = {}) {
  const [member, supervisor] = [await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, {
    graded: true,
    timezone: 'UTC',
    members: [member, supervisor],
  });
  const rules = { minimums: { weeklyMistakes: 0 }, review: { interviews } };
  await app.call(api.team.setting, { teamId, rules }, { as: owner });
  const supervised = { teamId, userId: member.id, supervisorId: supervisor.id };
  await app.call(api.relationship.supervise, supervised, { as: owner });
  return { member, supervisor, owner, teamId, ofMember: { teamId, userId: member.id, month: '2026-02' } };
}

/** The same in March, when nothing was written in February. */
async function buildNeed(interviews?: Interviews) {
  const care = await buildCare(interviews);
  app.clock.set('2026-03-01T09:00:00.000Z');
  await takeRounds();
  return care;
}

const RECORD = { version: 0, heldOn: '2026-03-01', said: 'The phone never stops on market days' };
const STEP = { text: 'No phone before ten', day: '2026-03-16' };

const stateFor = async (as: TestPerson, teamId: string, userId: string) =>
  (await app.call(api.failUser.get, { teamId, userId, month: '2026-02' }, { as })).data.items[0];

const publish = (as: TestPerson) => {
  const day = app.clock.now().toISOString().slice(0, 10);
  return app.call(api.diary.publish, { day, sections: { summary: LONG_ENOUGH } }, { as });
};

const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'interview_due' }, { as })).data.items;
const stagesOf = async (as: TestPerson) => (await noticesOf(as)).map(({ stage }) => stage);

describe('a month under the threshold', () => {
  test('needs an interview, which the member and those who look after them learn', async () => {
    const { member, supervisor, owner, teamId } = await buildNeed();
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'needed', mean: 0 });
    expect(await stateFor(supervisor, teamId, member.id)).toMatchObject({ mean: 0, can: { record: true } });
    expect(await stateFor(owner, teamId, member.id)).toMatchObject({ state: 'needed', mean: null });
    expect(await stateFor(supervisor, teamId, owner.id)).toBeUndefined();
    expect(await noticesOf(member)).toMatchObject([{ stage: 'expect', month: '2026-02' }]);
    expect(await stagesOf(supervisor)).toEqual(['hold']);
    app.clock.set('2026-03-08T09:00:00.000Z');
    await takeRounds();
    await takeRounds();
    app.clock.set('2026-03-13T09:00:00.000Z');
    await takeRounds();
    expect(await stagesOf(supervisor)).toEqual(['hold', 'hold', 'hold']);
    expect(await stagesOf(member)).toEqual(['expect']);
  });

  test('counts in the list of teams of those who have to hold the interview, until they have', async () => {
    const { member, supervisor, owner, teamId, ofMember } = await buildNeed();
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
    const { member, teamId } = await buildNeed({ threshold });
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state });
  });

  test('that rises again needs none, by a late diary or by another threshold', async () => {
    const { member, owner, teamId } = await buildNeed({ threshold: 1 });
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'needed' });
    await buildDiary(app, { author: member, day: '2026-02-27' });
    await takeRounds();
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'none' });
    const rules = { review: { interviews: { threshold: 90 } } };
    await app.call(api.team.setting, { teamId, rules }, { as: owner });
    await takeRounds();
    expect(await stateFor(member, teamId, member.id)).toMatchObject({ state: 'needed' });
  });
});

describe('from the fifteenth', () => {
  test('a supervisor cannot publish before the interview is recorded; their draft stays', async () => {
    const { member, supervisor, ofMember } = await buildNeed();
    app.clock.set('2026-03-15T03:59:59.000Z');
    expect((await publish(supervisor)).code).not.toBe(409);
    app.clock.set('2026-03-16T09:00:00.000Z');
    const day = '2026-03-16';
    const draft = { day, sections: { summary: LONG_ENOUGH }, version: 0 };
    await app.call(api.draft.add, draft, { as: supervisor });
    const refused = await publish(supervisor);
    expect(refused).toMatchObject({
      code: 400,
      message: `Interview ${member.name} before writing your diary`,
      refusal: { key: 'interviewsFirst', current: { interviews: [{ id: member.id }] } },
    });
    const kept = await app.call(api.draft.get, { day }, { as: supervisor });
    expect(kept.data).toMatchObject({ draft: { sections: { summary: LONG_ENOUGH } }, diary: null });
    expect((await publish(member)).code).toBe(200);
    const record = { ...ofMember, ...RECORD, heldOn: day };
    expect((await app.call(api.failUser.interview, record, { as: supervisor })).code).toBe(200);
    expect((await publish(supervisor)).code).toBe(200);
  });

  test('closed days can still be imported; an open one of the same file is refused alone', async () => {
    const { member, supervisor } = await buildNeed();
    app.clock.set('2026-03-16T09:00:00.000Z');
    const files = ['2026-02-10', '2026-03-16', '2026-02-11'].map((day) => ({
      ...{ name: `${day}.md`, text: LONG_ENOUGH },
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
    expect(preview.data).toEqual(data);
    const { items } = (await app.call(api.diary.search, { authorId: supervisor.id }, { as: supervisor }))
      .data;
    expect(items.map(({ diary }) => diary.day).sort()).toEqual(['2026-02-10', '2026-02-11']);
  });

  test('begins at the start of the team’s diary day', async () => {
    const { supervisor } = await buildNeed();
    app.clock.set('2026-03-15T03:59:00.000Z');
    const yesterday = { day: '2026-03-14', sections: { summary: LONG_ENOUGH } };
    expect((await app.call(api.diary.publish, yesterday, { as: supervisor })).code).toBe(200);
    app.clock.set('2026-03-15T04:00:00.000Z');
    expect((await publish(supervisor)).refusal.key).toBe('interviewsFirst');
  });

  const exceptions: [
    string,
    Interviews | undefined,
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
    const care = await buildNeed(interviews);
    app.clock.set('2026-03-16T09:00:00.000Z');
    if (!interviews) expect((await publish(care.supervisor)).refusal.key).toBe('interviewsFirst');
    await change(care);
    expect((await publish(care.supervisor)).code).toBe(200);
  });

  test('a vacation that ends before the month does still leaves time for it', async () => {
    const { member, supervisor } = await buildNeed();
    app.clock.set('2026-03-16T09:00:00.000Z');
    const most = { from: '2026-03-16', to: '2026-03-30', kind: 'vacation' as const };
    await app.call(api.diary.skip, most, { as: member });
    expect((await publish(supervisor)).refusal.key).toBe('interviewsFirst');
  });
});

describe('the record', () => {
  test('has two sides, who see every version and each answer it; no one else reads a word', async () => {
    const { member, supervisor, owner, teamId, ofMember } = await buildNeed();
    const record = { ...ofMember, ...RECORD, steps: [STEP] };
    const first = await app.call(api.failUser.interview, record, { as: supervisor });
    expect(first.data).toMatchObject({ state: 'interviewed', record: { version: 1, steps: [STEP] } });
    expect((await stagesOf(member)).toSorted()).toEqual(['expect', 'held']);
    const words = { ...ofMember, version: 1, words: 'I need one quiet hour' };
    const second = await app.call(api.failUser.interview, words, { as: member });
    expect(second.data.record).toMatchObject({
      ...{ version: 2, said: RECORD.said, words: 'I need one quiet hour' },
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
    const { member, supervisor, owner, ofMember } = await buildNeed();
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
