// @module-tag postgres/sql
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { diaryWorkers, writeWordsJob } from '../jobs.ts';

const NOON = '2026-03-31T12:00:00.000Z';
const app = useTestApp();
beforeEach(() => app.clock.set(NOON));

type Search = RequestOf<typeof api.diary.search>;
const search = (as: TestPerson, asked: Search) => app.call(api.diary.search, asked, { as });
const idsOf = async (as: TestPerson, asked: Search | string) =>
  (await search(as, typeof asked === 'string' ? { keyword: asked } : asked)).data.items.map(
    ({ diary }) => diary.id,
  );
const say = (words: string) => `${LONG_ENOUGH} ${words}`;

/** What the migration does to the words that were written before it. */
async function migrateWords(): Promise<void> {
  const file = join(import.meta.dirname, '../../../db/migrations/0003_kept-away.sql');
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements.filter((each) => /(TRUNCATE|INSERT INTO) "diary_words"/.test(each))) {
    await app.ports.database.pool.query(statement);
  }
}

test('needs a session', async () => {
  expect(await app.send(api.diary.search, {})).toMatchObject({ status: 200, code: 403 });
});

describe('words', () => {
  test('are found inside of sentences, in Chinese and in English, with the places where they stand', async () => {
    const { owner } = await buildTeam(app);
    const written = await buildDiary(app, {
      author: owner,
      summary: '今天修剪了葡萄藤，再给客户发了新的 **price list**，大家都很满意，明天继续整理仓库并且复盘。',
    });
    for (const keyword of ['葡萄', '藤', 'PRICE', 'pri', '葡萄 list', '葡萄藤', '客户发了新的']) {
      expect(await idsOf(owner, keyword)).toEqual([written.id]);
    }
    for (const keyword of ['苹果', '葡萄 苹果', 'rice', '🍇', '萄葡']) {
      expect(await idsOf(owner, keyword)).toEqual([]);
    }
    const [hit] = (await search(owner, { keyword: '葡萄 price' })).data.items;
    const [match] = hit?.matches ?? [];
    expect(match?.section).toBe('summary');
    expect(match?.marks.map(({ start, end }) => match.text.slice(start, end))).toEqual(['葡萄', 'price']);
  });

  test('count more in a title, and more often; then the newest day comes first', async () => {
    const { owner } = await buildTeam(app);
    const publish = async (day: string, title: string, summary: string) => {
      const diary = { day, title, sections: { summary: say(summary) } };
      return (await app.call(api.diary.publish, diary, { as: owner })).data.id;
    };
    const once = await publish('2026-03-31', 'Rain', 'The cooper came by.');
    const titled = await publish('2026-03-27', 'Cooper', 'The cooper came by.');
    const older = await publish('2026-03-30', 'Rain', 'The cooper came by.');
    expect(await idsOf(owner, 'cooper')).toEqual([titled, once, older]);
  });

  test('of signs that databases know are words like others', async () => {
    const { owner } = await buildTeam(app);
    const written = await buildDiary(app, {
      author: owner,
      summary: say("It's O'Brien's C:\\press & a!b|c"),
    });
    for (const keyword of ["o'brien's", "it's", 'press &', "' \\ press", 'a!b|c', '<-> press:*']) {
      expect(await idsOf(owner, keyword)).toEqual([written.id]);
    }
    for (const keyword of ["'", '\\', ':*', '!', '&|']) expect(await idsOf(owner, keyword)).toEqual([]);
  });

  test('follow every change, hiding and bringing back', async () => {
    const { owner, members } = await buildTeam(app, { members: 1 });
    const [reader = owner] = members;
    const diary = await buildDiary(app, { author: owner, summary: say('trellis') });
    const { id: diaryId } = diary;
    expect(await idsOf(reader, 'trellis')).toEqual([diaryId]);
    const sections = { summary: say('pergola') };
    const changed = await app.call(api.diary.update, { diaryId, version: 1, sections }, { as: owner });
    expect(await idsOf(reader, 'trellis')).toEqual([]);
    expect(await idsOf(reader, 'pergola')).toEqual([diaryId]);
    await app.call(api.diary.delete, { diaryId }, { as: owner });
    expect(await idsOf(owner, 'pergola')).toEqual([]);
    await app.call(api.diary.delete, { diaryId, undo: true }, { as: owner });
    expect(await idsOf(reader, 'pergola')).toEqual([diaryId]);
    const { version } = changed.data;
    const alone = { diaryId, version, sections, teamIds: [] };
    expect((await app.call(api.diary.update, alone, { as: owner })).code).toBe(200);
    expect(await idsOf(reader, 'pergola')).toEqual([]);
    expect(await idsOf(owner, 'pergola')).toEqual([diaryId]);
  });

  test('of diaries from before are written by a job, once', async () => {
    const { owner } = await buildTeam(app);
    const { id } = await buildDiary(app, { author: owner, summary: say('sediment') });
    const hidden = await buildDiary(app, { author: owner, day: '2026-03-30', summary: say('sediment') });
    await app.call(api.diary.delete, { diaryId: hidden.id }, { as: owner });
    await migrateWords();
    expect(await idsOf(owner, 'sedi')).toEqual([]);
    const worker = diaryWorkers(app.ports).find(({ name }) => name === writeWordsJob.name);
    await worker?.run({});
    await worker?.run({});
    expect(await idsOf(owner, 'sedi')).toEqual([id]);
  });

  test('fit into the index, however many there are', async () => {
    const { owner } = await buildTeam(app);
    const signs = Array.from({ length: 19_900 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    const answers = Array.from({ length: 5 }, (_, at) => [
      ...signs.slice(at * 997),
      ...signs.slice(0, at * 997),
    ]);
    const [summary = '', learnings = '', text = ''] = answers.map((each) => each.join(''));
    const diary = {
      day: '2026-03-31',
      sections: { summary, learnings, topics: [{ id: crypto.randomUUID(), text }] },
    };
    const published = await app.call(api.diary.publish, diary, { as: owner });
    expect(published.code).toBe(200);
    expect(await idsOf(owner, summary.slice(40, 44))).toEqual([published.data.id]);
  });
});

describe('rights', () => {
  test('are those of the feed: one’s teams now, and one’s own', async () => {
    const first = await buildTeam(app, { members: 1 });
    const [member = first.owner] = first.members;
    const second = await buildTeam(app, { owner: first.owner });
    const both = await buildDiary(app, { author: first.owner, summary: say('espalier') });
    const other = await buildDiary(app, {
      author: first.owner,
      day: '2026-03-30',
      summary: say('espalier'),
      teamIds: [second.id],
    });
    const own = await buildDiary(app, { author: member, summary: say('espalier'), teamIds: [] });
    expect(await idsOf(first.owner, 'espalier')).toEqual([both.id, other.id]);
    expect(await idsOf(first.owner, { keyword: 'espalier', teamId: second.id })).toEqual([both.id, other.id]);
    expect((await idsOf(member, 'espalier')).toSorted()).toEqual([both.id, own.id].toSorted());
    expect(await idsOf(member, { keyword: 'espalier', teamId: first.id })).toEqual([both.id]);
    expect((await search(member, { keyword: 'x', teamId: second.id })).refusal.key).toBe('teamNotFound');
    expect(await idsOf(await buildPerson(app), 'espalier')).toEqual([]);
    await app.call(api.relationship.exit, { teamId: first.id }, { as: member });
    expect(await idsOf(member, 'espalier')).toEqual([own.id]);
  });

  test('leave mistakes and private lines to their author, who finds them', async () => {
    const { owner, members } = await buildTeam(app, { members: 1 });
    const [reader = owner] = members;
    const sections = {
      summary: `${LONG_ENOUGH} 葡萄\n\n!! The landlord called.`,
      mistakes: [{ text: 'Forgot the invoice，葡萄藤。', shared: false }],
    };
    const diary = { day: '2026-03-31', sections };
    const { id } = (await app.call(api.diary.publish, diary, { as: owner })).data;
    for (const keyword of ['landlord', 'invoice', 'landlord invoice', `rows landlord`, '葡萄藤']) {
      expect(await idsOf(reader, keyword)).toEqual([]);
    }
    for (const keyword of ['landlord', 'invoice', 'landlord invoice', 'grocers invoice', '葡萄藤']) {
      expect(await idsOf(owner, keyword)).toEqual(
        LONG_ENOUGH.toLowerCase().includes('grocers') || !keyword.includes('grocers') ? [id] : [],
      );
    }
  });

  test('hide what is masked: a search tells no one that it is there', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
    const [reader = owner] = members;
    const hidden = await buildDiary(app, {
      author: owner,
      summary: say('Layoffs in May, 裁员计划已定。'),
    });
    const open = await buildDiary(app, {
      author: owner,
      day: '2026-03-30',
      summary: say('五月的计划：裁员以外。 May'),
    });
    const prohibit = (words: string) => app.call(api.team.prohibited, { teamId, words }, { as: owner });
    expect(await idsOf(reader, 'layoffs')).toEqual([hidden.id]);
    expect((await prohibit('layoff,裁员计划')).code).toBe(200);
    for (const keyword of ['layoffs', 'layoff', 'lay', 'May layoffs', '裁员计划', '裁员 Layoffs', '员计']) {
      expect(await search(reader, { keyword, limit: 1 })).toMatchObject({
        data: { items: [], nextCursor: null },
      });
      expect(await idsOf(owner, keyword)).toContain(hidden.id);
    }
    expect(await idsOf(reader, '裁员')).toEqual([open.id]);
    expect(await idsOf(reader, '计划')).toEqual([open.id]);
    const [hit] = (await search(reader, { keyword: '五月' })).data.items;
    expect(hit?.diary.id).toBe(open.id);
    const shown = JSON.stringify((await search(reader, { keyword: 'May' })).data);
    expect(shown).toContain(hidden.id);
    expect(shown).not.toMatch(/layoff|裁员计划/i);
    await prohibit('');
    expect(await idsOf(reader, '裁员计划')).toEqual([hidden.id]);
  });
});

describe('a search', () => {
  test('is narrowed by author, days and sections', async () => {
    const { owner, members } = await buildTeam(app, { members: 1 });
    const [other = owner] = members;
    const mine = await buildDiary(app, {
      author: owner,
      day: '2026-03-30',
      summary: say('cork'),
      learnings: 'Corks need years.',
    });
    const theirs = await buildDiary(app, { author: other, summary: say('cork') });
    const keyword = 'cork';
    expect(await idsOf(owner, { keyword, authorId: other.id })).toEqual([theirs.id]);
    expect(await idsOf(owner, { keyword, authorId: owner.id })).toEqual([mine.id]);
    expect(await idsOf(owner, { keyword, to: '2026-03-30' })).toEqual([mine.id]);
    expect(await idsOf(owner, { keyword, from: '2026-03-31' })).toEqual([theirs.id]);
    expect(await idsOf(owner, { keyword, has: 'learnings' })).toEqual([mine.id]);
    expect(await idsOf(other, { has: 'learnings' })).toEqual([mine.id]);
    expect(await idsOf(other, { has: 'customerGood' })).toEqual([]);
  });

  test('without words is a feed with one’s private entries in it', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
    const [reader = owner] = members;
    const open = await buildDiary(app, { author: owner, day: '2026-03-31' });
    const kept = await buildDiary(app, { author: owner, day: '2026-03-30', teamIds: [] });
    expect(await idsOf(owner, {})).toEqual([open.id, kept.id]);
    expect(await idsOf(owner, { teamId })).toEqual([open.id]);
    expect(await idsOf(reader, { authorId: owner.id })).toEqual([open.id]);
    expect(await idsOf(owner, { authorId: owner.id, to: '2026-03-30' })).toEqual([kept.id]);
    expect((await search(owner, { keyword: ' ' })).data.items).toHaveLength(2);
  });

  test.each(['press', ''])('pages through everything, each diary once (%s)', async (keyword) => {
    const { owner, members } = await buildTeam(app, { members: 5 });
    const written: string[] = [];
    for (const author of members) {
      for (const day of ['2026-03-27', '2026-03-28', '2026-03-30']) {
        const summary = say('press '.repeat(1 + (written.length % 4)));
        written.push((await buildDiary(app, { author, day, summary })).id);
      }
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data } = await search(owner, { keyword, limit: 4, ...(cursor && { cursor }) });
      seen.push(...data.items.map(({ diary }) => diary.id));
      cursor = data.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(15);
    expect(seen.toSorted()).toEqual(written.toSorted());
    const forged = await search(owner, { cursor: Buffer.from('["x"]').toString('base64url') });
    expect(forged.refusal.key).toBe('cursorInvalid');
  });
});
