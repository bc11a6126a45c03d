// @module-tag postgres/sql
import { api, type Endpoint, type RequestOf } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildCollected, buildPair, buildQuote, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

/** Lines of others in one’s team, and in other teams; items of other people’s collections. */
const FEW = 1_000;
const MANY = 20_000;
const app = useTestApp();
let reader: TestPerson;
let teamId: string;
const few = new Map<string, number>();

const reads: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the newest', () => ask(api.quote.get, { teamId })],
  ['the most liked', () => ask(api.quote.get, { sort: 'liked' })],
  ['those with a rare word', () => ask(api.quote.get, { keyword: 'patience' })],
  ['one’s own', () => ask(api.quote.get, { of: 'mine' })],
  ['the mix of a day', () => ask(api.quote.getBroadcast, {})],
  ['one’s collection', () => ask(api.collection.get, {})],
  ['what it holds of a word', () => ask(api.collection.get, { keyword: 'sleep' })],
];

async function ask<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<void> {
  const { code, message } = await app.call(endpoint, input, { as: reader });
  if (code !== 200) throw new Error(message);
}

/** Lines past the calls, half of them in the team, and as many items of a collection. */
async function fill(ownerId: string, otherTeamId: string, amount: number): Promise<void> {
  const { pool } = app.ports.database;
  await pool.query(
    `insert into quotes (id, team_id, keeper_id, text, day, words, likes, created_at)
     select gen_random_uuid(), case when n % 2 = 0 then $1::uuid else $2::uuid end, $3::uuid, 'grapes', '2026-03-31',
       array_to_tsvector(array['=a' || $3::uuid, '=t' || case when n % 2 = 0 then $1::uuid else $2::uuid end, 'grapes']),
       n % 50, now()
     from generate_series(1, $4::int) n`,
    [teamId, otherTeamId, ownerId, amount],
  );
  await pool.query(
    `insert into collections (id, owner_id, text, words, position, created_at)
     select gen_random_uuid(), $1::uuid, 'sleep', array_to_tsvector(array['=a' || $1::uuid, 'sleep']), n, now()
     from generate_series(1, $2::int) n`,
    [ownerId, amount],
  );
  await pool.query('vacuum analyze quotes, collections');
}

/** The blocks that the database touches to answer a read. */
async function blocksOf(read: () => Promise<unknown>): Promise<number> {
  const { sent } = await countStatements(read);
  let blocks = 0;
  for (const { text, values } of sent.filter(({ text }) => /"(quotes|collections)"/.test(text))) {
    const { rows } = await app.ports.database.pool.query(`explain (analyze, buffers, format json) ${text}`, [
      ...(values ?? []),
    ]);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return blocks;
}

beforeAll(async () => {
  const [own, other] = [await buildPair(app), await buildPair(app)];
  ({ member: reader, teamId } = own);
  await buildQuote(app, own.owner, { text: 'Patience, then harvest.' });
  await buildQuote(app, reader, { text: 'Prune what you love.' });
  for (let items = 0; items < 30; items += 1) await buildCollected(app, reader);
  await fill(own.owner.id, other.teamId, FEW);
  for (const [name, read] of reads) few.set(name, await blocksOf(read));
  await fill(own.owner.id, other.teamId, MANY - FEW);
}, 60_000);

test.each(reads)('%s costs among many lines what it costs among few', async (name, read) => {
  const before = few.get(name) ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(await blocksOf(read)).toBeLessThanOrEqual(before * 1.3 + 10);
});
