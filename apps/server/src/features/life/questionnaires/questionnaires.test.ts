import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildDepartment } from '../../../testing/admission.ts';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { askedIds, buildQuestionnaire } from '../../../testing/life-factories.ts';
import { type Answers, everyone, rated, useQuestionnaires } from '../../../testing/questionnaires.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { shuffleInbox } from './inbox.store.ts';
import { takeQuestionnaireMornings } from './taking.store.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const { answer, get, sleep, exported } = useQuestionnaires(app);
const query = async (text: string) =>
  (await app.ports.database.pool.query<Record<string, string>>(text)).rows;

describe('by name', () => {
  test('one answer each, edited until the last day is over, counted the morning after', async () => {
    const team = await buildTeam(app, { members: 8 });
    const { id } = await buildQuestionnaire(app, team, { closes: '2026-04-01' });
    for (const [at, person] of everyone(team).entries())
      await answer(person, id, rated(at + 1, `=Text ${at}`));
    expect((await answer(team.owner, id, rated(10, '!! mine\n\nOpen'))).code).toBe(200);
    expect(await get(team.owner, id)).toMatchObject({
      isAnswered: true,
      results: null,
      ownAnswers: [{ number: 10 }, { text: '!! mine\n\nOpen' }],
    });
    await sleep(2);
    const view = await get(team.owner, id);
    expect(view.results).toMatchObject({ answered: 9, asked: 9, countedOn: '2026-04-02' });
    expect(view.results?.questions[0]).toMatchObject({ mean: 6, receipt: { count: 9, withheld: null } });
    expect(view.results?.questions[1]?.texts).toContain('Open');
    expect(JSON.stringify(view.results)).not.toContain('mine');
    const late = { questionnaireId: id, run: 1, version: 1, anonymous: false, answers: rated(1) };
    const closed = await app.call(api.questionnaire.do, late, { as: team.owner });
    expect(closed.refusal.key).toBe('questionnaireClosed');
    const csv = await exported(team.owner, id);
    expect(csv.split('\r\n')).toHaveLength(11);
    expect(csv).toContain(`"${team.owner.name}"`);
    expect(csv).toContain(`"'=Text 1"`);
    const [member = team.owner] = team.members;
    const refused = await app.call(api.questionnaire.export, { questionnaireId: id }, { as: member });
    expect(refused.refusal.key).toBe('adminsOnly');
  });

  test('is not changed once it has answers, but in its words and days', async () => {
    const team = await buildTeam(app, { members: 1 });
    const { id: questionnaireId, questions } = await buildQuestionnaire(app, team);
    const update = (
      changes: Omit<RequestOf<typeof api.questionnaire.update>, 'questionnaireId' | 'version'>,
      version: number,
    ) => app.call(api.questionnaire.update, { questionnaireId, version, ...changes }, { as: team.owner });
    expect((await update({ questions: questions.slice(1) }, 1)).data).toMatchObject({ version: 2 });
    expect((await update({ title: { en: 'Old' } }, 1)).refusal.key).toBe('questionnaireChanged');
    expect(
      (await answer(team.owner, questionnaireId, rated(3), { version: 2 })).refusal.errors,
    ).toMatchObject([{ key: 'answerInvalid', path: `answers.${askedIds.rating}` }]);
    await answer(team.owner, questionnaireId, [{ questionId: askedIds.why, text: 'Yes' }], { version: 2 });
    expect((await update({ questions }, 2)).refusal.key).toBe('questionnaireAnswered');
    expect((await update({ title: { zh: '新' }, closes: '2026-04-03' }, 2)).data).toMatchObject({
      title: { zh: '新' },
      run: { closes: '2026-04-03' },
    });
  });

  test('branches, choices and what is required are checked', async () => {
    const team = await buildTeam(app);
    const [first, second] = [askedIds.tools, askedIds.why];
    const choices = [
      { id: askedIds.pens, text: { en: 'Pens' } },
      { id: askedIds.paper, text: { en: 'Paper' } },
    ];
    const { id } = await buildQuestionnaire(app, team, {
      questions: [
        { id: first, kind: 'single', text: { en: 'Which?' }, choices, required: true },
        {
          id: second,
          kind: 'text',
          text: { en: 'Why pens?' },
          required: true,
          showIf: { questionId: first, choiceIds: [askedIds.pens] },
        },
      ],
    });
    const keys = async (answers: Answers) =>
      (await answer(team.owner, id, answers)).refusal.errors?.map(({ key }) => key);
    const chosen = (choiceId: string) => ({ questionId: first, choiceIds: [choiceId] });
    expect(await keys([])).toEqual(['answerMissing']);
    expect(await keys([chosen(askedIds.pens)])).toEqual(['answerMissing']);
    expect(await keys([chosen(askedIds.paper), { questionId: second, text: 'x' }])).toEqual([
      'answerNotAsked',
    ]);
    expect(await keys([chosen(second)])).toEqual(['answerInvalid']);
    expect(await keys([{ questionId: first, choiceIds: [askedIds.pens, askedIds.paper] }])).toEqual([
      'answerInvalid',
    ]);
    expect((await answer(team.owner, id, [chosen(askedIds.paper)])).code).toBe(200);
  });
});

describe('bad input', () => {
  test('is refused at its field', async () => {
    const team = await buildTeam(app);
    const add = async (wish: Partial<RequestOf<typeof api.questionnaire.add>>) => {
      const question = { id: askedIds.rating, kind: 'scale' as const, text: { en: 'How?' } };
      const { refusal } = await app.call(
        api.questionnaire.add,
        {
          teamId: team.id,
          title: { en: 'x' },
          questions: [question],
          opens: '2026-03-31',
          closes: '2026-04-01',
          ...wish,
        },
        { as: team.owner },
      );
      return refusal.errors?.map(({ key }) => key);
    };
    const scale = (n: number, showIf: string | null = null) => ({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      kind: 'scale' as const,
      text: { en: 'How?' },
      ...(showIf && { showIf: { questionId: showIf, from: 1 } }),
    });
    const many = Array.from({ length: 51 }, (_, at) => scale(at));
    expect(await add({ questions: many })).toEqual(['questionnaireQuestionsTooMany']);
    const [one, two] = [scale(1), scale(2)];
    expect(await add({ questions: [scale(1, two.id), scale(2, one.id)] })).toEqual(['questionsCircle']);
    expect(await add({ questions: [scale(1, two.id), two] })).toEqual(['conditionInvalid']);
    expect(await add({ closes: '2026-03-30' })).toEqual(['questionnaireEndsTooEarly']);
    expect(await add({ title: {} })).toEqual(['titleMissing']);
    expect(await add({ anonymous: true })).toEqual(['questionnaireTooFew']);
    expect(await add({ repeats: 'week', closes: '2026-04-07' })).toEqual(['questionnaireOverlaps']);
    expect(await add({ opens: '9999-12-31', closes: '9999-12-31' })).toEqual(['questionnaireTooFar']);
    expect(await add({ departmentIds: [askedIds.why] })).toEqual(['departmentNotFound']);
  });
});

describe('anonymous', () => {
  const anonymous = { anonymous: true } as const;

  test('is final, counted once, and leaves nothing behind that ties it to someone', {
    tags: 'postgres/sql',
  }, async () => {
    const team = await buildTeam(app, { members: 8 });
    const { id } = await buildQuestionnaire(app, team, { anonymous: true, closes: '2026-03-31' });
    const people = everyone(team);
    for (const [at, person] of people.entries()) {
      expect((await answer(person, id, rated(at + 1, `text ${at}`), anonymous)).code).toBe(200);
    }
    expect((await answer(team.owner, id, rated(1), anonymous)).refusal.key).toBe('answeredAlready');
    expect((await answer(team.owner, id, rated(1))).refusal.key).toBe('questionnaireAnonymous');
    expect(await get(team.owner, id)).toMatchObject({ isAnswered: true, ownAnswers: null, results: null });
    const before = await query('select id, sealed, xmin::text from questionnaire_inbox');
    expect(JSON.stringify(before)).not.toContain('text 1');
    await shuffleInbox(app.ports);
    const after = await query('select id, sealed, xmin::text from questionnaire_inbox');
    const tags = await query('select xmin::text from questionnaire_takers');
    expect(after).toHaveLength(9);
    expect(new Set([...after, ...tags].map(({ xmin }) => xmin)).size).toBe(1);
    const known = new Set(before.flatMap((row) => [row.id, row.sealed]));
    expect(after.some((row) => known.has(row.id) || known.has(row.sealed))).toBe(false);
    expect(new Set(after.map((row) => row.sealed?.length)).size).toBe(1);
    const dump = JSON.stringify([
      await query('select * from questionnaire_takers'),
      await query('select *, xmax::text from questionnaire_runs'),
    ]);
    for (const person of people) expect(dump).not.toContain(person.id);
    const refused = await app.call(api.questionnaire.export, { questionnaireId: id }, { as: team.owner });
    expect(refused.refusal.key).toBe('exportNotCounted');
    await sleep();
    const { results } = await get(team.owner, id);
    expect(results?.questions[0]).toMatchObject({ mean: 5, receipt: { count: 9 } });
    expect(results?.questions[1]?.texts).toHaveLength(9);
    expect(await query('select id from questionnaire_inbox')).toEqual([]);
    const csv = await exported(team.owner, id);
    for (const person of people) expect(csv).not.toContain(person.name);
    const xlsx = await app.call(api.questionnaire.export, { questionnaireId: id }, { as: team.owner });
    expect(new TextDecoder().decode(xlsx.data.content.slice(0, 2))).toBe('PK');
  });

  test('of four tells nothing, of five a mean, and one more day or read tells no more', async () => {
    const team = await buildTeam(app, { members: 5 });
    const { id } = await buildQuestionnaire(app, team, { anonymous: true });
    const [first, ...others] = everyone(team);
    for (const person of others) {
      await answer(person, id, rated(4), anonymous);
      expect((await get(team.owner, id)).results).toBeNull();
    }
    await sleep();
    const seen = await get(team.owner, id);
    expect(seen).toMatchObject({ results: null, answered: 5 });
    if (first) await answer(first, id, rated(10), anonymous);
    expect(await get(team.owner, id)).toMatchObject({ results: null, answered: 5 });
    await sleep(7);
    const counted = (await get(team.owner, id)).results;
    expect(counted?.questions[0]).toMatchObject({
      mean: 5,
      distribution: null,
      deviation: null,
      receipt: { count: 6, withheld: 'fewerThanEight' },
    });
    await sleep(3);
    expect((await get(team.owner, id)).results).toEqual(counted);
    // Who it asks, its questions and its days stay as they were promised.
    const changes = { questionnaireId: id, version: 1, closes: '2026-05-01' };
    const extended = await app.call(api.questionnaire.update, changes, { as: team.owner });
    expect(extended.refusal.key).toBe('questionnaireClosed');
  });

  test('departments of four and five are both hidden, and the four are in no number', async () => {
    const team = await buildTeam(app, { members: 8 });
    const people = everyone(team);
    const departmentIds = [
      await buildDepartment(app, team, 'Four'),
      await buildDepartment(app, team, 'Five'),
    ];
    for (const [at, departmentId] of departmentIds.entries()) {
      const userIds = people.slice(at * 4, at === 0 ? 4 : 9).map((person) => person.id);
      await app.call(api.department.add, { teamId: team.id, departmentId, userIds }, { as: team.owner });
    }
    const { id } = await buildQuestionnaire(app, team, {
      anonymous: true,
      byDepartment: true,
      closes: '2026-03-31',
    });
    for (const [at, person] of people.entries())
      await answer(person, id, rated(at < 4 ? 1 : at + 1), anonymous);
    await sleep();
    const { results } = await get(team.owner, id);
    expect(results?.groups.map(({ questions }) => questions[0]?.receipt)).toEqual(
      expect.arrayContaining([
        { count: null, withheld: 'fewerThanFive', hiddenGroups: 0 },
        { count: null, withheld: 'nextSmallest', hiddenGroups: 0 },
      ]),
    );
    expect(results?.questions[0]).toMatchObject({ mean: 7, receipt: { count: 5, hiddenGroups: 2 } });
    expect((await exported(team.owner, id)).match(/"1"/g)).toBeNull();
  });

  test('cannot be changed once it is open, nor seen before', async () => {
    const team = await buildTeam(app, { members: 4 });
    const [member = team.owner] = team.members;
    const { id } = await buildQuestionnaire(app, team, { anonymous: true, opens: '2026-04-01' });
    expect((await app.call(api.questionnaire.get, { questionnaireId: id }, { as: member })).refusal.key).toBe(
      'questionnaireNotFound',
    );
    expect((await answer(member, id, rated(1), anonymous)).refusal.key).toBe('questionnaireNotFound');
    await sleep();
    const changes = { questionnaireId: id, version: 1, resultsFor: 'all' as const };
    const changed = await app.call(api.questionnaire.update, changes, { as: team.owner });
    expect(changed.refusal.key).toBe('questionnaireBegun');
  });
});

describe('rounds', () => {
  test('tell who is asked, remind who has not answered, repeat, and begin with what was decided', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    const { id } = await buildQuestionnaire(app, team, { closes: '2026-04-01', repeats: 'week' });
    const told = async (as: TestPerson) =>
      (await app.call(api.notice.get, { kind: 'questionnaire' }, { as })).data.items.map(
        ({ stage }) => stage,
      );
    await takeQuestionnaireMornings(app.ports);
    await takeQuestionnaireMornings(app.ports);
    expect([await told(team.owner), await told(member)]).toEqual([['opened'], ['opened']]);
    await answer(member, id, rated(3));
    await sleep();
    await takeQuestionnaireMornings(app.ports);
    expect([await told(team.owner), await told(member)]).toEqual([['closing', 'opened'], ['opened']]);
    await sleep();
    const action = { id: askedIds.why, ownerId: member.id, day: '2026-04-20', text: 'Buy pens' };
    const act = { questionnaireId: id, run: 1, actions: [action] };
    expect((await app.call(api.questionnaire.act, act, { as: team.owner })).data.actions).toMatchObject([
      { owner: { id: member.id }, isDone: false },
    ]);
    await sleep(5);
    expect(await get(member, id)).toMatchObject({
      run: { number: 2, opens: '2026-04-07', closes: '2026-04-08', state: 'running' },
      isAnswered: false,
      actions: [],
      earlierActions: [{ text: 'Buy pens' }],
    });
    expect((await get(member, id, 1)).actions).toHaveLength(1);
    expect((await answer(member, id, rated(3))).refusal.key).toBe('questionnaireClosed');
    expect((await answer(member, id, rated(3), { run: 2 })).code).toBe(200);
  });

  test('other departments, other teams and the deleted are told apart from nothing', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    const departmentId = await buildDepartment(app, team, 'Cellar');
    const { id } = await buildQuestionnaire(app, team, { departmentIds: [departmentId] });
    expect((await answer(member, id, rated(1))).refusal.key).toBe('questionnaireNotForYou');
    const other = await buildTeam(app);
    expect((await answer(other.owner, id, rated(1))).refusal.key).toBe('questionnaireNotFound');
    await app.call(api.questionnaire.delete, { questionnaireId: id }, { as: team.owner });
    expect((await answer(member, id, rated(1))).refusal.key).toBe('questionnaireNotFound');
    const list = () => app.call(api.questionnaire.list, { teamId: team.id }, { as: member });
    expect((await list()).data.items).toEqual([]);
    await app.call(api.questionnaire.delete, { questionnaireId: id, undo: true }, { as: team.owner });
    expect((await list()).data.items).toMatchObject([{ id, isAsked: false, can: { answer: false } }]);
  });
});
