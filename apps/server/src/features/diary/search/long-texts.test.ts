// @module-tag postgres/sql
import { api, emptySections } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { buildTeam, type TestPerson, type TestTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { presentFound } from './found.present.ts';
import { describeWords } from './search.rules.ts';
import { listCandidates } from './search.store.ts';
import { termsOf } from './words-of.rules.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const TEN = ['apple', 'banana', 'cherry', 'damson', 'elder', 'fig', 'grape', 'hazel', 'iris', 'juniper'];
const filler = (length: number) => 'So it went on, row by row. '.repeat(length / 27);
/** As long as an import takes them, with ten words far from one another. */
const LONG = `${TEN.map((word) => `${filler(1_850)}The ${word}s.`).join(' ')}`;

/** Diaries past the calls, of as many days. */
async function fill(author: TestPerson, teamIds: readonly string[], texts: readonly string[]) {
  const { pool } = app.ports.database;
  for (const [n, summary] of texts.entries()) {
    const sections = { ...emptySections(), summary };
    const { rows } = await pool.query(
      `insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
       values (gen_random_uuid(), $1, date '2025-01-01' + $2::int, $3::uuid[], $4, 1, false, 1, now(), now()) returning id`,
      [author.id, n, teamIds, sections],
    );
    const { shared, own } = describeWords({ authorId: author.id, teamIds, title: null, sections });
    await pool.query(
      `insert into diary_words (diary_id, author_id, day, shared, own)
       values ($1, $2, date '2025-01-01' + $3::int, $4::tsvector, $5::tsvector)`,
      [rows[0].id, author.id, n, shared, own],
    );
  }
}

/** The candidates of a page as the database gives them back. */
function look(as: TestPerson, teamIds: readonly string[], keyword: string, limit: number) {
  const narrowed = { maskedIn: [], isOneTeam: false, authorId: undefined, has: undefined };
  const question = { readerId: as.id, teamIds, terms: termsOf(keyword), ...narrowed };
  const page = { from: undefined, to: undefined, after: undefined, limit };
  return listCandidates(app.ports, question, page, { userId: as.id, teamIds });
}

const search = async (as: TestPerson, keyword: string) =>
  (await app.call(api.diary.search, { keyword, limit: 100 }, { as })).data.items;

test('of long diaries the parts around the words are brought, and no more however many there are', async () => {
  const { owner } = await buildTeam(app);
  await fill(owner, [], Array(40).fill(LONG));
  const keyword = TEN.join(' ').slice(0, 100);
  const rows = await look(owner, [], keyword, 101);
  expect(rows).toHaveLength(40);
  expect(JSON.stringify(rows).length).toBeLessThan((40 * 300_000) / 101 + 40 * 3_000);
  const items = await search(owner, keyword);
  expect(items).toHaveLength(40);
  for (const { matches } of items) {
    expect(matches).toHaveLength(1);
    expect(matches[0]?.text).toMatch(/^….*The apples\..*…$/);
  }
  expect(JSON.stringify(items).length).toBeLessThan(40 * 1_500);
});

test('a word is found where it begins one, however often its letters stand within others before', async () => {
  const { owner } = await buildTeam(app);
  await fill(
    owner,
    [],
    [`${'The price of a caprice. '.repeat(200)}A rice field. ${'Then 葡萄酒. '.repeat(20)}`],
  );
  const [rice] = await search(owner, 'rice');
  expect(rice?.matches[0]?.marks.map(({ start, end }) => rice.matches[0]?.text.slice(start, end))).toEqual([
    'rice',
  ]);
  expect((await search(owner, '葡萄酒 RICE'))[0]?.matches[0]?.text).toContain('A rice field');
  expect(await search(owner, '葡萄糖')).toEqual([]);
});

test('a diary whose words stand beyond its share is found nonetheless, by its beginning', async () => {
  const { owner } = await buildTeam(app);
  await fill(owner, [], [LONG]);
  const reader = { userId: owner.id, teamIds: [] };
  const [found] = await look(owner, [], 'junipers', 500);
  const hit = found && presentFound(found.diary, reader, termsOf('junipers'));
  expect(hit?.matches).toEqual([]);
  expect(hit?.diary.beginning).toMatch(/^So it went on, .*…$/);
});

/** A long diary of a team, and a teammate. */
async function buildShared(summary: string): Promise<TestTeam & { reader: TestPerson }> {
  const team = await buildTeam(app, { members: 1 });
  const [reader = team.owner] = team.members;
  await fill(team.owner, [team.id], [summary]);
  return { ...team, reader };
}

test('a cut shows others nothing of a private paragraph, wherever its marks stand', async () => {
  const kept = `!! My landlord said so. ${'The landlord and the harvest. '.repeat(200)}`;
  const { owner, reader } = await buildShared(
    `${filler(800)}\n\n${kept}\n\n${filler(400)} The harvest is in.`,
  );
  expect(await search(reader, 'landlord')).toEqual([]);
  const [hit] = await search(reader, 'harvest');
  expect(JSON.stringify(hit)).not.toContain('landlord');
  expect(hit?.diary.beginning).toMatch(/^So it went on/);
  expect((await search(owner, 'landlord'))[0]?.matches[0]?.text).toContain('landlord');
});

test('a hit tells no one that its long word stands in a private paragraph', async () => {
  const said = `${filler(2_500)} 葡萄好，萄酒贵。`;
  const { owner, reader } = await buildShared(`${said}\n\n!! 葡萄酒 ${filler(300)}`);
  expect(await search(reader, '葡萄酒')).toEqual([]);
  expect(await search(owner, '葡萄酒')).toHaveLength(1);
});

test('what is masked stays so in a cut, and tells no one that a word stands there', async () => {
  const text = `${filler(2_500)} Layoffs in May. ${filler(600)} The press runs. ${filler(600)}`;
  const { id: teamId, owner, reader } = await buildShared(text);
  expect((await app.call(api.team.prohibited, { teamId, words: 'Layoffs in May' }, { as: owner })).code).toBe(
    200,
  );
  expect(await search(reader, 'May')).toEqual([]);
  const [hit] = await search(reader, 'press');
  expect(hit?.matches[0]?.marks).toHaveLength(1);
  expect(JSON.stringify(hit)).not.toMatch(/layoff/i);
  expect((await search(owner, 'May'))[0]?.matches[0]?.text).toContain('Layoffs in May');
  // Where not even the place is looked at, a word that may be masked is not found, and another one is.
  const asReader = { userId: reader.id, teamIds: [teamId] };
  for (const [keyword, isFound] of [
    ['May', false],
    ['press', true],
  ] as const) {
    const [found] = await look(reader, [teamId], keyword, 500);
    expect(found && presentFound(found.diary, asReader, termsOf(keyword)) !== null).toBe(isFound);
  }
});

test('no statement is compiled before it runs: that would take longer than any of them', async () => {
  expect((await app.ports.database.pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
});
