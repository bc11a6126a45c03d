// @module-tag postgres/sql
import type { LedgerKind } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { blocksLookedUp, fillTimeout, itemsOfOthers, pack } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { accesses, listLedgerPeople } from './store.ts';

/** Rows of each kind, of a year in which everything was read. */
const ROWS = itemsOfOthers.many / 2;
const PEOPLE = 4;
const NOW = new Date('2026-03-31T12:00:00.000Z');
const app = useTestApp();
let owner: TestPerson;
let reader: TestPerson;
let teamId: string;

const kinds: readonly LedgerKind[] = ['ai', 'answers', 'diaries', 'questions', 'statistics'];
const own = () => ({ ownerId: owner.id, teamIds: [teamId], over: '2026-04-01', since: '2025-01-01' });
const page = { after: undefined, readerId: undefined, from: '2025-03-30', to: '9999-12-31', limit: 21 };
/** From an index to a row, to what it is about, and to who that was, whatever else there is: four roots, and their leaves. */
const MOST = 7 * page.limit;
const ways = {
  'the newest page': () => page,
  'a page further back': () => ({
    ...page,
    after: ['2026-03-20', 'diaries', reader.id, reader.id] as const,
  }),
  'a month': () => ({ ...page, from: '2026-03-01', to: '2026-03-30' }),
  'one person': () => ({ ...page, readerId: reader.id }),
  'one person in a month': () => ({ ...page, readerId: reader.id, from: '2026-03-01', to: '2026-03-30' }),
};
const { db, pool } = {
  db: () => app.ports.database.db,
  pool: () => app.ports.database.pool,
};
const reads: readonly (readonly [string, () => Promise<readonly unknown[]>])[] = [
  ...kinds.flatMap((rank) =>
    Object.entries(ways).map(
      ([way, asked]) => [`${rank}: ${way}`, () => accesses[rank](db(), own(), { ...asked(), rank })] as const,
    ),
  ),
  ['the people', () => listLedgerPeople(db(), own(), NOW)],
];
const measure = (read: () => Promise<readonly unknown[]>) => blocksLookedUp(pool(), read);

/** Past the calls: each row on one of 360 days, by one of a few people. */
async function fill(from: number, to: number): Promise<void> {
  const row = `date '2026-03-31' - (n / ${PEOPLE}) % 360 as day,
    (select id from users where code = 'watcher-' || n % ${PEOPLE}) as reader_id`;
  const rows = `(select gen_random_uuid() as id, n, ${row} from generate_series($2::int, $3::int - 1) n) as made`;
  const run = (text: string) => pool().query(text, [owner.id, from, to, teamId]);
  await run(
    `with made as materialized (select * from ${rows}), written as (
       insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
       select id, $1, date '2026-03-31' - n, array[$4::uuid], '{"summary": "Pressed"}', 9, false, 1, now(), now()
       from made returning id
     ), opened as (
       insert into diary_accesses (diary_id, reader_id, kind, day, named_in, owner_id)
       select id, reader_id, 'opened', day, array[$4::uuid], $1 from made
     )
     insert into ai_reads (diary_id, reader_id, day, features, sent, owner_id)
     select id, reader_id, day, '{focus}', false, $1 from made`,
  );
  await run(
    `with made as materialized (select * from ${rows}), asked as (
       insert into curiosities (id, asker_id, day, question, detail, team_ids, created_at)
       select id, $1, day, 'Why blue?', '', array[$4::uuid], now() from made
     )
     insert into curiosity_accesses (curiosity_id, reader_id, kind, day, named_in, owner_id)
     select id, reader_id, 'opened', day, array[$4::uuid], $1 from made`,
  );
  await run(
    `with made as materialized (select * from ${rows}), counted as (
       insert into statistics_downloads (team_id, member_id, reader_id, day, from_day, to_day)
       select $4::uuid, $1, reader_id, day, day, day from made on conflict do nothing
     )
     insert into questionnaire_downloads (team_id, questionnaire_id, member_id, reader_id, day, title)
     select $4::uuid, id, $1, reader_id, day, '{"en": "Pulse"}' from made`,
  );
  await pack(pool(), [
    ...['diaries', 'curiosities', 'diary_accesses', 'curiosity_accesses', 'ai_reads'],
    ...['statistics_downloads', 'questionnaire_downloads', 'users', 'teams'],
  ]);
}

beforeAll(async () => {
  ({ id: teamId, owner } = await buildTeam(app));
  reader = await buildPerson(app);
  await pool().query(
    `insert into users (id, email, name, code, locale, timezone, created_at)
     select gen_random_uuid(), 'w' || n || '@garden.example', 'Watcher ' || n, 'watcher-' || n, 'en', 'UTC', now()
     from generate_series(0, ${PEOPLE} - 1) n`,
  );
  const { rows } = await pool().query("select id from users where code = 'watcher-3'");
  reader = { ...reader, id: rows[0]?.id };
  await fill(0, ROWS);
}, fillTimeout);

test.each(reads)('%s costs what a page costs, among ten thousand rows', async (_, read) => {
  expect(await measure(read)).toBeLessThanOrEqual(MOST);
});
