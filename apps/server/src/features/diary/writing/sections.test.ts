import { api, type RequestOf, type TeamView } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const MONDAY = '2026-03-30';
const WEDNESDAY = '2026-04-01';
const FRIDAY = '2026-04-03';
const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-02T12:00:00.000Z'));

type Sections = Partial<RequestOf<typeof api.diary.publish>['sections']>;
const publish = (as: TestPerson, day: string, sections: Sections = {}) =>
  app.call(api.diary.publish, { day, sections: { summary: LONG_ENOUGH, ...sections } }, { as });
const faultsOf = async (call: ReturnType<typeof publish>) =>
  ((await call).refusal.errors ?? []).map(({ path, key }) => `${path} ${key}`);
const own = (text: string, shared = false) => ({ text, shared });
const editor = async (as: TestPerson, day = FRIDAY) => (await app.call(api.draft.get, { day }, { as })).data;

/** A team that came together four weeks ago, on the Friday. */
async function buildOldTeam(members = 1) {
  const team = await buildTeam(app, { members });
  app.clock.set(`${FRIDAY}T16:00:00.000Z`);
  const [member = team.owner] = team.members;
  return { ...team, member };
}

describe('mistakes once a week', () => {
  test('are asked for on the last working day, by that name', async () => {
    const { owner } = await buildOldTeam();
    expect((await publish(owner, WEDNESDAY)).code).toBe(200);
    const refused = await publish(owner, FRIDAY);
    expect(refused).toMatchObject({
      code: 400,
      message: 'Write mistakes at least once a week',
      refusal: {
        key: 'mistakesWeekly',
        errors: [{ path: 'sections.mistakes', params: { days: expect.stringContaining(FRIDAY) } }],
      },
    });
    expect((await editor(owner)).minimum.mistakes).toBe(1);
    expect((await publish(owner, FRIDAY, { mistakes: [own('Forgot the keys')] })).code).toBe(200);
  });

  test('of an earlier entry of the week are enough, of a deleted one are not', async () => {
    const { owner } = await buildOldTeam();
    const { data } = await publish(owner, WEDNESDAY, { mistakes: [own('Forgot the keys')] });
    expect((await editor(owner)).minimum.mistakes).toBe(0);
    await app.call(api.diary.delete, { diaryId: data.id }, { as: owner });
    expect(await faultsOf(publish(owner, FRIDAY))).toEqual(['sections.mistakes mistakesWeekly']);
    await app.call(api.diary.delete, { diaryId: data.id, undo: true }, { as: owner });
    expect((await publish(owner, FRIDAY)).code).toBe(200);
  });

  test('are asked of no one who came in that week, nor where the team has them off', async () => {
    const { owner, id, inviteCode } = await buildOldTeam();
    app.clock.set(`${MONDAY}T12:00:00.000Z`);
    const newcomer = await buildPerson(app);
    await app.call(api.apply.add, { inviteCode }, { as: newcomer });
    app.clock.set(`${FRIDAY}T16:00:00.000Z`);
    expect((await publish(newcomer, FRIDAY)).code).toBe(200);
    const rules = { modules: { mistakes: false } };
    await app.call(api.team.setting, { teamId: id, rules }, { as: owner });
    expect(
      (await publish(owner, FRIDAY, { mistakes: [own('Kept all the same')] })).data.sections.mistakes,
    ).toEqual([own('Kept all the same')]);
  });

  test('stay asked for when the entry is written late, and in another week that ends earlier', async () => {
    const { owner, id } = await buildOldTeam();
    app.clock.set('2026-04-06T12:00:00.000Z');
    expect(await faultsOf(publish(owner, FRIDAY))).toEqual(['sections.mistakes mistakesWeekly']);
    const calendar = { workingWeekdays: [1, 2, 3] };
    await app.call(api.team.setting, { teamId: id, calendar }, { as: owner });
    expect((await publish(owner, FRIDAY)).code).toBe(200);
    expect(await faultsOf(publish(owner, WEDNESDAY))).toEqual(['sections.mistakes mistakesWeekly']);
  });

  test('cannot be taken out again, where the entry was the one that had them', async () => {
    const { owner } = await buildOldTeam();
    const { data } = await publish(owner, FRIDAY, { mistakes: [own('Forgot the keys')] });
    const change = (sections: Sections) =>
      app.call(
        api.diary.update,
        { diaryId: data.id, version: 1, sections: { summary: LONG_ENOUGH, ...sections } },
        { as: owner },
      );
    expect((await change({})).refusal.key).toBe('mistakesWeekly');
    expect((await change({ mistakes: [own('Forgot the van')] })).code).toBe(200);
  });

  test('are not asked for by a change of what was published without', async () => {
    const { owner, id } = await buildOldTeam();
    await app.call(
      api.team.setting,
      { teamId: id, rules: { minimums: { weeklyMistakes: 0 } } },
      { as: owner },
    );
    const { data } = await publish(owner, FRIDAY);
    await app.call(
      api.team.setting,
      { teamId: id, rules: { minimums: { weeklyMistakes: 2 } } },
      { as: owner },
    );
    const sections = { summary: `${LONG_ENOUGH} And home.` };
    const changed = await app.call(
      api.diary.update,
      { diaryId: data.id, version: 1, sections },
      { as: owner },
    );
    expect(changed.code).toBe(200);
    expect((await editor(owner)).minimum.mistakes).toBe(0);
  });
});

describe('a text that nests too deep to be formatted', () => {
  const nested = `${LONG_ENOUGH}\n\n${'>'.repeat(5_000)}`;

  test('is refused at its field where others would read it', async () => {
    const { owner } = await buildOldTeam();
    const topics = [{ id: crypto.randomUUID(), text: nested }];
    const refused = publish(owner, WEDNESDAY, { summary: nested, insight: nested, topics });
    expect(await faultsOf(refused)).toEqual([
      'sections.summary textTooNested',
      'sections.insight textTooNested',
      'sections.topics.0.text textTooNested',
    ]);
    const { id: objectId } = (await publish(owner, WEDNESDAY)).data;
    const comment = { kind: 'diary' as const, objectId, text: '- '.repeat(500) + LONG_ENOUGH };
    expect((await app.call(api.comment.add, comment, { as: owner })).refusal.key).toBe('textTooNested');
  });

  test('is kept as a draft', async () => {
    const { owner } = await buildOldTeam();
    const draft = { day: WEDNESDAY, sections: { summary: nested }, version: 0 };
    expect((await app.call(api.draft.add, draft, { as: owner })).code).toBe(200);
  });
});

describe('leadership insight and the week’s progress', () => {
  const mistakes = [own('Forgot the keys')];
  const insight = 'x'.repeat(50);

  /** A team of an owner and their supervisor. */
  async function buildLedTeam() {
    const { id, owner, member: leader } = await buildOldTeam();
    const supervision = { teamId: id, userId: owner.id, supervisorId: leader.id };
    await app.call(api.relationship.supervise, supervision, { as: owner });
    return { id, owner, leader };
  }

  test('insight is required of leaders on the week’s last working day, with fifty characters', async () => {
    const { leader } = await buildLedTeam();
    expect((await publish(leader, WEDNESDAY)).code).toBe(200);
    for (const text of [undefined, '', '!! mine alone']) {
      expect(await faultsOf(publish(leader, FRIDAY, { mistakes, ...(text && { insight: text }) }))).toEqual([
        'sections.insight insightRequired',
      ]);
    }
    expect(await faultsOf(publish(leader, FRIDAY, { mistakes, insight: 'x'.repeat(49) }))).toEqual([
      'sections.insight insightTooShort',
    ]);
    const { data } = await publish(leader, FRIDAY, { mistakes, insight });
    const change = (sections: Sections) =>
      app.call(
        api.diary.update,
        { diaryId: data.id, version: 1, sections: { summary: LONG_ENOUGH, mistakes, ...sections } },
        { as: leader },
      );
    expect((await change({})).refusal.key).toBe('insightRequired');
    expect((await change({ insight: `${insight} y` })).code).toBe(200);
  });

  test('a team can make insight optional, or leave it out', async () => {
    for (const rules of [{ minimums: { insight: 0 } }, { modules: { insight: false } }]) {
      const { owner, leader, id } = await buildLedTeam();
      await app.call(api.team.setting, { teamId: id, rules }, { as: owner });
      const { data } = await publish(leader, FRIDAY, { mistakes });
      await app.call(
        api.team.setting,
        { teamId: id, rules: { minimums: { insight: 50 }, modules: { insight: true } } },
        { as: owner },
      );
      const sections = { summary: `${LONG_ENOUGH} And home.`, mistakes };
      const changed = await app.call(
        api.diary.update,
        { diaryId: data.id, version: 1, sections },
        { as: leader },
      );
      // What was published without it may stay so.
      expect(changed.code).toBe(200);
    }
  });

  test('insight is refused from others and on other days', async () => {
    const { owner, leader } = await buildLedTeam();
    const fault = ['sections.insight insightNotAsked'];
    expect(await faultsOf(publish(owner, FRIDAY, { mistakes, insight }))).toEqual(fault);
    expect(await faultsOf(publish(leader, WEDNESDAY, { insight }))).toEqual(fault);
    expect(await faultsOf(publish(await buildPerson(app), FRIDAY, { mistakes, insight }))).toEqual(fault);
  });

  test('the week’s progress has five places, on the week’s last working day alone', async () => {
    const { owner } = await buildLedTeam();
    const six = ['1', '2', '3', '4', '5', '6'];
    expect(await faultsOf(publish(owner, FRIDAY, { mistakes, weeklyTop: six }))).toEqual([
      'sections.weeklyTop tooManyItems',
    ]);
    expect(await faultsOf(publish(owner, WEDNESDAY, { weeklyTop: ['1'], insight }))).toEqual([
      'sections.weeklyTop weeklyTopOtherDay',
      'sections.insight insightNotAsked',
    ]);
    const full = { mistakes, weeklyTop: six.slice(1) };
    expect((await publish(owner, FRIDAY, full)).data.sections).toMatchObject(full);
  });
});

describe('the editor on the week’s last working day', () => {
  test('offers what the week told, and asks leaders for their insight', async () => {
    const { owner, member, id } = await buildOldTeam();
    await publish(member, MONDAY, {
      summary: `Shipped **the list**. Ana called back about the prices.\n\n!! secret`,
      nextTasks: ['Call Rui', '!! secret task'],
    });
    await publish(member, WEDNESDAY, { mistakes: [own('secret slip')] });
    const { weekEnd } = await editor(member);
    expect(weekEnd).toEqual({
      insight: false,
      entries: [
        { day: MONDAY, lines: ['Shipped the list.', 'Ana called back about the prices.', 'Call Rui'] },
        { day: WEDNESDAY, lines: [LONG_ENOUGH] },
      ],
    });
    expect((await editor(member, WEDNESDAY)).weekEnd).toBeNull();
    const supervision = { teamId: id, userId: owner.id, supervisorId: member.id };
    await app.call(api.relationship.supervise, supervision, { as: owner });
    expect((await editor(member)).weekEnd?.insight).toBe(true);
    const rules = { modules: { insight: false, weeklyTop: false } };
    await app.call(api.team.setting, { teamId: id, rules }, { as: owner });
    expect((await editor(member)).weekEnd).toEqual({ insight: false, entries: [] });
  });
});

describe('what is the author’s alone', () => {
  test('reaches no reader in any section, and no one sees that it is there', async () => {
    const { owner: member, member: owner, id } = await buildOldTeam();
    const rules = { minimums: { insight: 0 } };
    await app.call(api.team.setting, { teamId: id, rules }, { as: member });
    const supervision = { teamId: id, userId: member.id, supervisorId: owner.id };
    await app.call(api.relationship.supervise, supervision, { as: member });
    const secret = '!! CANARY';
    const sections = {
      summary: `${LONG_ENOUGH}\n\n${secret}`,
      learnings: `${secret}\n\nAsk first`,
      mistakes: [own('CANARY slip'), own('CANARY shared slip', true)],
      nextTasks: ['Call Rui', secret],
      unclear: [secret],
      customerGood: [secret, 'Ana recommends us'],
      weeklyTop: [secret],
      insight: secret,
    };
    const title = '!! CANARY title';
    const published = await app.call(api.diary.publish, { day: FRIDAY, title, sections }, { as: owner });
    expect(published.data).toMatchObject({ title, sections: { ...sections, learnings: sections.learnings } });
    const { data: read } = await app.call(api.diary.get, { diaryId: published.data.id }, { as: member });
    const { data: feed } = await app.call(api.diary.recently, {}, { as: member });
    expect(JSON.stringify([read, feed])).not.toContain('CANARY');
    expect(read.sections).toMatchObject({
      learnings: 'Ask first',
      mistakes: [],
      nextTasks: ['Call Rui'],
      insight: '',
    });
    const month = { userId: owner.id, month: '2026-04' };
    const history = await app.send(api.diary.history, month, { as: member });
    const shown = [LONG_ENOUGH, 'Ask first', 'Call Rui', 'Ana recommends us']
      .join('')
      .replace(/\s/g, '').length;
    expect(history.data).toMatchObject({
      days: expect.arrayContaining([expect.objectContaining({ day: FRIDAY, length: shown })]),
    });
  });

  test('does not fill a minimum', async () => {
    const { owner } = await buildTeam(app);
    app.clock.advance(20 * DAY);
    const author = owner;
    const short = await publish(author, '2026-03-19', { summary: `Short\n\n!! ${LONG_ENOUGH}` });
    expect(short.refusal.key).toBe('summaryTooShort');
    const diary = await buildDiary(app, { author, day: '2026-03-19', learnings: '!! x' });
    expect(diary.sections.learnings).toBe('!! x');
  });
});

describe('daily questions', () => {
  const ask = async (
    team: { id: string; owner: TestPerson },
    questions: { text: string; weekday?: number | null }[],
  ) => app.call(api.team.setting, { teamId: team.id, questions }, { as: team.owner });
  const idsOf = ({ questions }: TeamView) => questions.map(({ id }) => id);

  test('are shown in the editor on their day, and kept with the answers as they read', async () => {
    const team = await buildOldTeam();
    const set = await ask(team, [{ text: 'Whom did you thank?' }, { text: 'What next week?', weekday: 5 }]);
    const [thank = '', plan = ''] = idsOf(set.data);
    expect((await editor(team.member, WEDNESDAY)).questions).toEqual([
      { id: thank, text: 'Whom did you thank?' },
    ]);
    expect((await editor(team.member)).questions.map(({ id }) => id)).toEqual([thank, plan]);

    const answers = [
      { id: thank, text: 'Ana' },
      { id: '00000000-0000-7000-8000-000000000001', text: 'CANARY' },
      { id: plan, text: '!! CANARY' },
    ];
    const { data } = await publish(team.member, WEDNESDAY, { answers });
    expect(data.sections.answers).toEqual(answers);
    expect(data.asked.map(({ text }) => text)).toEqual(['Whom did you thank?', 'What next week?']);
    await ask(team, [{ text: 'Whom did you help?' }]);
    const { data: read } = await app.call(api.diary.get, { diaryId: data.id }, { as: team.owner });
    expect(read.asked).toEqual([{ id: thank, text: 'Whom did you thank?' }]);
    expect(read.sections.answers).toEqual([{ id: thank, text: 'Ana' }]);
    expect(JSON.stringify(read)).not.toContain('CANARY');

    const change = {
      diaryId: data.id,
      version: 1,
      sections: { summary: LONG_ENOUGH, answers: answers.slice(0, 1) },
    };
    const changed = await app.call(api.diary.update, change, { as: team.member });
    expect(changed.data.asked).toEqual(read.asked);
  });

  test('are no business of readers in other teams', async () => {
    const team = await buildOldTeam();
    const other = await buildTeam(app, { owner: team.member, members: 1 });
    const [outsider = team.owner] = other.members;
    const set = await ask(team, [{ text: 'CANARY question' }]);
    const answers = idsOf(set.data).map((id) => ({ id, text: 'CANARY answer' }));
    const { data } = await publish(team.member, WEDNESDAY, { answers });
    expect(data.teamIds.toSorted()).toEqual([team.id, other.id].toSorted());
    const read = await app.call(api.diary.get, { diaryId: data.id }, { as: outsider });
    expect(read.data.asked).toEqual([]);
    expect(JSON.stringify(read.data)).not.toContain('CANARY');
  });

  test('keep their ids while their texts stay, in any order', async () => {
    const team = await buildTeam(app, { members: 1 });
    const first = idsOf((await ask(team, [{ text: 'One?' }, { text: 'Two?', weekday: 1 }])).data);
    const second = await ask(team, [{ text: 'Two?', weekday: 3 }, { text: 'New?' }, { text: ' One? ' }]);
    expect(second.data.questions.map(({ weekday }) => weekday)).toEqual([3, null, null]);
    expect([second.data.questions[2]?.id, second.data.questions[0]?.id]).toEqual(first);
    expect((await ask(team, [])).data.questions).toEqual([]);
  });

  test('are five at most, short, asked once a day, on weekdays that there are, by administrators', async () => {
    const team = await buildTeam(app, { members: 1 });
    const keyOf = async (questions: { text: string; weekday?: number | null }[]) =>
      (await ask(team, questions)).refusal.errors?.[0];
    const many = Array.from({ length: 6 }, (_, index) => ({ text: `Question ${index}?` }));
    expect(await keyOf(many)).toMatchObject({ path: 'questions', key: 'tooManyItems' });
    expect((await ask(team, many.slice(1))).code).toBe(200);
    expect(await keyOf([{ text: 'x'.repeat(121) }])).toMatchObject({
      path: 'questions.0.text',
      key: 'fieldTooLong',
    });
    expect(await keyOf([{ text: ' ' }])).toMatchObject({ path: 'questions.0.text' });
    expect(await keyOf([{ text: 'One?' }, { text: 'One?' }])).toMatchObject({
      path: 'questions.1.text',
      key: 'questionTwice',
    });
    for (const weekday of [0, 8, 1.5]) expect(await keyOf([{ text: 'One?', weekday }])).toBeDefined();
    const [member = team.owner] = team.members;
    const refused = await ask({ id: team.id, owner: member }, []);
    expect(refused.refusal.key).toBe('adminsOnly');
  });
});
