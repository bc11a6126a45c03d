// @module-tag postgres/sql
import { beforeAll, expect, test } from 'vitest';
import { buildDiary, buildPair, LONG_ENOUGH, type TestPerson } from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import {
  blocksLookedUp,
  blocksOf,
  fillTimeout,
  flatFrom,
  itemsOfOthers,
  pack,
} from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { queryOfTexts, termsOf } from '../../diary/search/rules.ts';
import { listTelling } from '../../diary/search/store.ts';
import { mayBeProposed, proposedValues } from '../knowing/asking.store.ts';
import { conditionOf, wordsOf } from '../likeness/rules.ts';
import { listRanking } from '../ranking/ranking.store.ts';
import { listQuestionsBy, listTeamQuestions, type QuestionState, searchQuestions } from './lists.store.ts';
import { hydrateQuestions } from './shown.store.ts';
import { listAnsweredSharing } from './similar.store.ts';

/** Questions and diaries of others, in one’s team and in other teams. */
const { few: FEW, many: MANY } = itemsOfOthers;
const TODAY = '2026-03-31';
const NOW = new Date(`${TODAY}T12:00:00.000Z`);
const app = useTestApp();
let reader: TestPerson;
let teamId: string;
const few = new Map<string, number>();
let fewLookups = 0;
const page = { after: undefined, limit: 21 };
const inTeam = () => ({ userId: reader.id, teamIds: [teamId] });
const db = () => app.ports.database.db;
const hooks = () => app.ports.hooks;
const list = (state?: QuestionState) =>
  listTeamQuestions(db(), hooks(), [teamId], inTeam(), { state, ...page });

type Reads = readonly (readonly [string, () => Promise<readonly unknown[]>])[];

/** Whole pages: each of their rows is looked up by its id, and what is said about it by its place. */
const pages: Reads = [
  ['the newest', () => list()],
  ['the open ones', () => list('open')],
  ['the solved ones', () => list('solved')],
  ['the unanswered ones', () => list('unanswered')],
  ['one’s own', () => listQuestionsBy(db(), hooks(), reader.id, inTeam(), page)],
];

const reads: Reads = [
  ['those that one is asked to answer', () => list('for_me')],
  [
    'those with a rare word',
    () => {
      const asking = { readerId: reader.id, teamIds: [teamId], maskedIn: [], isOneTeam: false };
      return searchQuestions(db(), hooks(), queryOfTexts(termsOf('patience'), asking), inTeam(), page);
    },
  ],
  ['the ranking of all time', () => listRanking(db(), teamId, { from: null, by: 'asked' })],
  ['the ranking of a month', () => listRanking(db(), teamId, { from: '2026-03-01', by: 'asked' })],
  [
    'similar ones',
    async () => {
      const { answered } = await listAnsweredSharing(
        db(),
        hooks(),
        wordsOf('Patience at harvest?').map(conditionOf),
        inTeam(),
      );
      const ids = answered.map(({ id }) => id);
      return hydrateQuestions(db(), hooks(), ids, inTeam());
    },
  ],
  [
    'who may know',
    () => {
      const asked = {
        readerId: reader.id,
        teamIds: [teamId],
        conditions: wordsOf('Patience at harvest?').map(conditionOf),
      };
      const naming = { mayBeNamed: mayBeProposed, values: proposedValues(app.ports.random.id(), NOW, 5) };
      return listTelling(db(), asked, naming);
    },
  ],
];

/**
 * Blocks from the roots to the leaves of the two indexes by which each row of a page is looked up: what is asked for here is not
 * there. They are most of what grows, since each index gets a level more: of the 236 blocks of the newest ones among 1,000,
 * 84 are these, and 126 of the 308 among 100,000. To cut the page takes 3 and 4.
 */
async function lookups(): Promise<number> {
  const none = "'00000000-0000-4000-8000-000000000000'";
  const { pool } = app.ports.database;
  const wanted = [
    `from curiosities where id = ${none}`,
    `from threads where team_id = ${none} and object_kind = 'curious' and object_id = ${none}`,
  ];
  let blocks = 0;
  for (const from of wanted) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) select ${from}`);
    const { Plan } = rows[0]['QUERY PLAN'][0];
    blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
  }
  return blocks;
}

/** Questions and diaries past the calls, half of each in the team, all long before this week. */
async function fill(
  own: TestPerson,
  other: { readonly owner: TestPerson; readonly teamId: string },
  amount: number,
) {
  const { pool } = app.ports.database;
  const values = [teamId, other.teamId, own.id, other.owner.id, amount];
  await pool.query(
    `with asked as (
       insert into curiosities (id, asker_id, day, question, team_ids, solved_at, words, created_at)
       select gen_random_uuid(), person, date '2026-01-01' - n % 2000, 'grapes', array[team], case when n % 4 < 2 then now() end,
         array_to_tsvector(array['=a' || person, '=t' || team, 'grapes', 'rain']), timestamptz '2026-01-01' - n * interval '1 second'
       from generate_series(1, $5::int) n,
         lateral (select case when n % 2 = 0 then $1::uuid else $2::uuid end as team,
           case when n % 2 = 0 then $3::uuid else $4::uuid end as person) as half
       returning id, team_ids, created_at, solved_at, extract(epoch from created_at)::bigint % 3 > 0 as answered
     ), listed as (
       insert into curiosity_teams (team_id, created_at, curiosity_id, solved_on, answered)
       select team_ids[1], created_at, id, solved_at::date, answered from asked
     )
     insert into threads (team_id, object_kind, object_id, comments, answered_on)
     select team_ids[1], 'curious', id, 1, '2026-01-02' from asked where answered`,
    values,
  );
  await pool.query(
    `with written as (
       insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
       select gen_random_uuid(), case when n % 2 = 0 then $3::uuid else $4::uuid end,
         (select coalesce(max(day), '1500-01-01') from diaries where day < '2000-01-01') + n,
         array[case when n % 2 = 0 then $1::uuid else $2::uuid end], sections, 200, false, 1, now(), now()
       from generate_series(1, $5::int) n, (select sections from diaries where author_id = $3::uuid limit 1) as sample
       returning id, team_ids[1] as team_id, author_id, day
     ), listed as (
       insert into diary_teams (team_id, day, diary_id, author_id) select team_id, day, id, author_id from written
     )
     insert into diary_words (diary_id, author_id, day, shared, own)
     select id, author_id, day, array_to_tsvector(array['=a' || author_id, '=t' || team_id, 'grapes', 'rain']), '' from written`,
    values,
  );
  await pool.query('delete from curiosity_counts where team_id = any ($1)', [[teamId, other.teamId]]);
  await pool.query(
    `insert into curiosity_counts (team_id, day, user_id, asked, answered, solved)
     select listed.team_id, counted.day, question.asker_id, count(*), 0, 0
     from curiosity_teams as listed join curiosities as question on question.id = listed.curiosity_id
     cross join lateral (values (question.day), ('-infinity'::date)) as counted (day)
     where listed.team_id = any ($1) group by 1, 2, 3`,
    [[teamId, other.teamId]],
  );
  const asked = [
    'curiosities',
    'curiosity_teams',
    'curiosity_asks',
    'curiosity_counts',
    'threads',
    'comments',
  ];
  await pack(pool, [...asked, 'diaries', 'diary_teams', 'diary_words']);
}

beforeAll(async () => {
  app.clock.set(NOW.toISOString());
  const [own, other] = [await buildPair(app), await buildPair(app)];
  ({ member: reader, teamId } = own);
  await buildDiary(app, { author: own.owner, summary: `Patience, then the harvest. ${LONG_ENOUGH}` });
  const { id: similar } = await buildQuestion(app, own.owner, { question: 'Patience before a harvest?' });
  await app.ports.database.pool.query('update curiosities set solved_at = now() where id = $1', [similar]);
  for (let count = 0; count < 3; count += 1) {
    const { id } = await buildQuestion(app, own.owner);
    await app.ports.database.pool.query(
      'insert into curiosity_asks (curiosity_id, person_id, team_id, asked_at) values ($1, $2, $3, now())',
      [id, reader.id, teamId],
    );
  }
  for (let count = 0; count < 30; count += 1) await buildQuestion(app, reader);
  await fill(own.owner, other, FEW);
  for (const [name, read] of pages) few.set(name, await blocksLookedUp(app.ports.database.pool, read));
  for (const [name, read] of reads) few.set(name, await blocksOf(app.ports.database.pool, read));
  fewLookups = await lookups();
  await fill(own.owner, other, MANY - FEW);
}, fillTimeout);

test.each(pages)(
  '%s cost among many questions what they cost among few, but for deeper indexes',
  async (name, read) => {
    const rest = (blocks: number, each: number) => blocks - page.limit * each;
    const before = rest(few.get(name) ?? 0, fewLookups);
    expect(before).toBeGreaterThan(0);
    const now = rest(await blocksLookedUp(app.ports.database.pool, read), await lookups());
    expect(now).toBeLessThanOrEqual(flatFrom(before));
  },
);

test.each(reads)('%s cost among many questions what they cost among few', async (name, read) => {
  const before = few.get(name) ?? 0;
  expect(before).toBeGreaterThan(0);
  const now = await blocksOf(app.ports.database.pool, read);
  expect(now).toBeLessThanOrEqual(flatFrom(before));
});

test('a ranking is of what was asked since its first day', async () => {
  const asked = async (from: string | null) =>
    (await listRanking(db(), teamId, { from, by: 'asked' })).map((row) => row.asked);
  expect(await asked('2026-03-30')).toEqual([30, 4]);
  expect(await asked(null)).toEqual([MANY / 2 + 4, 30]);
});
