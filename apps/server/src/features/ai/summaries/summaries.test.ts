import { api, type RequestOf, type SummaryLine } from '@garden/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const MONTH = '2026-03';
beforeAll(() => app.clock.set('2026-03-31T13:00:00.000Z'));

const look = async (as: TestPerson, input: RequestOf<typeof api.ai.monthlySummary> = { month: MONTH }) =>
  (await app.call(api.ai.monthlySummary, input, { as })).data;
const revise = (as: TestPerson, wish: Omit<RequestOf<typeof api.ai.reviseSummary>, 'month'>) =>
  app.call(api.ai.reviseSummary, { month: MONTH, ...wish }, { as });
const keep = (lines: readonly SummaryLine[]) => lines.map(({ key, part }) => ({ key, part }));
const textsOf = (lines: readonly SummaryLine[], part: SummaryLine['part']) =>
  lines.filter((line) => line.part === part).map(({ text }) => text);

const said = {
  did: 'We sold 310 crates of grapes at the market in two hours.',
  learned: 'I understood that rain in the night makes the picking slow.',
  open: 'The fence of the lower field is still not finished.',
};

/** A member with three diaries, and the owner, who looks after them. */
async function buildMonth() {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [as = owner] = members;
  await app.call(
    api.relationship.supervise,
    { teamId, userId: as.id, supervisorId: owner.id },
    { as: owner },
  );
  const write = async (day: string, summary: string, learnings?: string) =>
    (await buildDiary(app, { author: as, day, summary, ...(learnings && { learnings }) })).id;
  const ids = [
    await write('2026-03-27', `${said.did}\n\n!! The buyer is my cousin and paid 400 more.`),
    await write('2026-03-30', 'Washed the crates and drove them to the cellar.', said.learned),
    (
      await buildDiary(app, {
        author: as,
        day: '2026-03-31',
        summary: said.open,
        sections: { nextTasks: ['Learned helpers mend the press'] },
      })
    ).id,
  ] as const;
  return { as, owner, teamId, ids };
}

describe('a look back', () => {
  test('tells what was done, learned and is open, each line with its diary, and nothing that is private', {
    tags: 'postgres/sql',
  }, async () => {
    const { as, owner, teamId, ids } = await buildMonth();
    const { lines, ...rest } = await look(as);
    expect(textsOf(lines, 'did')).toContain(said.did);
    expect(textsOf(lines, 'learned')).toEqual([said.learned]);
    expect(textsOf(lines, 'open')).toEqual([said.open]);
    expect(JSON.stringify(lines)).not.toMatch(/cousin|mend the press/);
    const cited = lines.flatMap(({ citations }) => citations.map(({ diaryId }) => diaryId));
    expect([...new Set(cited)].sort()).toEqual([...ids].sort());
    expect(lines.every(({ citations }) => citations.length > 0)).toBe(true);
    expect(rest).toMatchObject({
      kind: 'month',
      from: '2026-03-01',
      to: '2026-03-31',
      by: 'built-in',
      version: 0,
      dropped: 0,
      sharedIn: null,
      shareable: [{ teamId, people: [{ id: owner.id }] }],
    });
  });

  test('counts the days, the tasks and the goals of its time', async () => {
    const { as } = await buildMonth();
    const add = async (todo: RequestOf<typeof api.todo.add>) =>
      (await app.call(api.todo.add, todo, { as })).data;
    const done = await add({ kind: 'day', day: '2026-03-31', text: 'Mend the press' });
    await app.call(api.todo.change, { todoId: done.id, status: 'done' }, { as });
    await add({ kind: 'day', day: '2026-03-31', text: 'Order new corks' });
    const goal = await add({ kind: 'goal', day: '2026-09-01', text: 'Plant the lower field' });
    await app.call(api.todo.change, { todoId: goal.id, progress: 40 }, { as });
    const { numbers, goals } = await look(as);
    expect(numbers).toMatchObject({ written: 3, tasks: { planned: 2, done: 1 } });
    expect(goals).toMatchObject([{ id: goal.id, progress: 40, status: 'open' }]);
    expect((await look(as, { month: '2026-02' })).goals).toEqual([]);
  });

  test('on a week has the days of that week, whichever of them is named', async () => {
    const { as, ids } = await buildMonth();
    for (const week of ['2026-03-31', '2026-04-04']) {
      const { from, to, lines } = await look(as, { kind: 'week', week });
      expect([from, to]).toEqual(['2026-03-30', '2026-04-05']);
      expect(lines.some(({ citations }) => citations.some(({ diaryId }) => diaryId === ids[0]))).toBe(false);
    }
  });

  test('is of a month or a week that has begun', async () => {
    const as = await buildPerson(app);
    const ask = async (input: RequestOf<typeof api.ai.monthlySummary>) =>
      (await app.call(api.ai.monthlySummary, input, { as })).code;
    expect([
      await ask({ month: '2026-04' }),
      await ask({ month: '0000-12' }),
      await ask({ week: '2026-04-06' }),
      await ask({ week: '9999-12-31' }),
      await ask({ week: '0001-01-01' }),
      await ask({ kind: 'week', month: MONTH }),
      await ask({}),
      await ask({ month: '0001-01' }),
    ]).toEqual([400, 400, 400, 400, 200, 400, 400, 200]);
    expect(await look(as)).toMatchObject({ lines: [], goals: [], shareable: [] });
  });

  test('is refused where it is turned off, and so is what is kept of it', async () => {
    const { as } = await buildMonth();
    await app.call(api.ai.choose, { off: ['summaries'] }, { as });
    const off = { code: 400, data: { key: 'aiOffForYou' } };
    expect(await app.call(api.ai.monthlySummary, { month: MONTH }, { as })).toMatchObject(off);
    expect(await revise(as, { version: 0, lines: [] })).toMatchObject(off);
    expect(await app.call(api.monthlyReminder.getNew, {}, { as })).toMatchObject(off);
    expect(await app.call(api.monthlyReminder.markRead, { month: MONTH }, { as })).toMatchObject(off);
  });
});

describe('one’s own words', () => {
  test('stand in place of a sentence, beside it, or without it, until they are taken back', async () => {
    const { as } = await buildMonth();
    const { lines } = await look(as);
    const [first, ...others] = lines;
    const better = [
      { key: first?.key, part: first?.part ?? 'did', text: 'A good day at the market.' },
      ...keep(others.slice(1)),
      { part: 'learned' as const, text: 'Ask for help sooner.' },
    ];
    expect((await revise(as, { version: 0, lines: better })).data).toEqual({ version: 1, sharedIn: null });
    const changed = await look(as);
    expect(changed.lines).toHaveLength(lines.length);
    expect(changed.lines[0]).toEqual({ ...first, text: 'A good day at the market.', edited: true });
    expect(changed.lines.at(-1)).toEqual({
      key: null,
      part: 'learned',
      text: 'Ask for help sooner.',
      edited: false,
      citations: [],
    });
    expect(await revise(as, { version: 0, lines: [] })).toMatchObject({
      code: 409,
      data: { current: { version: 1 } },
    });
    await revise(as, { version: 1, lines: null });
    expect((await look(as)).lines).toEqual(lines);
  });

  test('are lost with the sentence that they rest on', async () => {
    const { as, ids } = await buildMonth();
    const { lines } = await look(as);
    await revise(as, { version: 0, lines: keep(lines) });
    await app.call(api.diary.delete, { diaryId: ids[2] }, { as });
    const { version } = (await app.call(api.diary.get, { diaryId: ids[0] }, { as })).data;
    const sections = { summary: `!! ${said.did}\n\nWe drove to the market and back on one day.` };
    await app.call(api.diary.update, { diaryId: ids[0], version, sections }, { as });
    const after = await look(as);
    expect(JSON.stringify(after.lines)).not.toMatch(/310 crates|fence/);
    expect(after.dropped).toBe(2);
  });
});

describe('a shared month', () => {
  test('is read by who looks after its owner, until it is taken back; not its numbers, nor what their team does not read', async () => {
    const { as, owner, teamId, ids } = await buildMonth();
    await buildDiary(app, {
      author: as,
      day: '2026-03-26',
      summary: 'Learned that 12 vines are mine alone.',
      teamIds: [],
    });
    const { lines } = await look(as);
    expect(JSON.stringify(lines)).toContain('mine alone');
    const shown = () => app.call(api.ai.monthlySummary, { month: MONTH, userId: as.id }, { as: owner });
    const gone = { code: 400, data: { key: 'summaryNotFound' } };
    expect(await revise(as, { version: 0, sharedIn: teamId })).toMatchObject({
      code: 400,
      data: { key: 'summaryNotLookedOver' },
    });
    await revise(as, { version: 0, lines: keep(lines) });
    expect(await shown()).toMatchObject(gone);
    await revise(as, { version: 1, sharedIn: teamId });
    const { data } = await shown();
    expect(textsOf(data.lines, 'learned')).toEqual([said.learned]);
    expect(JSON.stringify(data)).not.toContain('mine alone');
    expect(data).toMatchObject({
      person: { id: as.id },
      numbers: null,
      goals: [],
      shareable: [],
      dropped: 0,
    });
    const [notice] = (await app.call(api.notice.get, {}, { as: owner })).data.items;
    expect(notice).toMatchObject({
      kind: 'monthly_review',
      stage: 'shared',
      month: MONTH,
      actor: { id: as.id },
    });
    // What is written later is no part of it.
    await buildDiary(app, { author: as, day: '2026-03-25', summary: 'Wrote 40 letters and sent them all.' });
    expect((await shown()).data.lines).toEqual(data.lines);
    await app.call(api.diary.delete, { diaryId: ids[1] }, { as });
    expect(JSON.stringify((await shown()).data)).not.toContain(said.learned);
    await revise(as, { version: 2, sharedIn: null });
    expect(await shown()).toMatchObject(gone);
    await revise(as, { version: 3, sharedIn: teamId });
    await revise(as, { version: 4, lines: null });
    expect(await shown()).toMatchObject(gone);
  });

  test('is read no more by someone who looks after its owner no more, nor where its owner turned it off', async () => {
    const { as, owner, teamId } = await buildMonth();
    await revise(as, { version: 0, lines: [{ part: 'did', text: 'Sold grapes.' }], sharedIn: teamId });
    const shown = () => app.call(api.ai.monthlySummary, { month: MONTH, userId: as.id }, { as: owner });
    expect((await shown()).data.lines).toHaveLength(1);
    await app.call(api.ai.choose, { off: ['summaries'] }, { as });
    expect((await shown()).code).toBe(400);
    await app.call(api.ai.choose, { off: [] }, { as });
    await app.call(api.relationship.supervise, { teamId, userId: as.id, supervisorId: null }, { as: owner });
    expect((await shown()).code).toBe(400);
  });

  test('masks the sensitive words of all teams that read what it rests on, but for its owner', async () => {
    const { as, owner, teamId } = await buildMonth();
    const { id: other, owner: second } = await buildTeam(app, { members: [as] });
    await app.call(api.team.prohibited, { teamId, words: 'crates' }, { as: owner });
    await app.call(api.team.prohibited, { teamId: other, words: 'harrow' }, { as: second });
    const teamIds = [teamId, other];
    const summary = 'Repaired 3 teeth of the harrow in an hour.';
    await buildDiary(app, { author: as, day: '2026-03-26', summary, teamIds });
    const { lines } = await look(as);
    const byHand = { part: 'learned' as const, text: 'The harrow and the crates are old.' };
    await revise(as, { version: 0, lines: [...keep(lines), byHand], sharedIn: teamId });
    const { data } = await app.call(api.ai.monthlySummary, { month: MONTH, userId: as.id }, { as: owner });
    const texts = data.lines.map(({ text }) => text);
    expect(texts).toContain('Repaired 3 teeth of the ****** in an hour.');
    expect(texts).toContain('The ****** and the ****** are old.');
    expect(texts.join(' ')).not.toMatch(/harrow|crates/);
    expect(JSON.stringify((await look(as)).lines)).toMatch(/harrow.*crates/);
  });

  test('is read no more once its owner has left the team', async () => {
    const { as, owner, teamId } = await buildMonth();
    await revise(as, { version: 0, lines: [{ part: 'did', text: 'Sold grapes.' }], sharedIn: teamId });
    const shown = () => app.call(api.ai.monthlySummary, { month: MONTH, userId: as.id }, { as: owner });
    expect((await shown()).code).toBe(200);
    expect((await app.call(api.relationship.exit, { teamId }, { as })).code).toBe(200);
    expect(await shown()).toMatchObject({ code: 400, data: { key: 'summaryNotFound' } });
  });

  test('is no week, and needs a team with someone to read it', async () => {
    const { as, owner, teamId } = await buildMonth();
    const lines = [{ part: 'did' as const, text: 'Sold grapes.' }];
    const ask = (who: TestPerson, wish: RequestOf<typeof api.ai.reviseSummary>) =>
      app.call(api.ai.reviseSummary, wish, { as: who });
    const other = await buildTeam(app);
    expect(await ask(as, { week: '2026-03-31', version: 0, lines, sharedIn: teamId })).toMatchObject({
      code: 400,
      data: { errors: [{ path: 'sharedIn', key: 'fieldInvalid' }] },
    });
    expect(await ask(as, { month: MONTH, version: 0, lines, sharedIn: other.id })).toMatchObject({
      data: { key: 'teamNotFound' },
    });
    expect(await ask(owner, { month: MONTH, version: 0, lines, sharedIn: teamId })).toMatchObject({
      data: { errors: [{ path: 'sharedIn', key: 'summaryNoReader' }] },
    });
    expect((await look(as)).version).toBe(0);
  });
});
