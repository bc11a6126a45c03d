import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import type { Behaviour } from '../../../platform/ai/testing/provider-server.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { DAY, did, MONDAY, ofMonth, saying, TUESDAY, texts, useTelling } from '../../../testing/telling.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';

const NEXT_MONDAY = '2026-04-06';

const telling = useTelling();
const { own, open, sent, tell, withoutProvider } = telling;

describe('a month of one’s own', () => {
  test('is told in claims that their citations carry, with a receipt; the same is asked for once', async () => {
    const { author, diaryId } = await own();
    telling.server.behave(
      saying(() => [
        did('Pruned 40 rows of the slope.', 'Pruned 40'),
        // Wrong numbers, days and names, a flipped negation, an invented quotation, and no citation.
        did('Pruned 400 rows of the slope.', 'Pruned 40'),
        did('Pruned 40 rows on Tuesday.', 'Pruned 40'),
        did('Pruned 40 rows of the slope with Peter.', 'Pruned 40'),
        did('Shipped the release.', 'staging key'),
        did('Called it “the best slope of all”.', 'Pruned 40'),
        did('Pruned 40 rows of the slope in the rain.'),
        { text: 'The staging key didn’t arrive.', cites: ['staging key'], part: 'open' },
      ]),
    );
    const told = await tell(author, ofMonth);
    expect(told).toMatchObject({
      by: telling.app.ports.ai?.name.model,
      at: `${TUESDAY}T12:00:00.000Z`,
      receipt: { host: new URL(telling.server.baseUrl).host, sentences: 2, kept: 2, dropped: 6, wrong: 0 },
      fault: null,
      claims: [
        {
          part: 'did',
          about: null,
          text: 'Pruned 40 rows of the slope.',
          citations: [{ diaryId, day: MONDAY, text: 'Pruned 40 rows of the north slope with Tom.' }],
        },
        { part: 'open' },
      ],
    });
    expect(await tell(author, ofMonth)).toEqual(told);
    expect(telling.server.asked).toHaveLength(1);
    expect(await tell(author, { of: 'week', week: TUESDAY })).toMatchObject({ receipt: { sentences: 2 } });
    expect((await telling.app.call(api.ai.settings, {}, { as: author })).data.budget.used).toBe(2);
  });

  test('is told in the reader’s language; citations stay as they were written', async () => {
    const { author } = await own();
    telling.server.behave(saying(() => [did('修剪了40排。', 'Pruned 40'), did('修剪了41排。', 'Pruned 40')]));
    const told = await tell(author, { ...ofMonth, locale: 'zh' });
    expect(telling.server.asked[0]?.system).toContain('Simplified Chinese');
    expect(told).toMatchObject({ claims: [{ text: '修剪了40排。' }], receipt: { dropped: 1 } });
    expect(told.claims[0]?.citations[0]?.text).toContain('Pruned');
  });

  test('without diaries nothing is sent', async () => {
    const person = await buildPerson(withoutProvider);
    const empty = { claims: [], receipt: { host: null, sentences: 0 }, fault: null };
    expect(await tell(person, ofMonth)).toMatchObject(empty);
    expect(telling.server.asked).toEqual([]);
  });
});

async function buildFollowing() {
  const [ana, ben] = await Promise.all([
    buildPerson(withoutProvider, { name: 'Ana Weber' }),
    buildPerson(withoutProvider, { name: 'Ben Okafor' }),
  ]);
  const team = await buildTeam(withoutProvider, { members: [ana, ben] });
  const { owner } = team;
  for (const { id } of [ana, ben])
    await withoutProvider.call(api.follows.follow, { userId: id, following: true }, { as: owner });
  const diary = await buildDiary(withoutProvider, {
    ...{ author: ana, day: MONDAY, teamIds: [team.id] },
    summary: 'Pruned 40 rows of the north slope.',
  });
  await buildDiary(withoutProvider, {
    ...{ author: ben, day: MONDAY, teamIds: [team.id] },
    summary: 'Repaired the press in the barn.',
  });
  return { ana, ben, team, owner, diary };
}

/** Claims about those who wrote sentences with these words. */
const about = (...claims: readonly [text: string, of: string, cites: string][]): Behaviour =>
  saying((sentences) =>
    claims.map(([text, of, cites]) => ({
      text,
      cites: [cites],
      about: sentences.find((sentence) => sentence.text.includes(of))?.by ?? 'P9',
    })),
  );

describe('those one follows', () => {
  test('are told of by what they wrote themselves, and those who turned it off not at all', async () => {
    const { ana, ben, owner, diary } = await buildFollowing();
    telling.server.behave(
      about(
        ['Pruned 40 rows of the slope.', 'Pruned', 'Pruned'],
        ['Repaired the press.', 'Pruned', 'Repaired'],
        ['Ben repaired the press.', 'Repaired', 'Repaired'],
        ['Ana repaired the press.', 'Repaired', 'Repaired'],
        ['Repaired the press.', 'nowhere', 'Repaired'],
      ),
    );
    const told = await tell(owner, { of: 'focus' });
    expect(told.receipt).toMatchObject({ sentences: 2, kept: 2, dropped: 3 });
    expect(told.claims).toMatchObject([
      { about: { id: ana.id, name: 'Ana Weber' }, citations: [{ diaryId: diary.id }] },
      { about: { id: ben.id }, text: 'Ben repaired the press.' },
    ]);
    await telling.app.call(api.ai.choose, { off: ['focus'] }, { as: ana });
    telling.server.asked.length = 0;
    await tell(owner, { of: 'focus' });
    expect(sent()).not.toContain('Pruned');
  });

  test('see in their ledger who asked, from the next day on', { tags: 'postgres/sql' }, async () => {
    const { ana, ben, owner, diary } = await buildFollowing();
    const ledger = async (as: TestPerson) =>
      (await withoutProvider.call(api.ledger.list, { about: 'ai' }, { as })).data.items;
    await withoutProvider.call(api.focus.focusSummary, {}, { as: owner });
    const seen = { about: 'ai', id: diary.id, day: TUESDAY, from: MONDAY, features: ['focus'] };
    const reader = { id: owner.id };
    withoutProvider.clock.set('2026-04-01T12:00:00.000Z');
    expect(await ledger(ana)).toMatchObject([{ ...seen, reader, sent: false }]);
    telling.server.behave(about(['Pruned 40 rows of the slope.', 'Pruned', 'Pruned']));
    await tell(owner, { of: 'focus' });
    expect(await ledger(ana)).toMatchObject([{ ...seen, reader, sent: true }]);
    expect(await ledger(ben)).toHaveLength(1);
    expect(await ledger(owner)).toEqual([]);
    withoutProvider.clock.set(`${TUESDAY}T13:00:00.000Z`);
    expect(await ledger(ana)).toEqual([]);
  });
});

test('a month that is shared stands in its owner’s ledger once it is read', async () => {
  const { id: teamId, owner, members } = await buildTeam(withoutProvider, { members: 1 });
  const [member = owner] = members;
  const supervised = { teamId, userId: member.id, supervisorId: owner.id };
  await withoutProvider.call(api.relationship.supervise, supervised, { as: owner });
  const { id: diaryId } = await buildDiary(withoutProvider, { author: member, day: MONDAY, summary: DAY });
  const { data } = await withoutProvider.call(
    api.ai.monthlySummary,
    { month: ofMonth.month },
    { as: member },
  );
  const lines = data.lines.map(({ key, part }) => ({ key, part }));
  const wish = { month: ofMonth.month, version: 0, lines, sharedIn: teamId };
  await withoutProvider.call(api.ai.reviseSummary, wish, { as: member });
  const read = { month: ofMonth.month, userId: member.id };
  expect((await withoutProvider.call(api.ai.monthlySummary, read, { as: owner })).code).toBe(200);
  withoutProvider.clock.set('2026-04-01T12:00:00.000Z');
  const ledger = await withoutProvider.call(api.ledger.list, { about: 'ai' }, { as: member });
  expect(ledger.data.items).toMatchObject([
    { id: diaryId, reader: { id: owner.id }, features: ['summaries'], sent: false },
  ]);
});

describe('a team’s week', () => {
  const SAID = [
    'I can’t ship the release until the staging key is there.',
    'I am blocked by the staging key, ops has not answered since Friday.',
    'Still waiting for the staging key, so nothing moves.',
    'Swept the terrace before opening hours.',
    'Painted a fence beside the old orchard.',
  ];

  async function buildWeek() {
    const people = await Promise.all(SAID.map(() => buildPerson(withoutProvider)));
    const team = await buildTeam(withoutProvider, { members: people });
    withoutProvider.clock.set(`${MONDAY}T12:00:00.000Z`);
    for (const [at, author] of people.entries())
      await buildDiary(withoutProvider, {
        ...{ author, day: MONDAY, teamIds: [team.id] },
        summary: SAID[at] ?? '',
      });
    for (const each of [withoutProvider, telling.app]) each.clock.set(`${NEXT_MONDAY}T12:00:00.000Z`);
    await takeMorningNumbers(withoutProvider.ports);
    return { team, teamId: team.id, people, owner: team.owner };
  }
  const shared = {
    text: 'Several wait for the staging key.',
    cites: ['until the', 'blocked by', 'Still waiting'],
  };

  test('is told of three people at least, by what everyone is shown already', async () => {
    const { teamId, owner, people } = await buildWeek();
    telling.server.behave(
      saying(() => [
        shared,
        { text: 'Two wait for the staging key.', cites: shared.cites },
        { text: 'Waits for the staging key.', cites: ['until the', 'blocked by'] },
        { text: 'The terrace was swept.', cites: ['Swept'] },
      ]),
    );
    const told = await tell(owner, { of: 'team', teamId });
    expect(sent()).not.toMatch(/terrace|orchard/);
    expect(told).toMatchObject({ receipt: { sentences: 3, kept: 1, dropped: 3 } });
    expect(told.claims).toMatchObject([{ text: shared.text, about: null }]);
    const [first = owner] = people;
    withoutProvider.clock.set('2026-04-07T12:00:00.000Z');
    const ledger = await withoutProvider.call(api.ledger.list, { about: 'ai' }, { as: first });
    expect(ledger.data.items).toMatchObject([
      { reader: { id: owner.id }, features: ['teamAnalysis'], sent: true },
    ]);
  });

  test('holds no claim that an administrator said is wrong, for anyone', async () => {
    const { teamId, owner, people } = await buildWeek();
    const [first = owner, second = owner] = people;
    telling.server.behave(saying(() => [shared]));
    const [claim] = (await tell(owner, { of: 'team', teamId })).claims;
    const ref = claim?.ref ?? '';
    const wrong = (as: TestPerson, undo = false) =>
      telling.app.call(api.ai.wrong, { ref, teamId, undo }, { as });
    const seen = async (as: TestPerson) => (await tell(as, { of: 'team', teamId })).claims.length;
    await wrong(first);
    expect([await seen(first), await seen(second)]).toEqual([0, 1]);
    await wrong(owner);
    expect([await seen(second), await seen(owner)]).toEqual([0, 0]);
    await wrong(owner, true);
    expect([await seen(first), await seen(second)]).toEqual([0, 1]);
    const stranger = await buildPerson(withoutProvider);
    expect(await wrong(stranger)).toMatchObject({ code: 400, data: { key: 'teamNotFound' } });
  });
});

test('a claim that was said to be wrong is not shown again, however it is worded', async () => {
  const { author } = await own();
  telling.server.behave(
    saying(() => [did('Pruned 40 rows.', 'Pruned 40'), did('The staging key did not arrive.', 'staging')]),
  );
  const [claim] = (await tell(author, ofMonth)).claims;
  await telling.app.call(api.ai.wrong, { ref: claim?.ref ?? '' }, { as: author });
  const left = ['The staging key did not arrive.'];
  const told = await tell(author, ofMonth);
  expect(texts(told)).toEqual(left);
  expect(told.receipt).toMatchObject({ kept: 1, dropped: 0, wrong: 1 });
  const fresh = await open();
  telling.server.behave(
    saying(() => [
      did('40 rows were pruned.', 'Pruned 40'),
      did('The staging key did not arrive.', 'staging'),
    ]),
  );
  expect(texts(await tell(author, { of: 'week', week: MONDAY }, fresh))).toEqual(left);
  await telling.app.call(api.ai.wrong, { ref: claim?.ref ?? '', undo: true }, { as: author });
  expect(texts(await tell(author, ofMonth))).toHaveLength(2);
});
