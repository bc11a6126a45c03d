// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import {
  buildComment,
  buildDiary,
  buildPair,
  buildPerson,
  buildTalk,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { buildCollected, buildQuote } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

/** A part of `LONG_ENOUGH`, and what is kept of it. */
const PART = 'tried it with three grocers';
const LINE = `… ${PART} …`;
/** Lines of one moment have no order. */
const keep = (as: TestPerson, line?: Publish) => {
  app.clock.advance(1);
  return buildQuote(app, as, line);
};
type Publish = RequestOf<typeof api.quote.publish>;
const publish = (as: TestPerson, line: Publish) => app.call(api.quote.publish, line, { as });
const list = async (as: TestPerson, asked: RequestOf<typeof api.quote.get> = {}) =>
  (await app.call(api.quote.get, asked, { as })).data.items;
const textsOf = async (as: TestPerson, asked: RequestOf<typeof api.quote.get> = {}) =>
  (await list(as, asked)).map(({ text }) => text);
const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, {}, { as })).data.items.map(({ kind, text }) => `${kind}: ${text}`);
const total = async (as: TestPerson) => (await app.call(api.notice.total, {}, { as })).data.total;
const remove = (as: TestPerson, quoteId: string, undo = false) =>
  app.call(api.quote.del, { quoteId, undo }, { as });
const eraseHidden = () => eraseHiddenWorker(app.ports).run({});

describe('a line of one’s own', () => {
  test('is there for its team, with who keeps it', async () => {
    const { teamId, owner, member } = await buildPair(app);
    const made = await keep(owner, { text: ' Ask twice, promise once. ', source: 'Grandmother' });
    expect(made).toMatchObject({ teamId, text: 'Ask twice, promise once.', writer: null, diary: null });
    expect(await list(member)).toEqual([{ ...made, can: { comment: true, delete: false } }]);
    expect(await list(await buildPerson(app))).toEqual([]);
  });

  test.each([
    [{ text: '' }, 'text', 'quoteRequired'],
    [{ text: '  ' }, 'text', 'quoteRequired'],
    [{ text: '葡'.repeat(501) }, 'text', 'quoteTooLong'],
    [{ text: 'x', source: 'y'.repeat(121) }, 'source', 'quoteSourceTooLong'],
    [
      { text: 'x', diaryId: crypto.randomUUID(), commentId: crypto.randomUUID() },
      'diaryId',
      'quoteOneSource',
    ],
  ])('is refused as %o', async (line, path, key) => {
    const { owner } = await buildPair(app);
    const { code, refusal } = await publish(owner, line);
    expect([code, refusal.errors?.[0]?.path, refusal.key]).toEqual([400, path, key]);
  });

  test('needs a team', async () => {
    expect((await publish(await buildPerson(app), { text: 'x' })).refusal.key).toBe('quoteNeedsTeam');
  });

  test('of 500 characters is taken, in either script', async () => {
    const { owner } = await buildPair(app);
    expect((await publish(owner, { text: '葡'.repeat(500) })).code).toBe(200);
  });
});

describe('a teammate’s line', () => {
  test('names them, links the diary and tells them; taken twice it is there once', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const made = await keep(reader, { text: PART, diaryId });
    expect(made).toMatchObject({
      keeper: { id: reader.id },
      writer: { id: author.id },
      diary: { id: diaryId },
    });
    expect((await keep(reader, { text: LINE, diaryId })).id).toBe(made.id);
    expect(await noticesOf(author)).toEqual([
      `wisdom: ${reader.name} kept a line of yours as wisdom of Harvest; you can remove it there`,
    ]);
    expect(await noticesOf(reader)).toEqual([]);
  });

  test('that is kept, taken out and kept again by the same person tells them once', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id } = await keep(reader, { text: LINE, diaryId });
    await app.call(api.notice.see, { all: true }, { as: author });
    for (const _ of [1, 2]) {
      expect((await remove(reader, id)).code).toBe(200);
      expect(await list(reader)).toEqual([]);
      expect((await keep(reader, { text: LINE, diaryId })).id).toBe(id);
      expect(await textsOf(reader)).toEqual([LINE]);
    }
    expect([(await noticesOf(author)).length, await total(author)]).toEqual([1, 0]);
    // One that they took out themselves is news.
    await remove(author, id);
    expect((await keep(reader, { text: LINE, diaryId })).id).not.toBe(id);
    expect(await total(author)).toBe(1);
  });

  test('is taken out by them, and then only they bring it back', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id } = await keep(reader, { text: LINE, diaryId });
    expect((await remove(author, id)).code).toBe(200);
    expect(await list(reader)).toEqual([]);
    expect(await total(author)).toBe(0);
    expect((await remove(reader, id, true)).refusal.key).toBe('quoteNotFound');
    expect((await remove(author, id, true)).code).toBe(200);
    expect(await textsOf(reader)).toEqual([LINE]);
  });

  test('keeps whole words of theirs, and says where a sentence goes on', async () => {
    const { team, author, reader, diaryId } = await buildTalk(app);
    const { text } = await keep(reader, { text: 'ied it with three groc', diaryId });
    expect(text).toBe(LINE);
    const summary = '我们先把价格表导入系统，再请三家店试用。然后大家一起去老城区把所有的标签重新贴了一遍。';
    const { id } = await buildDiary(app, { author, day: '2026-03-30', summary, teamIds: [team.id] });
    expect((await keep(reader, { text: '格表导', diaryId: id })).text).toBe('…价格表导入…');
    expect((await keep(author, { text: '价格表', diaryId: id })).text).toBe('价格表');
  });

  test('comes from a comment, too, but never from an anonymous one', async () => {
    const { team, author, reader, diaryId } = await buildTalk(app);
    const said = await buildComment(app, author, diaryId, { text: 'She took it **well**, and laughed.' });
    const made = await keep(reader, { text: 'She took it well', commentId: said.id });
    expect(made).toMatchObject({ writer: { id: author.id }, diary: { id: diaryId } });
    const missing = await publish(reader, { text: 'She took it badly', commentId: said.id });
    expect(missing.refusal.key).toBe('quoteNotThere');
    const id = crypto.randomUUID();
    await app.ports.database.pool.query(
      `insert into anonymous_comments (id, team_id, object_kind, object_id, tag, voice, text, day)
       values ($1, $2, 'diary', $3, 'tag', 1, 'No one laughed', '2026-03-31')`,
      [id, team.id, diaryId],
    );
    const anonymous = await publish(reader, { text: 'No one laughed', commentId: id });
    expect(anonymous.refusal.key).toBe('quoteOfAnonymous');
    await app.call(api.comment.delete, { commentId: said.id }, { as: author });
    expect(await list(reader)).toEqual([]);
    await app.call(api.comment.delete, { commentId: said.id, undo: true }, { as: author });
    expect(await textsOf(reader)).toEqual(['She took it well …']);
  });

  test('is refused where the team does not read it', async () => {
    const [author, reader] = [await buildPerson(app), await buildPerson(app)];
    const team = await buildTeam(app, { owner: author, members: [reader] });
    const other = await buildTeam(app, { owner: reader });
    const sections = {
      mistakes: [{ text: 'Shouted at the press', shared: true }],
      unclear: ['!! Who pays?'],
    };
    const { id: diaryId } = await buildDiary(app, {
      author,
      summary: `${LONG_ENOUGH}\n\n!! The grocer bores me.`,
      sections,
      teamIds: [team.id],
    });
    for (const text of ['The grocer bores me.', 'Shouted at the press', 'Who pays?', 'three bakers']) {
      expect((await publish(reader, { text, diaryId })).refusal.key).toBe('quoteNotThere');
    }
    for (const text of ['The grocer bores me.', 'Who pays?']) {
      expect((await publish(author, { text, diaryId })).refusal.key).toBe('quoteNotThere');
    }
    const elsewhere = await publish(reader, { text: LINE, diaryId, teamId: other.id });
    expect(elsewhere.refusal.key).toBe('quoteTeamDiffers');
    const stranger = await buildPerson(app);
    await buildTeam(app, { owner: stranger });
    expect((await publish(stranger, { text: LINE, diaryId })).refusal.key).toBe('diaryNotFound');
  });

  test('is taken as it is shown: what is masked cannot be guessed', async () => {
    const { team, author, reader, diaryId } = await buildTalk(app);
    await app.call(api.team.prohibited, { teamId: team.id, words: 'grocers' }, { as: author });
    const guessed = await publish(reader, { text: 'with three grocers', diaryId });
    expect(guessed.refusal.key).toBe('quoteNotThere');
    expect((await keep(reader, { text: 'with three *******', diaryId })).text).toBe('… with three ******* …');
  });
});

describe('what becomes of the diary', () => {
  test('deleted, it takes along what teammates kept; the author’s own line stays, without a link', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id } = await keep(reader, { text: LINE, diaryId });
    await buildComment(app, author, id, { kind: 'quote', text: 'Thank you' });
    await keep(author, { text: 'in the old town', diaryId });
    await buildCollected(app, reader, { quoteId: id });
    await app.call(api.diary.delete, { diaryId }, { as: author });
    expect(await list(reader)).toMatchObject([{ text: 'in the old town', diary: null }]);
    expect((await app.call(api.collection.get, {}, { as: reader })).data.items).toEqual([]);
    expect(await total(reader)).toBe(0);
    await app.call(api.diary.delete, { diaryId, undo: true }, { as: author });
    expect(await list(reader)).toMatchObject([
      { text: 'in the old town', diary: { id: diaryId } },
      { text: LINE },
    ]);
    expect((await app.call(api.collection.get, {}, { as: reader })).data.items).toHaveLength(1);
  });

  test('reworded, the line stays; made private or taken from the team, it goes', async () => {
    const [author, reader] = [await buildPerson(app), await buildPerson(app)];
    const team = await buildTeam(app, { owner: author, members: [reader] });
    let { id: diaryId, version } = await buildDiary(app, { author });
    await keep(reader, { text: LINE, diaryId });
    const change = async (summary: string, teamIds = [team.id]) => {
      const changed = await app.call(
        api.diary.update,
        { diaryId, version, sections: { summary }, teamIds },
        { as: author },
      );
      version = changed.data.version;
      return textsOf(reader);
    };
    expect(await change(LONG_ENOUGH.replace('three', 'four'))).toEqual([LINE]);
    const rest = 'Wrote the import of the price lists, and went home early that day.';
    expect(await change(`${rest}\n\n!! I ${PART}`)).toEqual([]);
    expect(await change(LONG_ENOUGH)).toEqual([LINE]);
    expect(await change(LONG_ENOUGH, [])).toEqual([]);
    expect(await change(LONG_ENOUGH)).toEqual([LINE]);
  });

  test('made private in part, or where it was masked, a line goes', async () => {
    const { team, author, reader, diaryId } = await buildTalk(app);
    await app.call(api.team.prohibited, { teamId: team.id, words: 'grocers' }, { as: author });
    const rest = 'Wrote the import of the price lists, and went home early that day.';
    const change = (version: number, summary: string) =>
      app.call(api.diary.update, { diaryId, version, sections: { summary } }, { as: author });
    await keep(reader, { text: 'with three *******', diaryId });
    await change(1, `${rest}\n\n!! ${LONG_ENOUGH}`);
    expect(await list(reader)).toEqual([]);
    // Deleted by now, it is not read there again.
    await change(2, `${rest} Ana wants to leave us in May.`);
    expect(await list(reader)).toEqual([]);
    await keep(reader, { text: `${rest} Ana wants to leave us in May.`, diaryId });
    await change(3, `${rest}\n\n!! Ana wants to leave us in May.`);
    expect(await list(reader)).toEqual([]);
  });
});

describe('a line that is taken out', () => {
  test('is erased after 30 days with what was said about it, its likes and what was collected', async () => {
    const { owner, member } = await buildPair(app);
    const { id } = await keep(owner);
    const on = { kind: 'quote' as const, objectId: id };
    await buildComment(app, member, id, on);
    await app.call(api.like.likes, on, { as: member });
    await buildCollected(app, member, { quoteId: id });
    await remove(owner, id);
    expect(await total(owner)).toBe(0);
    expect((await app.call(api.comment.gets, on, { as: member })).refusal.key).toBe('quoteNotFound');
    app.clock.advance(30 * DAY + 1);
    await eraseHidden();
    for (const table of ['comments', 'threads', 'reactions', 'reaction_counts', 'notices']) {
      const left = await app.ports.database.pool.query(`select from ${table} where object_id = $1`, [id]);
      expect([table, left.rows.length]).toEqual([table, 0]);
    }
    const { rows } = await app.ports.database.pool.query('select from collections where quote_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('what is said about a line', () => {
  test('tells its keeper, is counted, and always carries a name', async () => {
    const { owner, member } = await buildPair(app);
    const { id: objectId } = await keep(owner);
    const on = { kind: 'quote' as const, objectId };
    await buildComment(app, member, objectId, on);
    await app.call(api.like.likes, on, { as: member });
    expect(await list(owner)).toMatchObject([
      { talk: { comments: 1, reactions: [{ count: 1, mine: false }] } },
    ]);
    expect((await noticesOf(owner)).toSorted()).toEqual([
      `comment: ${member.name} commented on your line of wisdom`,
      `like: ${member.name} reacted to your line of wisdom`,
    ]);
    const thread = (await app.call(api.comment.gets, on, { as: member })).data;
    expect(thread).toMatchObject({ total: 1, places: [{ anonymityBar: 'kind' }] });
    const mine = await app.call(api.comment.getMy, { of: 'on_mine' }, { as: owner });
    expect(mine.data.items).toMatchObject([{ object: { kind: 'quote', id: objectId } }]);
    const anonymous = { id: crypto.randomUUID(), key: 'k'.repeat(43) };
    const said = await app.call(api.comment.add, { ...on, text: 'Hm', anonymous }, { as: member });
    expect(said.refusal.key).toBe('anonymityKind');
  });

  test('puts the most liked first, until a like is taken back', async () => {
    const { owner, member } = await buildPair(app);
    const [first, second, third] = [
      await keep(owner, { text: 'first' }),
      await keep(owner, { text: 'second' }),
      await keep(owner, { text: 'third' }),
    ];
    const like = (as: TestPerson, objectId: string) =>
      app.call(api.like.likes, { kind: 'quote', objectId }, { as });
    for (const as of [owner, member]) await like(as, first.id);
    for (let times = 0; times < 2; times += 1) await like(member, second.id);
    const liked = { sort: 'liked' as const };
    expect(await textsOf(member, liked)).toEqual(['first', 'second', 'third']);
    const page = (await app.call(api.quote.get, { ...liked, limit: 2 }, { as: member })).data;
    const rest = await app.call(api.quote.get, { ...liked, cursor: page.nextCursor ?? '' }, { as: member });
    expect(rest.data.items.map(({ id }) => id)).toEqual([third.id]);
    await app.call(api.like.unreleased, { kind: 'quote', objectId: first.id }, { as: owner });
    await app.call(api.like.unreleased, { kind: 'quote', objectId: first.id }, { as: member });
    expect(await textsOf(member, liked)).toEqual(['second', 'third', 'first']);
  });
});

describe('the search', () => {
  test('finds words in both languages, in one’s teams alone, and nothing that is masked', async () => {
    const { teamId, owner, member } = await buildPair(app);
    await keep(owner, { text: 'Prune slowly, harvest gladly.' });
    await keep(owner, { text: '葡萄要慢慢修剪。' });
    const stranger = await buildPerson(app);
    await buildTeam(app, { owner: stranger });
    expect(await textsOf(member, { keyword: 'harv prune' })).toEqual(['Prune slowly, harvest gladly.']);
    expect(await textsOf(member, { keyword: '慢慢', teamId })).toEqual(['葡萄要慢慢修剪。']);
    expect(await textsOf(member, { keyword: '苹果' })).toEqual([]);
    expect(await textsOf(stranger, { keyword: '慢慢' })).toEqual([]);
    await app.call(api.team.prohibited, { teamId, words: 'harvest' }, { as: owner });
    for (const keyword of ['harvest', 'harv']) expect(await textsOf(member, { keyword })).toEqual([]);
    expect(await textsOf(member)).toContain('Prune slowly, ******* gladly.');
    expect(await textsOf(owner, { keyword: 'harvest' })).toEqual(['Prune slowly, harvest gladly.']);
  });
});

describe('leaving the team', () => {
  test('leaves one’s lines there; one reads and removes one’s own, and collects nothing more of the team', async () => {
    const { teamId, owner, member } = await buildPair(app);
    const own = await keep(member, { text: 'mine' });
    const theirs = await keep(owner, { text: 'theirs' });
    await buildCollected(app, member, { quoteId: theirs.id });
    await app.call(api.relationship.exit, { teamId }, { as: member });
    expect(await textsOf(owner)).toEqual(['theirs', 'mine']);
    expect(await textsOf(member)).toEqual([]);
    expect(await textsOf(member, { of: 'mine' })).toEqual(['mine']);
    expect((await app.call(api.collection.get, {}, { as: member })).data.items).toEqual([]);
    expect((await remove(member, own.id)).code).toBe(200);
    expect(await textsOf(owner)).toEqual(['theirs']);
  });
});

describe('the mix of a day', () => {
  const mix = async (as: TestPerson) =>
    (await app.call(api.quote.getBroadcast, {}, { as })).data.items.map(({ text }) => text);

  test('is one’s own, the same all day, and brings no line twice in a week', async () => {
    const { owner, member } = await buildPair(app);
    // So many that each day has lines enough of its own.
    const texts = Array.from({ length: 140 }, (_, at) => `line ${at}`);
    for (const text of texts) await keep(owner, { text });
    const days: string[][] = [];
    const others: string[][] = [];
    for (let day = 0; day < 14; day += 1) {
      days.push(await mix(member));
      others.push(await mix(owner));
      if (day === 3) {
        app.clock.advance(DAY / 4);
        expect(await mix(member)).toEqual(days[day]);
        app.clock.advance(-DAY / 4);
      }
      app.clock.advance(DAY);
    }
    expect(days).not.toEqual(others);
    for (let first = 0; first <= 7; first += 1) {
      const week = days.slice(first, first + 7).flat();
      expect(new Set(week).size).toBe(week.length);
      expect(week.length).toBeGreaterThan(28);
    }
    expect(Math.max(...days.map(({ length }) => length))).toBeLessThanOrEqual(5);
  });

  test('has three lines on every day where a team has as many, and all where it has fewer', async () => {
    const { owner, member } = await buildPair(app);
    await keep(owner, { text: 'alone' });
    expect(await mix(member)).toEqual(['alone']);
    for (const text of ['second', 'third', 'fourth']) await keep(owner, { text });
    for (let day = 0; day < 7; day += 1) {
      const lines = await mix(member);
      expect(new Set(lines).size).toBeGreaterThanOrEqual(3);
      expect(await mix(member)).toEqual(lines);
      app.clock.advance(DAY);
    }
  });
});
