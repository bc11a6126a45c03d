import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildApplication, buildClosedTeam } from '../../../testing/admission.ts';
import { buildPerson, type TestPerson, type TestTeam } from '../../../testing/factories.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { APPLICATIONS_MAX } from './rules.ts';

const app = useTestApp();

const ask = (team: TestTeam, as: TestPerson) => app.call(api.apply.add, { teamId: team.id }, { as });
const show = async ({ id, owner }: TestTeam) =>
  (await app.call(api.apply.show, { teamId: id }, { as: owner })).data;
const decide = (as: TestPerson, applyId: string, approve: boolean, departmentId?: string) =>
  app.call(api.apply.approval, { applyId, approve, ...(departmentId && { departmentId }) }, { as });
const withdraw = (as: TestPerson, applyId: string) => app.call(api.apply.withdraw, { applyId }, { as });

describe('asking', () => {
  test('waits where administrators look at who joins, by code and by search', async () => {
    const team = await buildClosedTeam(app, { name: 'Orchard' });
    const [one, two] = [await buildPerson(app), await buildPerson(app)];
    const byCode = await app.call(
      api.apply.add,
      { inviteCode: team.inviteCode, message: ' Maya, from the cellar ' },
      { as: one },
    );
    expect(byCode.data).toMatchObject({
      team: null,
      application: {
        message: 'Maya, from the cellar',
        team: { id: team.id, name: 'Orchard', avatar: null, memberCount: 1 },
      },
    });
    expect((await ask(team, two)).data.application).toMatchObject({ message: null });
    expect((await app.call(api.apply.mine, {}, { as: one })).data.items).toEqual([byCode.data.application]);
    expect((await app.call(api.team.list, {}, { as: one })).data.result).toEqual([]);
    const own = await app.call(api.team.list, {}, { as: team.owner });
    expect(own.data.result[0]?.waiting).toBe(2);
  });

  test('is refused to members, to those who wait, and for teams that are none', async () => {
    const team = await buildClosedTeam(app, { members: 1 });
    const applicant = await buildPerson(app);
    await ask(team, applicant);
    expect((await ask(team, applicant)).refusal.key).toBe('applicationWaits');
    expect((await ask(team, team.owner)).refusal.key).toBe('alreadyMember');
    const nowhere = { teamId: '00000000-0000-7000-8000-000000000000' };
    expect((await app.call(api.apply.add, nowhere, { as: applicant })).refusal.key).toBe('teamNotFound');
    const both = { teamId: team.id, inviteCode: team.inviteCode };
    expect((await app.call(api.apply.add, both, { as: applicant })).code).toBe(400);
  });

  test('makes one application of many requests at once', { tags: 'postgres/at-once' }, async () => {
    const team = await buildClosedTeam(app);
    const eager = await buildPerson(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(team, eager)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await show(team)).Not_processed).toHaveLength(1);
  });

  test('ends at five that wait, however many are sent at once; taking one back makes room', {
    tags: 'postgres/at-once',
  }, async () => {
    const person = await buildPerson(app);
    const owner = await buildPerson(app);
    const teams = await Promise.all(
      Array.from({ length: APPLICATIONS_MAX + 2 }, () => buildClosedTeam(app, { owner })),
    );
    const answers = await Promise.all(teams.map((team) => ask(team, person)));
    const waiting = answers.flatMap(({ data }) => data.application?.id ?? []);
    expect(waiting).toHaveLength(APPLICATIONS_MAX);
    expect(answers.find(({ code }) => code !== 200)?.refusal).toMatchObject({
      key: 'applicationsTooMany',
      params: { maximum: APPLICATIONS_MAX },
    });
    await withdraw(person, waiting[0] ?? '');
    const left = teams.find((_, index) => answers[index]?.code !== 200);
    expect(left && (await ask(left, person)).code).toBe(200);
  });

  test('is bounded by the day', async () => {
    const strict = await openSecondTestApp(app, { allowance: 1 });
    try {
      const as = await buildPerson(strict);
      const guess = () => strict.call(api.apply.add, { inviteCode: 'ABCDEFGH' }, { as });
      for (let tries = 0; tries < 30; tries += 1) {
        expect((await guess()).refusal.key).toBe('inviteCodeInvalid');
      }
      expect((await guess()).refusal.key).toBe('applyTooOften');
    } finally {
      await strict.close();
    }
  });

  test('joins at once where the team was opened meanwhile, and settles what waited', async () => {
    const team = await buildClosedTeam(app);
    const person = await buildPerson(app);
    await ask(team, person);
    await app.call(api.team.open, { teamId: team.id, joinVerification: false }, { as: team.owner });
    expect((await ask(team, person)).data.team).toMatchObject({ id: team.id, waiting: 0 });
    expect(await show(team)).toMatchObject({
      Not_processed: [],
      Processed: [{ status: 'approved', decidedBy: null, applicant: { id: person.id } }],
    });
    expect((await app.call(api.apply.mine, {}, { as: person })).data.items).toEqual([]);
  });
});

describe('apply.withdraw', () => {
  test('takes one’s own back, once, and no one else’s', async () => {
    const team = await buildClosedTeam(app);
    const person = await buildPerson(app);
    const applyId = await buildApplication(app, team, { as: person });
    expect((await withdraw(team.owner, applyId)).refusal.key).toBe('applicationNotFound');
    expect((await withdraw(person, applyId)).data).toEqual({});
    expect((await withdraw(person, applyId)).refusal.key).toBe('applicationWithdrawn');
    expect((await decide(team.owner, applyId, true)).refusal.key).toBe('applicationWithdrawn');
    expect((await show(team)).Processed).toMatchObject([{ id: applyId, status: 'withdrawn' }]);
    expect((await ask(team, person)).code).toBe(200);
  });

  test('comes too late where it was decided', async () => {
    const team = await buildClosedTeam(app);
    const person = await buildPerson(app);
    const applyId = await buildApplication(app, team, { as: person });
    await decide(team.owner, applyId, false);
    expect((await withdraw(person, applyId)).refusal.key).toBe('applicationDecided');
  });

  test('or is decided: of both at the same moment one alone holds', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildClosedTeam(app);
    for (let round = 0; round < 5; round += 1) {
      const person = await buildPerson(app);
      const applyId = await buildApplication(app, team, { as: person });
      const [taken, decided] = await Promise.all([
        withdraw(person, applyId),
        decide(team.owner, applyId, true),
      ]);
      expect([taken.code, decided.code].sort()).toEqual([200, 400]);
      const teams = await app.call(api.team.list, {}, { as: person });
      expect(teams.data.result).toHaveLength(decided.code === 200 ? 1 : 0);
    }
  });
});
