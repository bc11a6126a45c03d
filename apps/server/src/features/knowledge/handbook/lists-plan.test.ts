// @module-tag postgres/sql
import { beforeAll, expect, test } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { blocksLookedUp, fillTimeout, flatFrom, itemsOfOthers, pack } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { queryOfOwnAny } from '../../diary/search/rules.ts';
import { listMistakes, listSharing, summarizeMistakes } from '../mistakes/own.store.ts';
import { findCurrent, listImprovements } from './improvement.store.ts';
import { listCategories, listGuidelines } from './store.ts';

/** Guidelines, mistakes and improvements of others; each has as many of their own as a page holds, and some more. */
const { few: FEW, many: MANY } = itemsOfOthers;
const OWN = 60;
const app = useTestApp();
let owner: TestPerson;
const few = new Map<string, number>();
/** Among what is its owner’s. */
const query = () => queryOfOwnAny(owner.id, ['grapes']);
const page = { query: undefined, after: undefined, limit: 21 };
const ofMistakes = { ...page, tag: undefined, month: undefined, state: undefined };
const db = () => app.ports.database.db;
const measure = (read: () => Promise<readonly unknown[]>) => blocksLookedUp(app.ports.database.pool, read);

const reads: readonly (readonly [string, () => Promise<readonly unknown[]>])[] = [
  ['the handbook', () => listGuidelines(db(), owner.id, { ...page, category: undefined })],
  ['a category of it', () => listGuidelines(db(), owner.id, { ...page, category: 'Letters' })],
  [
    'what it says of a word',
    () => listGuidelines(db(), owner.id, { ...page, category: undefined, query: query() }),
  ],
  ['its categories', () => listCategories(db(), owner.id)],
  ['mistakes', () => listMistakes(db(), owner.id, ofMistakes)],
  ['mistakes with a word', () => listMistakes(db(), owner.id, { ...ofMistakes, query: query() })],
  ['what they come to', async () => [await summarizeMistakes(db(), owner.id)]],
  ['mistakes like another', () => listSharing(db(), owner.id, [query()], undefined)],
  ['improvements', () => listImprovements(db(), owner.id, page)],
  ['the present improvement', async () => [await findCurrent(db(), owner.id)].filter(Boolean)],
];

/** Items past the calls. */
async function fill(ownerId: string, amount: number): Promise<void> {
  const { pool } = app.ports.database;
  for (const insert of [
    `guidelines (id, owner_id, category, title, content, pinned, position, version, words, created_at, updated_at)
     select gen_random_uuid(), $1, case when n % 2 = 0 then 'Letters' else '' end, 'Prices', 'Read them aloud', n % 10 = 0,
       n, 1, array_to_tsvector(array['grapes']), now(), now()`,
    `mistakes (id, owner_id, day, text, words, next_on, created_at)
     select gen_random_uuid(), $1, date '2026-03-31' - n % 60, 'Late', array_to_tsvector(array['grapes']),
       case when n % 3 = 0 then date '2026-03-31' end, now()`,
    `improvements (id, owner_id, text, day, check_on, created_at)
     select gen_random_uuid(), $1, 'Ask first', '2026-03-31', '2026-04-14', now()`,
  ])
    await pool.query(`insert into ${insert} from generate_series(1, $2::int) as n`, [ownerId, amount]);
  await pack(pool, ['guidelines', 'mistakes', 'improvements']);
}

beforeAll(async () => {
  owner = await buildPerson(app);
  const others = [await buildPerson(app), await buildPerson(app)];
  await fill(owner.id, OWN);
  for (const { id } of others) await fill(id, FEW / others.length);
  for (const [name, read] of reads) few.set(name, await measure(read));
  for (const { id } of others) await fill(id, (MANY - FEW) / others.length);
}, fillTimeout);

test.each(reads)('%s cost among many of others what they cost among few', async (name, read) => {
  const before = few.get(name) ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(await measure(read)).toBeLessThanOrEqual(flatFrom(before));
});
