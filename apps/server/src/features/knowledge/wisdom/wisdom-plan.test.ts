// @module-tag postgres/sql
import { beforeAll, expect, test } from 'vitest';
import { buildPair, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { buildCollected, buildQuote } from '../../../testing/knowledge-factories.ts';
import { blocksLookedUp, fillTimeout, flatFrom, itemsOfOthers, pack } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { queryOfTexts, termsOf } from '../../diary/search/rules.ts';
import { listItems } from '../collection/store.ts';
import { listBroadcast, listOwnQuotes, listQuotes, searchQuotes } from './list.store.ts';

/** Lines of others in one’s team, and in other teams; items of other people’s collections. */
const { few: FEW, many: MANY } = itemsOfOthers;
const app = useTestApp();
let reader: TestPerson;
let teamId: string;
const few = new Map<string, number>();
const page = { after: undefined, limit: 21 };
const inTeam = () => ({ userId: reader.id, teamIds: [teamId] });
const on = () => ({ db: app.ports.database.db, hooks: app.ports.hooks });
const wordsOf = (keyword: string) => {
  const asked = { readerId: reader.id, teamIds: [teamId], maskedIn: [], isOneTeam: false };
  return queryOfTexts(termsOf(keyword), asked);
};

const reads: readonly (readonly [string, () => Promise<readonly unknown[]>])[] = [
  ['the newest', () => listQuotes(on(), { reader: inTeam(), teamIds: [teamId], order: 'newest', page })],
  ['the most liked', () => listQuotes(on(), { reader: inTeam(), teamIds: [teamId], order: 'liked', page })],
  [
    'those with a rare word',
    () =>
      searchQuotes(on(), {
        reader: inTeam(),
        query: wordsOf('patience'),
        isOwn: false,
        order: 'newest',
        page,
      }),
  ],
  ['one’s own', () => listOwnQuotes(on(), { reader: inTeam(), teamId: undefined, order: 'newest', page })],
  [
    'the mix of a day',
    () => listBroadcast(on(), { reader: inTeam(), teamIds: [teamId], today: '2026-03-31' }),
  ],
  ['one’s collection', () => listItems(on().db, inTeam(), {}, page)],
  ['what it holds of a word', () => listItems(on().db, inTeam(), { query: wordsOf('sleep') }, page)],
];

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
  await pack(pool, ['quotes', 'collections']);
}

beforeAll(async () => {
  const [own, other] = [await buildPair(app), await buildPair(app)];
  ({ member: reader, teamId } = own);
  await buildQuote(app, own.owner, { text: 'Patience, then harvest.' });
  await buildQuote(app, reader, { text: 'Prune what you love.' });
  for (let items = 0; items < 30; items += 1) await buildCollected(app, reader);
  // Of so many, each is looked up by key; of a handful, the planner may read all of them once.
  for (let people = 0; people < 200; people += 1) await buildPerson(app);
  await fill(own.owner.id, other.teamId, FEW);
  for (const [name, read] of reads) few.set(name, await blocksLookedUp(app.ports.database.pool, read));
  await fill(own.owner.id, other.teamId, MANY - FEW);
}, fillTimeout);

test.each(reads)('%s costs among many lines what it costs among few', async (name, read) => {
  const before = few.get(name) ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(await blocksLookedUp(app.ports.database.pool, read)).toBeLessThanOrEqual(flatFrom(before));
});
