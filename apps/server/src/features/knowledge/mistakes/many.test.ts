// @module-tag postgres/sql
import { api } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { buildGuideline } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { describeTexts, queryOfOwn, queryOfOwnAny, termsOf } from '../../diary/search/rules.ts';
import { listMistakes, listSharing } from './own.store.ts';
import { listSameMistakes } from './store.ts';

/** Mistakes of one person that all say the same, and what they made of them. */
const MANY = 3_000;
const SAID = 'Forgot the invoice of the cooper';
const CONTENT = 'Send it at once. '.repeat(1_100).trim();
const app = useTestApp();
const db = () => app.ports.database.db;
let owner: TestPerson;
const write = (text: string, day: string, amount: number, words: string) =>
  app.ports.database.pool.query(
    `insert into mistakes (id, owner_id, day, text, words, guideline_id, created_at)
     select gen_random_uuid(), $1, $2::date, $3, $4::tsvector, (select id from guidelines where owner_id = $1), now()
     from generate_series(1, $5::int)`,
    [owner.id, day, text, words, amount],
  );

beforeAll(async () => {
  owner = await buildPerson(app);
  await buildGuideline(app, owner, { content: CONTENT });
  await write('Left the cellar gate open', '2019-03-01', 1, describeTexts(['Left the cellar gate open']));
  await write(SAID, '2026-03-01', MANY, describeTexts([SAID]));
  await write('Sold the last barrel twice', '2020-03-01', 1, '');
  await app.ports.database.pool.query('vacuum analyze mistakes');
});

const similar = (text: string) => app.call(api.mistake.similar, { text }, { as: owner });

test('the oldest of many is found again by its rare words, with what its owner made of it', async () => {
  const { data, statements } = await similar('The cellar gate was open, and the invoice forgotten');
  expect(data.items[0]).toMatchObject({ mistake: { text: 'Left the cellar gate open' }, content: CONTENT });
  expect(statements.length).toBeLessThanOrEqual(3);
});

test('one whose words are not kept is found, too', async () => {
  const [found] = (await similar('Sold the barrel twice')).data.items;
  expect(found?.mistake.text).toBe('Sold the last barrel twice');
  const { data } = await app.call(api.mistake.list, { keyword: 'barrel' }, { as: owner });
  expect(data).toMatchObject({ items: [{ text: 'Sold the last barrel twice' }], total: MANY + 2 });
});

test('of many, sixty are compared, and no guideline is read but those that are shown', async () => {
  const compared = await listSharing(db(), owner.id, [queryOfOwnAny(owner.id, ['invoice'])], undefined);
  expect(compared).toHaveLength(60);
  const page = { tag: undefined, month: undefined, state: undefined, after: undefined, limit: 101 };
  const listed = await listMistakes(db(), owner.id, {
    ...page,
    query: queryOfOwn(owner.id, termsOf('invoice')),
  });
  expect(listed).toHaveLength(101);
  expect(JSON.stringify([compared, listed]).length).toBeLessThan(161 * 800);
});

/** The plan that is kept for all values of a statement, as of one that has run often. */
async function keptPlanOf(
  statement: { text: string; values: readonly unknown[] } | undefined,
): Promise<string> {
  const client = await app.ports.database.pool.connect();
  try {
    await client.query(`prepare kept as ${statement?.text}`);
    await client.query('set plan_cache_mode = force_generic_plan');
    const values = statement?.values.map(() => 'null').join(', ');
    const { rows } = await client.query(`explain execute kept (${values})`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('reset plan_cache_mode');
    await client.query('deallocate kept');
    client.release();
  }
}

test('texts of an import are looked up among them, not compared with each', async () => {
  const { sent } = await countStatements(() =>
    listSameMistakes(db(), owner.id, ['Left the cellar gate open']),
  );
  expect(await keptPlanOf(sent[0])).toMatch(/Hash Semi Join|hashed SubPlan|HashAggregate/);
  expect(await listSameMistakes(db(), owner.id, ['Left the cellar gate open', 'Else'])).toEqual([
    'Left the cellar gate open',
  ]);
});

test('no one’s words find what is not theirs', async () => {
  const other = await buildPerson(app);
  const asOther = { as: other };
  expect((await app.call(api.mistake.list, { keyword: 'invoice' }, asOther)).data.items).toEqual([]);
  expect((await app.call(api.mistake.similar, { text: SAID }, asOther)).data.items).toEqual([]);
  expect((await app.call(api.handbook.getList, { keyword: 'once' }, asOther)).data.items).toEqual([]);
  expect((await app.call(api.handbook.getList, { keyword: 'once' }, { as: owner })).data.items).toHaveLength(
    1,
  );
});
