import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { budgetOf } from '../../../testing/wave-budgets.ts';
import { diaryWorkers, writeWordsJob } from '../jobs.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const offers = async (as: TestPerson) =>
  (await app.call(api.team.list, {}, { as })).data.result.map(({ offersEarlier }) => offersEarlier);
const read = (diaryId: string, as: TestPerson) => app.call(api.diary.get, { diaryId }, { as });

describe('what was written before there was a team', () => {
  test('is offered to the first team, stays private until its writer shares it, and is offered once', async () => {
    const writer = await buildPerson(app);
    const first = await buildDiary(app, { author: writer });
    app.clock.advance(1);
    const team = await buildTeam(app, { members: [writer] });
    expect(await offers(writer)).toEqual([true]);
    expect((await read(first.id, team.owner)).refusal.key).toBe('diaryNotFound');
    const { items } = (await app.call(api.diary.earlier, {}, { as: writer })).data;
    expect(items).toMatchObject([{ id: first.id, day: first.day, title: null }]);

    const sharing = { teamId: team.id, diaryIds: [first.id, first.id] };
    expect((await app.call(api.diary.share, sharing, { as: writer })).data).toEqual({ shared: 1 });
    expect((await app.call(api.diary.share, sharing, { as: writer })).data).toEqual({ shared: 0 });
    expect((await read(first.id, team.owner)).data).toMatchObject({ id: first.id, version: 1 });
    const feed = await app.call(api.diary.recently, { teamId: team.id }, { as: team.owner });
    expect(feed.data.items).toMatchObject([{ id: first.id }]);
    expect(await offers(writer)).toEqual([false]);
    await buildTeam(app, { members: [writer] });
    expect(await offers(writer)).toEqual([false, false]);
  });

  test('is offered to a team that its writer creates, and an answer with nothing ends the offer', async () => {
    const writer = await buildPerson(app);
    const { id } = await buildDiary(app, { author: writer });
    const team = await buildTeam(app, { owner: writer, members: 1 });
    expect(await offers(writer)).toEqual([true]);
    const nothing = { teamId: team.id, diaryIds: [] };
    expect((await app.call(api.diary.share, nothing, { as: writer })).data).toEqual({ shared: 0 });
    expect(await offers(writer)).toEqual([false]);
    expect((await read(id, team.members[0] ?? writer)).refusal.key).toBe('diaryNotFound');
  });

  test('is not what was kept private in a team', async () => {
    const { owner } = await buildTeam(app);
    expect(await offers(owner)).toEqual([false]);
    await buildDiary(app, { author: owner, teamIds: [] });
    expect((await app.call(api.diary.earlier, {}, { as: owner })).data.items).toEqual([]);
  });
});

test('one shares one’s own diaries, with one’s own teams', async () => {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [member = owner] = members;
  const { id } = await buildDiary(app, { author: member, teamIds: [] });
  const share = (to: string, as: TestPerson) =>
    app.call(api.diary.share, { teamId: to, diaryIds: [id] }, { as });
  expect((await share(teamId, owner)).refusal.key).toBe('diaryNotFound');
  expect((await share((await buildTeam(app)).id, member)).refusal.key).toBe('teamNotFound');
  expect((await share(teamId, member)).data).toEqual({ shared: 1 });
});

describe('diaries that are shared', () => {
  const NAMED = 'Thanks to @Ana for the prices.';
  const sections = {
    mistakes: [
      { text: 'Sent it unread', shared: true },
      { text: 'Kept quiet', shared: false },
    ],
    unclear: ['Why so late?', '!! Who pays?'],
  };
  const rows = async (text: string, values: unknown[]) =>
    (await app.ports.database.pool.query(text, values)).rows;

  /** Someone with diaries of two days that are theirs alone, and the team that is to read them. */
  async function buildSharing() {
    const [writer, ana] = await Promise.all(['Maya', 'Ana'].map((name) => buildPerson(app, { name })));
    if (!writer || !ana) throw new Error('two people were built');
    const team = await buildTeam(app, { members: [writer, ana] });
    const days = ['2026-03-27', '2026-03-30'];
    const written = await Promise.all(
      days.map((day) =>
        buildDiary(app, {
          author: writer,
          day,
          teamIds: [],
          sections,
          summary: `${LONG_ENOUGH} ${NAMED}`,
        }),
      ),
    );
    const diaryIds = written.map(({ id }) => id);
    const share = () => app.call(api.diary.share, { teamId: team.id, diaryIds }, { as: writer });
    return { writer, ana, team, diaryIds, share };
  }

  test('are found by teammates, as if they had been published to the team', {
    tags: 'postgres/sql',
  }, async () => {
    const { writer, ana, team, diaryIds, share } = await buildSharing();
    const found = async () => {
      const asked = { keyword: 'prices', teamId: team.id };
      const { items } = (await app.call(api.diary.search, asked, { as: ana })).data;
      return items.map(({ diary }) => diary.id);
    };
    expect(await found()).toEqual([]);
    expect((await share()).data).toEqual({ shared: 2 });
    expect(await found()).toEqual(diaryIds.toReversed());
    const words = () =>
      rows('select shared, own from diary_words where diary_id = any ($1) order by diary_id', [diaryIds]);
    const after = await words();
    for (const diaryId of diaryIds) {
      const { version, sections: kept } = (await read(diaryId, writer)).data;
      const repeated = { diaryId, version, sections: { ...kept, answers: [], topics: [] } };
      expect((await app.call(api.diary.update, repeated, { as: writer })).code).toBe(200);
    }
    expect(await words()).toEqual(after);
  });

  test('whose words are still to be written get all of them', { tags: 'postgres/sql' }, async () => {
    const { ana, team, diaryIds, share } = await buildSharing();
    await rows(`update diary_words set shared = '' where diary_id = any ($1)`, [diaryIds]);
    await share();
    await diaryWorkers(app.ports)
      .find(({ name }) => name === writeWordsJob.name)
      ?.run({});
    const asked = { keyword: 'prices', teamId: team.id };
    expect((await app.call(api.diary.search, asked, { as: ana })).data.items).toHaveLength(2);
  });

  test('take their mistakes and questions to the team, but what is private', {
    tags: 'postgres/sql',
  }, async () => {
    const { writer, team, share } = await buildSharing();
    await share();
    const twice = <Row>(row: Row) => [row, row];
    expect(
      await rows('select text, shared_with as teams from mistakes where owner_id = $1 order by text', [
        writer.id,
      ]),
    ).toEqual([
      ...twice({ text: 'Kept quiet', teams: [] }),
      ...twice({ text: 'Sent it unread', teams: [team.id] }),
    ]);
    expect(
      await rows(
        'select question, team_ids as teams from curiosities where asker_id = $1 order by question',
        [writer.id],
      ),
    ).toEqual([
      ...twice({ question: '!! Who pays?', teams: [] }),
      ...twice({ question: 'Why so late?', teams: [team.id] }),
    ]);
  });

  test('are told to those they mention, and to the feed of the team, once', async () => {
    const { ana, team, diaryIds, share } = await buildSharing();
    const told = async () =>
      (await app.call(api.notice.get, { kind: 'mention' }, { as: ana })).data.items.map(
        ({ object }) => object?.id,
      );
    const heard = async () =>
      (
        await rows(
          `select object_id from events where topic = 'diaries' and audience_id = $1 order by object_id`,
          [team.id],
        )
      ).map((event) => event.object_id);
    expect([await told(), await heard()]).toEqual([[], []]);
    for (const _ of ['first', 'again']) {
      await share();
      expect((await told()).toSorted()).toEqual(diaryIds.toSorted());
      expect(await heard()).toEqual(diaryIds.toSorted());
    }
  });

  test('are counted in the days of the team, where their writer was not on vacation', {
    tags: 'postgres/sql',
  }, async () => {
    const { writer, team, diaryIds, share } = await buildSharing();
    const away = { from: '2026-03-27', to: '2026-03-27', kind: 'vacation' } as const;
    expect((await app.call(api.diary.skip, away, { as: writer })).code).toBe(200);
    await share();
    const settled = `select day::text, settled from team_days where team_id = $1 and settled > 0 order by day`;
    expect(await rows(settled, [team.id])).toEqual([
      { day: '2026-03-27', settled: 1 },
      { day: '2026-03-30', settled: 1 },
    ]);
    expect(diaryIds).toHaveLength(2);
  });

  test('cost the same however many they are', async () => {
    const { writer, team, diaryIds } = await buildSharing();
    const [first = '', ...others] = diaryIds;
    const later = await Promise.all(
      ['2026-03-24', '2026-03-25', '2026-03-26'].map((day) =>
        buildDiary(app, { author: writer, day, teamIds: [], sections }),
      ),
    );
    const share = async (ids: string[]) =>
      await app.call(api.diary.share, { teamId: team.id, diaryIds: ids }, { as: writer });
    const one = await share([first]);
    const many = await share([...others, ...later.map(({ id }) => id)]);
    expect(many.statements.length).toBe(one.statements.length);
    // Who they mention is read before it is told.
    expect(Math.max(one.waves, many.waves)).toBeLessThanOrEqual(budgetOf(api.diary.share).waves + 1);
  });
});
