import { addDays, parseDiaryDay, weekdayOf } from '@garden/calendar';
import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-02T09:00:00.000Z'));

const words = ['grocers', 'crates', 'invoices', 'drivers', 'labels', 'pallets', 'stalls'];
const plain = (n: number) =>
  `Looked at some ${words[n % words.length]} and went on with things, as on most days.`;
const rich = (n: number) =>
  `Moved ${n + 4} ${words[n % words.length]} before ${9 + (n % 8)}:30 with Ana Ruiz, because ${n + 2} totals were off. ` +
  'I learned that the rounding differs, so next time I compare 20 totals before we switch.';
const mistakes = [{ text: 'Did not call back' }];

const numbersOf = async (as: TestPerson, teamId: string, month?: string) =>
  (await app.call(api.score.groups, { teamId, ...(month && { month }) }, { as })).data;

/** The next morning, before anyone writes. */
async function sleep(days = 1): Promise<void> {
  app.clock.advance(days * DAY);
  await takeMorningNumbers(app.ports);
}

async function buildSix() {
  const { id: teamId, owner, members, inviteCode } = await buildTeam(app, { graded: true, members: 5 });
  return { teamId, owner, inviteCode, people: [owner, ...members] as const };
}

describe('numbers that members see', () => {
  test('come with the first morning, hold what was written before it, and stay until the next', async () => {
    const { teamId, owner, people } = await buildSix();
    const scores: number[] = [];
    for (const [n, author] of people.entries()) {
      const { score } = await buildDiary(app, { author, summary: rich(n), sections: { mistakes } });
      scores.push(score?.total ?? 0);
    }
    await takeMorningNumbers(app.ports);
    expect(await numbersOf(owner, teamId)).toMatchObject({ takenOn: null, team: null });
    await sleep();
    const told = await numbersOf(owner, teamId);
    const mean = Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / 6) / 10;
    expect(told).toMatchObject({ takenOn: '2026-03-03', people: 6, team: { mean, completion: 100 } });
    await takeMorningNumbers(app.ports);
    expect(await numbersOf(owner, teamId)).toEqual(told);
  });

  test('tell nothing of a publish that one waits for: 60 of them, read before and after each', async () => {
    const { teamId, owner, people } = await buildSix();
    let guessed = 0;
    let [published, day] = [0, parseDiaryDay('2026-03-02')];
    while (published < 60) {
      let before = await numbersOf(owner, teamId);
      for (const [n, author] of people.entries()) {
        if (weekdayOf(day) > 5) continue;
        // Each is as likely to be good as not, whatever the others wrote.
        const isGood = (n * 7 + published * 5) % 3 > 0;
        await buildDiary(app, {
          author,
          summary: (isGood ? rich : plain)(published + n),
          sections: { mistakes },
        });
        const after = await numbersOf(owner, teamId);
        if (JSON.stringify(after) !== JSON.stringify(before)) guessed += 1;
        before = after;
        published += 1;
      }
      const graded = Object.values((await numbersOf(owner, teamId)).team?.grades ?? {});
      await sleep();
      const next = Object.values((await numbersOf(owner, teamId)).team?.grades ?? {});
      const added =
        next.reduce((sum, count) => sum + count, 0) - graded.reduce((sum, count) => sum + count, 0);
      expect([0, 6]).toContain(added);
      day = addDays(day, 1);
    }
    expect(guessed).toBe(0);
  });

  test('are the same when someone joins, leaves, moves, edits, deletes or writes again, and never go down', async () => {
    const { teamId, owner, people, inviteCode } = await buildSix();
    const [, leaver, editor, deleter, mover] = people;
    const diaries = await Promise.all(
      people.map((author, n) => buildDiary(app, { author, summary: rich(n), sections: { mistakes } })),
    );
    await sleep();
    const told = await numbersOf(owner, teamId);
    const change = {
      diaryId: diaries[2]?.id ?? '',
      version: 1,
      sections: { summary: plain(9), mistakes },
    };
    await app.call(api.diary.update, change, { as: editor as TestPerson });
    await app.call(api.diary.delete, { diaryId: diaries[3]?.id ?? '' }, { as: deleter as TestPerson });
    await app.call(api.relationship.exit, { teamId }, { as: leaver as TestPerson });
    const make = { teamId, name: 'Cellar' };
    const { id: departmentId } = (await app.call(api.department.create, make, { as: owner })).data;
    const put = { teamId, departmentId, userIds: [mover?.id ?? ''] };
    await app.call(api.department.add, put, { as: owner });
    await app.call(api.apply.add, { inviteCode }, { as: await buildPerson(app) });
    const numbers = async () => (await numbersOf(owner, teamId)).team;
    expect(await numbers()).toEqual(told.team);
    await sleep();
    expect(await numbers()).toEqual(told.team);
    // Another diary of a day that was told already is not told again.
    await buildDiary(app, {
      author: deleter as TestPerson,
      day: '2026-03-02',
      summary: plain(4),
      sections: { mistakes },
    });
    await sleep();
    expect(await numbers()).toEqual(told.team);
    expect((await numbersOf(owner, teamId)).departments).toMatchObject([{ id: departmentId, numbers: null }]);
  });

  test('count a late day with the next five, and a missed one once it is closed', async () => {
    const { teamId, owner, people } = await buildSix();
    const [late, ...others] = people;
    for (const [n, author] of others.entries()) {
      await buildDiary(app, { author, summary: rich(n), sections: { mistakes } });
    }
    await sleep();
    const grades = async () => (await numbersOf(owner, teamId, '2026-03')).team?.grades;
    const sum = async () => Object.values((await grades()) ?? {}).reduce((all, count) => all + count, 0);
    expect(await sum()).toBe(5);
    await buildDiary(app, { author: late, day: '2026-03-02', summary: plain(3), sections: { mistakes } });
    await sleep();
    expect(await sum()).toBe(5);
    for (const [n, author] of others.entries()) {
      await buildDiary(app, { author, summary: rich(n + 9), sections: { mistakes } });
    }
    await sleep();
    expect(await sum()).toBe(11);
    await sleep(7);
    // The 3rd was missed by all six; those who wrote on the 4th are five.
    expect((await grades())?.missed).toBe(6 + 1);
    app.clock.set('2026-05-20T09:00:00.000Z');
    await takeMorningNumbers(app.ports);
    const closed = await sum();
    await sleep();
    expect(await sum()).toBe(closed);
  });

  test('hold what a team settled on where it alone reads, and the rubric’s score where another team reads too', async () => {
    const { teamId, owner, people } = await buildSix();
    app.clock.advance(1000);
    const second = await buildTeam(app, { graded: true, members: [...people] });
    const raised = async (teamIds?: string[]) => {
      const day = { sections: { mistakes }, ...(teamIds && { teamIds }) };
      const diaries = await Promise.all(
        people.map((author, n) => buildDiary(app, { ...day, author, summary: plain(n) })),
      );
      const [, member] = people;
      const asked = await app.call(
        api.score.appeal,
        { diaryId: diaries[1]?.id ?? '', reason: 'The market was closed that day' },
        { as: member as TestPerson },
      );
      const decision = { appealId: asked.data.id, version: 1, score: 100, reason: 'It was closed indeed' };
      expect((await app.call(api.score.settle, decision, { as: owner })).code).toBe(200);
      await sleep();
      const told = [await numbersOf(owner, teamId), await numbersOf(owner, second.id)];
      return told.map(({ team }) => team?.grades.A);
    };
    expect(await raised([teamId])).toEqual([1, undefined]);
    expect(await raised()).toEqual([1, 0]);
  });
});

describe('numbers of two teams that share members', () => {
  const written = async (as: TestPerson, teamId: string) => {
    const { A = 0, B = 0, C = 0, D = 0 } = (await numbersOf(as, teamId)).team?.grades ?? {};
    return A + B + C + D;
  };

  test('do not tell the grade of the one who is in one of them alone', { tags: 'postgres/sql' }, async () => {
    const { teamId, owner, people } = await buildSix();
    app.clock.advance(1000);
    const five = await buildTeam(app, { graded: true, owner, members: people.slice(1, 5) });
    const same = await buildTeam(app, { graded: true, owner, members: people.slice(1) });
    for (const [n, author] of people.entries())
      await buildDiary(app, { author, summary: rich(n), sections: { mistakes } });
    await sleep();
    expect(await written(owner, teamId)).toBe(6);
    expect(await written(owner, same.id)).toBe(6);
    expect(await written(owner, five.id)).toBe(0);
  });

  test('count what the team reads, and leave the older one’s as they are, whichever day begins first', async () => {
    const { teamId, owner, people } = await buildSix();
    app.clock.advance(1000);
    const east = { graded: true, timezone: 'Asia/Tokyo', owner, members: people.slice(1, 5) };
    const five = await buildTeam(app, east);
    const [hidden] = people;
    for (const [n, author] of people.entries()) {
      const teamIds = author === hidden ? { teamIds: [five.id] } : {};
      await buildDiary(app, { ...teamIds, author, summary: rich(n), sections: { mistakes } });
    }
    // It is morning there long before the older team's.
    app.clock.set('2026-03-02T22:00:00.000Z');
    await takeMorningNumbers(app.ports);
    expect(await written(owner, five.id)).toBe(0);
    app.clock.set('2026-03-03T09:00:00.000Z');
    await takeMorningNumbers(app.ports);
    app.clock.set('2026-03-03T22:00:00.000Z');
    await takeMorningNumbers(app.ports);
    // Five of six are told; of the other team's five four are among those, and one alone is not.
    expect([await written(owner, teamId), await written(owner, five.id)]).toEqual([5, 0]);
  });

  test('begin with a team: what its members wrote before it was there, or for others, is not its own', async () => {
    const { teamId, owner, people } = await buildSix();
    for (const [n, author] of people.entries())
      await buildDiary(app, { author, summary: rich(n), sections: { mistakes } });
    await sleep();
    const second = await buildTeam(app, { graded: true, owner, members: people.slice(1) });
    await sleep();
    expect([await written(owner, teamId), await written(owner, second.id)]).toEqual([6, 0]);
    expect((await numbersOf(owner, second.id)).team?.grades.missed ?? 0).toBe(0);
    for (const [n, author] of people.entries())
      await buildDiary(app, { author, summary: rich(n), sections: { mistakes }, teamIds: [second.id] });
    await sleep();
    expect([await written(owner, teamId), await written(owner, second.id)]).toEqual([6, 6]);
  });

  test('tell no day again whose text has changed since it was told', async () => {
    // In the evening there, in the west in the morning.
    app.clock.set('2026-03-02T18:00:00.000Z');
    const { teamId, owner, people } = await buildSix();
    app.clock.advance(1000);
    const west = await buildTeam(app, {
      graded: true,
      timezone: 'America/Los_Angeles',
      owner,
      members: people.slice(1),
    });
    const diaries = await Promise.all(
      people.map((author, n) => buildDiary(app, { author, summary: rich(n), sections: { mistakes } })),
    );
    app.clock.set('2026-03-03T05:00:00.000Z');
    await takeMorningNumbers(app.ports);
    const change = {
      diaryId: diaries[1]?.id ?? '',
      version: 1,
      sections: { summary: plain(9), mistakes },
    };
    expect((await app.call(api.diary.update, change, { as: people[1] as TestPerson })).code).toBe(200);
    app.clock.set('2026-03-03T13:00:00.000Z');
    await takeMorningNumbers(app.ports);
    expect([await written(owner, teamId), await written(owner, west.id)]).toEqual([6, 0]);
  });
});
