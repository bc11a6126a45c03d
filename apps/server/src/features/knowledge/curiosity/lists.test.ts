// @module-tag postgres/sql
import { api, type OutputOf, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import {
  buildComment,
  buildDiary,
  buildPair,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeSteps } from '../../conversation/anonymity/step.store.ts';

const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const get = async (as: TestPerson, wish: RequestOf<typeof api.curious.get> = {}) =>
  (await app.call(api.curious.get, wish, { as })).data.items;
const answer = async (as: TestPerson, curiousId: string, text = 'By house numbers.') =>
  (await buildComment(app, as, curiousId, { kind: 'curious', text })).id;
const accept = (as: TestPerson, curiousId: string, commentId: string, undo = false) =>
  app.call(api.curious.accept, { curiousId, commentId, undo }, { as });

test('the lists tell open, solved and unanswered ones, and those that one is asked about', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const ask = async (question: string) => {
    app.clock.advance(1000);
    return (await buildQuestion(app, owner, { question })).id;
  };
  const [first, second, third] = [await ask('First?'), await ask('Second?'), await ask('Third?')];
  await answer(member, first);
  await app.call(api.curious.solve, { curiousId: second }, { as: owner });
  await app.call(api.curious.ask, { curiousId: third, userId: member.id }, { as: owner });
  const ids = async (state: RequestOf<typeof api.curious.get>['state']) =>
    (await get(member, { teamId, ...(state && { state }) })).map(({ id }) => id);
  expect(await ids(undefined)).toEqual([third, second, first]);
  expect(await ids('open')).toEqual([third, first]);
  expect(await ids('solved')).toEqual([second]);
  expect(await ids('unanswered')).toEqual([third]);
  expect(await ids('for_me')).toEqual([third]);
  const page = await app.call(api.curious.get, { teamId, limit: 2 }, { as: member });
  const rest = await app.call(
    api.curious.get,
    { teamId, limit: 2, cursor: page.data.nextCursor ?? '' },
    { as: member },
  );
  expect([...page.data.items, ...rest.data.items].map(({ id }) => id)).toEqual([third, second, first]);
  const of = await app.call(api.curious.getCuriousByUserId, { userId: owner.id }, { as: member });
  expect(of.data.items).toHaveLength(3);
});

test('long questions come on shorter pages, each once, and those that are hidden from a search leave no gap', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const detail = '葡'.repeat(20_000);
  const ids: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    app.clock.advance(1000);
    // Of the search, every second one is masked for the member.
    const question = nth % 2 === 0 ? 'Rule of the cellar?' : 'Rule of the secret?';
    ids.unshift((await buildQuestion(app, owner, { question, detail })).id);
  }
  const shown = ids.filter((_, nth) => nth % 2 === 1);
  await app.call(api.team.prohibited, { teamId, words: 'secret' }, { as: owner });
  const pagesOf = async (read: (cursor: object) => Promise<{ data: OutputOf<typeof api.curious.get> }>) => {
    const pages: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { data } = await read({ limit: 100, ...(cursor && { cursor }) });
      pages.push(data.items.map(({ id }) => id));
      cursor = data.nextCursor;
    }
    return pages;
  };
  const whole = [ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)];
  const as = member;
  expect(await pagesOf((page) => app.call(api.curious.get, { teamId, ...page }, { as }))).toEqual(whole);
  expect(
    await pagesOf((page) => app.call(api.curious.getCuriousByUserId, { userId: owner.id, ...page }, { as })),
  ).toEqual(whole);
  expect(await pagesOf((page) => app.call(api.curious.myCurious, page, { as: owner }))).toEqual(whole);
  expect(
    await pagesOf((page) => app.call(api.curious.get, { keyword: 'rule cellar', ...page }, { as })),
  ).toEqual([shown.slice(0, 3), shown.slice(3)]);
});

test('a keyword finds questions as they are shown, of one’s own teams alone', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const { id } = await buildQuestion(app, owner, { question: 'How do turnips keep over the winter?' });
  await buildQuestion(app, owner, { question: 'Who has the keys?' });
  const stranger = await buildPerson(app);
  await buildTeam(app, { owner: stranger });
  const find = async (as: TestPerson, keyword: string) => (await get(as, { keyword })).map((each) => each.id);
  expect(await find(member, 'winter TURNIP')).toEqual([id]);
  expect(await find(member, 'turnips keys')).toEqual([]);
  expect(await find(member, '?!')).toEqual([]);
  expect(await find(stranger, 'turnips')).toEqual([]);
  await app.call(api.team.prohibited, { teamId, words: 'turnips' }, { as: owner });
  expect(await find(member, 'turnips')).toEqual([]);
  expect(await find(owner, 'turnips')).toEqual([id]);
});

test('similar questions are those of one’s teams that are answered', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const stranger = await buildPerson(app);
  await buildTeam(app, { owner: stranger });
  const { id } = await buildQuestion(app, owner, { question: 'How do turnips keep over the winter?' });
  const similar = async (as: TestPerson) =>
    (await app.call(api.curious.similar, { question: 'Keeping turnips in winter?' }, { as })).data.items;
  expect(await similar(member)).toEqual([]);
  await answer(member, id, 'In sand.');
  expect(await similar(member)).toMatchObject([{ id, answered: true }]);
  expect(await similar(stranger)).toEqual([]);
  // What is masked is not found by being guessed.
  await app.call(api.team.prohibited, { teamId, words: 'turnips' }, { as: owner });
  expect(await similar(member)).toEqual([]);
});

test('rankings share places, tell of each, and leave out who left them', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const rank = async (by: 'asked' | 'answered' | 'solved', as = owner) =>
    (await app.call(api.relationship.curiousRanking, { teamId, by }, { as })).data;
  const { id } = await buildQuestion(app, owner);
  await buildQuestion(app, member);
  await accept(owner, id, await answer(member, id));
  expect((await rank('asked')).items.map(({ place, tied, asked }) => [place, tied, asked])).toEqual([
    [1, true, 1],
    [1, true, 1],
  ]);
  for (const by of ['answered', 'solved'] as const) {
    expect((await rank(by)).items).toMatchObject([
      { person: { id: member.id }, place: 1, tied: false, [by]: 1 },
    ]);
  }
  await app.call(api.curious.choose, { ranked: false }, { as: member });
  expect((await rank('solved')).items).toEqual([]);
  expect((await rank('asked', member)).ranked).toBe(false);
  app.clock.advance(7 * DAY);
  expect((await rank('asked')).items).toEqual([]);
});

describe('yesterday’s mistakes', () => {
  const share = (author: TestPerson, text: string, shared = true) =>
    buildDiary(app, { author, sections: { mistakes: [{ text, shared }] } });
  const read = async (as: TestPerson, teamId: string) =>
    (await app.call(api.curious.getYesterdayMistake, { teamId }, { as })).data;

  test('come with the morning, without names, where five wrote', async () => {
    const team = await buildTeam(app, { members: 5 });
    const [late, ...writers] = team.members;
    if (!late) throw new Error('no one is late');
    for (const writer of writers) await share(writer, `Of ${writer.name}`, writer !== writers[0]);
    await share(team.owner, 'Sent it twice.');
    expect(await read(team.owner, team.id)).toEqual({ day: null, items: [] });
    app.clock.set('2026-04-01T12:00:00.000Z');
    await buildDiary(app, {
      author: late,
      day: TODAY,
      sections: { mistakes: [{ text: 'Too late.', shared: true }] },
    });
    await takeSteps(app.ports);
    const shown = await read(team.owner, team.id);
    const texts = writers.slice(1).map(({ name }) => `Of ${name}`);
    expect(shown.day).toBe(TODAY);
    expect(shown.items.map(({ text }) => text).sort()).toEqual([...texts, 'Sent it twice.'].sort());
    expect(shown.items.every((item) => Object.keys(item).join() === 'text')).toBe(true);
    app.clock.set('2026-04-02T12:00:00.000Z');
    await takeSteps(app.ports);
    expect(await read(team.owner, team.id)).toEqual(shown);
    app.clock.set('2026-04-06T12:00:00.000Z');
    expect((await read(team.owner, team.id)).items).toEqual([]);
  });

  test('stay away where fewer wrote, or nothing is anonymous', async () => {
    const team = await buildTeam(app, { members: 5 });
    for (const writer of team.members.slice(0, 4)) await share(writer, 'Sent it twice.');
    app.clock.set('2026-04-01T12:00:00.000Z');
    await takeSteps(app.ports);
    expect((await read(team.owner, team.id)).items).toEqual([]);
    for (const writer of [team.owner, ...team.members]) await share(writer, 'Sent it twice.');
    app.clock.set('2026-04-02T12:00:00.000Z');
    await takeSteps(app.ports);
    expect((await read(team.owner, team.id)).items).toHaveLength(6);
    await app.call(api.team.setting, { teamId: team.id, rules: { anonymous: false } }, { as: team.owner });
    expect((await read(team.owner, team.id)).items).toEqual([]);
  });
});
