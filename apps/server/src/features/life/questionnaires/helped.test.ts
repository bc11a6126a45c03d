import { api, type Helped } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildDepartment } from '../../../testing/admission.ts';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { askedIds, buildQuestionnaire } from '../../../testing/life-factories.ts';
import { everyone, rated, useQuestionnaires } from '../../../testing/questionnaires.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const { answer, exported, get, sleep } = useQuestionnaires(app);
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const pens = { id: askedIds.pens, day: '2026-04-20', text: 'Buy pens' };
const paper = { id: askedIds.paper, day: '2026-04-20', text: 'Buy paper' };
type Action = { readonly id: string; readonly day: string; readonly text: string };

/** A questionnaire of a day that repeats each week, whose first run was counted. */
async function buildRound(people: number, anonymous = false, byDepartment = false) {
  const team = await buildTeam(app, { members: people - 1 });
  const days = { opens: '2026-03-31', closes: '2026-03-31', repeats: 'week' as const };
  const more = { ...days, anonymous, byDepartment, resultsFor: 'admins' as const };
  const { id } = await buildQuestionnaire(app, team, more);
  await sleep();
  const act = (run: number, ...actions: Action[]) =>
    app.call(
      api.questionnaire.act,
      {
        questionnaireId: id,
        run,
        actions: actions.map((action) => ({ ...action, ownerId: team.owner.id })),
      },
      { as: team.owner },
    );
  const say = (as: TestPerson, run: number, helped: Helped, actionId: string = pens.id) =>
    answer(as, id, rated(5), { run, anonymous, helped: [{ actionId, helped }] });
  const [member = team.owner] = team.members;
  return { id, team, owner: team.owner, member, people: everyone(team), act, say };
}

describe('whether what was done helped', () => {
  test('is asked of those who answer the next run, and shown with the action once that is counted', {
    tags: 'postgres/sql',
  }, async () => {
    const { id, owner, member, people, act, say } = await buildRound(9);
    await act(1, pens);
    await sleep(6);
    const asked = await get(member, id);
    expect(asked).toMatchObject({
      run: { number: 2 },
      can: { seeResults: false },
      actions: [],
      earlierActions: [{ text: 'Buy pens', helped: null }],
      ownHelped: [],
    });
    for (const [at, person] of people.entries()) await say(person, 2, at < 6 ? 'yes' : 'no');
    await say(member, 2, 'partly');
    expect(await get(member, id)).toMatchObject({
      ownAnswers: [{ questionId: askedIds.rating, number: 5 }],
      ownHelped: [{ actionId: pens.id, helped: 'partly' }],
    });
    await sleep();
    const distribution = [
      { key: 'yes', count: 5 },
      { key: 'partly', count: 1 },
      { key: 'no', count: 3 },
    ];
    const receipt = { count: 9, withheld: null, hiddenGroups: 0 };
    const counted = await get(owner, id);
    expect(counted.earlierActions).toMatchObject([
      { text: 'Buy pens', helped: { distribution, receipt, groups: [] } },
    ]);
    expect(counted.results?.questions.map(({ questionId }) => questionId)).not.toContain(`helped:${pens.id}`);
    expect((await get(member, id)).earlierActions).toEqual([]);
    const csv = await exported(owner, id);
    expect(csv).toContain('"Name","Did it help? Buy pens"');
    expect(csv).toContain(`"${member.name}","Partly"`);
  });

  test('is counted as anonymously as all else: below five nothing, below eight how many alone', async () => {
    const { id, owner, people, act, say } = await buildRound(9, true);
    await act(1, pens);
    await sleep(6);
    const answering = async (run: number, count: number) => {
      for (const [at, person] of people.entries())
        if (at < count) await say(person, run, 'no');
        else await answer(person, id, rated(5), { run, anonymous: true });
      await sleep();
      return (await get(owner, id)).earlierActions[0]?.helped;
    };
    expect(await answering(2, 4)).toEqual({
      distribution: null,
      receipt: { count: null, withheld: 'fewerThanFive', hiddenGroups: 0 },
      groups: [],
    });
    await act(2, pens);
    await sleep(6);
    expect(await answering(3, 5)).toEqual({
      distribution: null,
      receipt: { count: 5, withheld: 'fewerThanEight', hiddenGroups: 0 },
      groups: [],
    });
    expect(await exported(owner, id)).not.toContain('"No"');
    await act(3, pens);
    await sleep(6);
    expect((await answering(4, 8))?.distribution).toContainEqual({ key: 'no', count: 8 });
    expect((await exported(owner, id)).match(/"No"/g)).toHaveLength(8);
  });
});

describe('whether it helped, by department', () => {
  /** What each of some departments said, and what is told of it. */
  async function sayByDepartment(sizes: readonly number[], anonymous: boolean) {
    const of = await buildRound(
      sizes.reduce((sum, size) => sum + size, 0),
      anonymous,
      true,
    );
    const people = [...of.people];
    const departments: (readonly [id: string, members: TestPerson[]])[] = [];
    for (const [at, size] of sizes.entries()) {
      const members = people.splice(0, size);
      const id = await buildDepartment(app, of.team, `Department ${at}`, { members });
      departments.push([id, members]);
    }
    await of.act(1, pens);
    await sleep(6);
    for (const [at, [, members]] of departments.entries())
      for (const person of members) await of.say(person, 2, at === 0 ? 'no' : 'yes');
    await sleep();
    const { earlierActions } = await get(of.owner, of.id);
    const helped = earlierActions[0]?.helped;
    return {
      ...{ ...of, helped },
      groups: departments.map(([id]) => helped?.groups.find(({ departmentId }) => departmentId === id)),
    };
  }

  test.each([false, true])(
    'four and five are both hidden, and the four are in no number; anonymous: %s',
    {
      tags: 'postgres/sql',
    },
    async (anonymous) => {
      const { helped, groups } = await sayByDepartment([4, 5, 8], anonymous);
      const [four, five, eight] = groups;
      const hidden = { count: null, hiddenGroups: 0 };
      expect(four).toMatchObject({ distribution: null, receipt: { ...hidden, withheld: 'fewerThanFive' } });
      expect(five).toMatchObject({ distribution: null, receipt: { ...hidden, withheld: 'nextSmallest' } });
      expect(eight).toMatchObject({ receipt: { count: 8 } });
      expect(helped?.receipt).toMatchObject({ count: 13, hiddenGroups: 2 });
      expect(JSON.stringify(helped)).not.toMatch(/"no","count":[1-9]/);
    },
  );

  test('is told of each that is large enough', async () => {
    const { helped, groups } = await sayByDepartment([8, 8], true);
    expect(groups).toMatchObject([
      { distribution: [{ count: 0 }, { count: 0 }, { key: 'no', count: 8 }], receipt: { count: 8 } },
      { distribution: [{ key: 'yes', count: 8 }, { count: 0 }, { count: 0 }], receipt: { count: 8 } },
    ]);
    expect(helped?.receipt).toEqual({ count: 16, withheld: null, hiddenGroups: 0 });
  });
});

describe('what a run asks about', () => {
  test('does not change while it is open, so that no one is counted apart by when they answered', async () => {
    const { id, owner, member, act, say } = await buildRound(2);
    await act(1, pens);
    await sleep(6);
    await act(1, pens, paper);
    expect((await get(member, id)).earlierActions).toMatchObject([{ text: 'Buy pens' }]);
    const changed = await act(1, { ...pens, text: 'Buy ink' }, { ...paper, text: 'Buy a lot of paper' });
    expect(changed.refusal.errors).toMatchObject([{ path: 'actions.0.text', key: 'actionAskedAbout' }]);
    expect((await act(1, pens, { ...paper, text: 'Buy a lot of paper' })).code).toBe(200);
    expect((await say(member, 2, 'yes', paper.id)).code).toBe(200);
    expect((await get(member, id)).ownHelped).toEqual([]);
    await sleep(7);
    expect((await get(member, id)).earlierActions).toMatchObject([{ text: 'Buy a lot of paper' }]);
    expect((await get(owner, id, 2)).earlierActions).toMatchObject([{ text: 'Buy pens' }]);
    expect((await get(owner, id, 1)).actions).toHaveLength(2);
  });

  test('is less one that was taken back meanwhile, also where it was answered', async () => {
    const { id, owner, member, people, act, say } = await buildRound(8);
    await act(1, pens, paper);
    await sleep(6);
    for (const person of people) await say(person, 2, 'yes');
    await act(1, paper);
    await sleep();
    expect((await get(owner, id)).earlierActions).toMatchObject([
      { id: paper.id, helped: { receipt: { count: null } } },
    ]);
    expect((await get(member, id, 2)).ownHelped).toEqual([]);
  });
});
