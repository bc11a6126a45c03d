import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildComment,
  buildDiary,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
/** A Monday. */
beforeEach(() => app.clock.set('2026-03-30T12:00:00.000Z'));

/** A team with a member of old, to which someone comes. */
async function buildArrival() {
  const old = await buildPerson(app);
  const team = await buildTeam(app, { members: [old] });
  app.clock.advance(35 * DAY);
  const newcomer = await buildPerson(app);
  await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as: newcomer });
  const of = { teamId: team.id, userId: newcomer.id };
  const list = async (as: TestPerson) =>
    (await app.call(api.newcomer.list, { teamId: team.id }, { as })).data.items;
  const ask = (buddyId: string | null) => app.call(api.newcomer.ask, { ...of, buddyId }, { as: team.owner });
  const answer = (as: TestPerson, accept: boolean) =>
    app.call(api.newcomer.answer, { ...of, accept }, { as });
  const firstWeek = async (as: TestPerson) => (await app.call(api.draft.get, {}, { as })).data.firstWeek;
  return { ...team, old, newcomer, of, list, ask, answer, firstWeek };
}

const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'newcomer' }, { as })).data.items.map(({ text }) => text);

describe('who came', () => {
  test('is listed for 30 days with their first diaries, and whether those were answered in time', {
    tags: 'postgres/sql',
  }, async () => {
    const { list, old, newcomer, owner } = await buildArrival();
    expect(await list(old)).toMatchObject([
      { person: { id: newcomer.id }, joinedOn: '2026-05-04', workingDay: 1, diaries: [], buddy: null },
    ]);
    const first = await buildDiary(app, { author: newcomer, day: '2026-05-04' });
    app.clock.advance(DAY);
    await buildDiary(app, { author: newcomer, day: '2026-05-05' });
    await buildDiary(app, { author: newcomer, day: '2026-05-03', teamIds: [] });
    await buildComment(app, old, first.id, { text: 'Welcome' });
    const [shown] = await list(owner);
    expect(shown?.diaries.map(({ day, answer }) => `${day} ${answer}`)).toEqual([
      '2026-05-04 answered',
      '2026-05-05 waiting',
    ]);
    app.clock.advance(2 * DAY);
    expect((await list(owner))[0]?.diaries[1]?.answer).toBe('unanswered');
    const second = shown?.diaries[1]?.id ?? '';
    await buildComment(app, old, second, { text: 'Late, but read' });
    expect((await list(owner))[0]?.diaries[1]?.answer).toBe('late');
    app.clock.advance(28 * DAY);
    expect(await list(owner)).toEqual([]);
  });
});

describe('a buddy', () => {
  test('is asked, which others do not see, accepts, and ticks the list', {
    tags: 'postgres/sql',
  }, async () => {
    const { list, ask, answer, of, old, newcomer, owner, firstWeek } = await buildArrival();
    expect((await ask(newcomer.id)).refusal.key).toBe('buddyThemselves');
    expect((await ask((await buildPerson(app)).id)).refusal.key).toBe('buddyNotMember');
    await ask(old.id);
    expect(await noticesOf(old)).toEqual([expect.stringContaining(`${newcomer.name}’s buddy`)]);
    expect((await list(newcomer))[0]?.buddy).toBeNull();
    expect((await list(old))[0]).toMatchObject({ buddy: { accepted: false }, can: { answer: true } });
    const tick = (as: TestPerson, item: string, done = true) =>
      app.call(api.newcomer.tick, { ...of, item, done }, { as });
    expect((await tick(newcomer, 'tour')).refusal.key).toBe('buddyOnly');
    expect((await firstWeek(newcomer))?.buddy).toBeNull();
    await answer(old, true);
    expect((await firstWeek(newcomer))?.buddy).toMatchObject({ id: old.id });
    expect([await noticesOf(newcomer), await noticesOf(owner)]).toEqual([
      [`${old.name} is your buddy in Harvest now`],
      [`${old.name} is ${newcomer.name}’s buddy in Harvest now`],
    ]);
    await tick(old, 'tour');
    await tick(newcomer, 'lunch');
    await tick(old, 'tour', false);
    expect((await tick(old, 'dance')).refusal.key).toBe('checklistItemNotFound');
    expect((await list(newcomer))[0]?.buddy).toMatchObject({ accepted: true, done: ['lunch'] });
  });

  test('says no, steps back, is asked anew without a second notice, and goes with the membership', async () => {
    const { list, ask, answer, old, owner, id: teamId } = await buildArrival();
    await ask(old.id);
    await answer(old, false);
    expect((await list(owner))[0]?.buddy).toBeNull();
    expect((await answer(old, true)).refusal.key).toBe('buddyNotAsked');
    await ask(old.id);
    await answer(old, true);
    expect(await noticesOf(old)).toHaveLength(1);
    await app.call(api.relationship.kick, { teamId, userId: old.id }, { as: owner });
    expect((await list(owner))[0]?.buddy).toBeNull();
  });
});

test('a buddy is told once a day that someone asks them, however often it is taken back', async () => {
  const { ask, answer, old, owner, list } = await buildArrival();
  const told = async () => {
    const text = `select id from notices where kind = 'newcomer' and user_id = $1`;
    return (await app.ports.database.pool.query(text, [old.id])).rows.length;
  };
  for (const buddyId of [old.id, owner.id, old.id, null, old.id]) await ask(buddyId);
  await answer(old, false);
  await ask(old.id);
  expect(await told()).toBe(1);
  expect((await list(old))[0]).toMatchObject({ can: { answer: true } });
  expect(await noticesOf(old)).toHaveLength(1);
  await ask(null);
  app.clock.advance(DAY);
  await ask(old.id);
  expect(await told()).toBe(2);
});

describe('the first week', () => {
  test('has a prompt on each of its five working days, and then asks what was confusing, once', async () => {
    const {
      answer,
      ask,
      firstWeek,
      id: teamId,
      inviteCode,
      list,
      newcomer,
      old,
      owner,
    } = await buildArrival();
    await ask(old.id);
    await answer(old, true);
    const prompts = ['One', '', 'Three', 'Four', 'Five'];
    await app.call(api.newcomer.arrange, { teamId, version: 0, prompts }, { as: owner });
    const seen = [];
    for (let day = 0; day < 7; day += 1) {
      const shown = await firstWeek(newcomer);
      seen.push(shown && [shown.day, shown.prompt, shown.asks]);
      app.clock.advance(DAY);
    }
    expect(seen).toEqual([
      [1, 'One', false],
      [2, '', false],
      [3, 'Three', false],
      [4, 'Four', false],
      [5, 'Five', true],
      null,
      null,
    ]);
    expect(await firstWeek(newcomer)).toMatchObject({ day: 6, prompt: '', asks: true });
    expect(await firstWeek(old)).toBeNull();
    const say = (as: TestPerson) =>
      app.call(api.newcomer.confused, { teamId, text: 'The release train' }, { as });
    expect((await say(old)).refusal.key).toBe('confusedNotNow');
    await say(newcomer);
    expect(await firstWeek(newcomer)).toBeNull();
    const third = await buildPerson(app);
    await app.call(api.apply.add, { inviteCode }, { as: third });
    const confusion = async (as: TestPerson) =>
      (await list(as)).find(({ person }) => person.id === newcomer.id)?.confused;
    expect(await Promise.all([owner, old, newcomer, third].map(confusion))).toEqual([
      'The release train',
      'The release train',
      'The release train',
      null,
    ]);
    expect(await noticesOf(owner)).toHaveLength(2);
  });

  test('tells what confused them to no buddy they did not know of as they said it', async () => {
    const { id: teamId, ask, answer, list, newcomer, old, owner } = await buildArrival();
    app.clock.advance(4 * DAY);
    const said = { teamId, text: 'The release train' };
    await app.call(api.newcomer.confused, said, { as: newcomer });
    app.clock.advance(DAY);
    await ask(old.id);
    await answer(old, true);
    const confusion = async (as: TestPerson) =>
      (await list(as)).find(({ person }) => person.id === newcomer.id)?.confused;
    expect(await Promise.all([old, owner].map(confusion))).toEqual([null, 'The release train']);
    const seers = async () => {
      const { rows } = (await app.call(api.visibility.get, {}, { as: newcomer })).data;
      return rows.find(({ kind }) => kind === 'confused')?.seenBy.flatMap(({ userIds }) => userIds);
    };
    expect(await seers()).toEqual([owner.id]);
  });

  test('begins on the next working day for those who come on a free one', async () => {
    app.clock.set('2026-03-28T12:00:00.000Z');
    const { firstWeek, newcomer } = await buildArrival();
    expect(await firstWeek(newcomer)).toBeNull();
    app.clock.advance(2 * DAY);
    expect(await firstWeek(newcomer)).toMatchObject({ day: 1, prompt: null });
  });
});

describe('what a team says', () => {
  test('keeps what is ticked of items that stay, and tells of a newer version', async () => {
    const { id: teamId, ask, answer, of, old, owner, list } = await buildArrival();
    const arrange = (version: number, checklist: { id?: string; text: string }[] | null) =>
      app.call(api.newcomer.arrange, { teamId, version, checklist }, { as: owner });
    await ask(old.id);
    await answer(old, true);
    await app.call(api.newcomer.tick, { ...of, item: 'lunch', done: true }, { as: old });
    const { data } = await arrange(0, [
      { id: 'lunch', text: 'Eat' },
      { id: 'mine', text: 'Show the cellar' },
    ]);
    expect(data).toMatchObject({
      version: 1,
      checklist: [{ id: 'lunch', text: 'Eat' }, { text: 'Show the cellar' }],
    });
    expect(data.checklist?.[1]?.id).not.toBe('mine');
    expect((await list(old))[0]?.buddy?.done).toEqual(['lunch']);
    const guide = await app.call(api.newcomer.guide, { teamId }, { as: old });
    expect(guide.data).toEqual({ ...data, can: { edit: false } });
    expect((await arrange(0, null)).code).toBe(409);
    expect((await arrange(1, null)).data).toMatchObject({ version: 2, checklist: null });
  });
});
