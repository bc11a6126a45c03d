// @module-tag postgres/sql
import { beforeAll, expect, test } from 'vitest';
import { DAY, shift } from '../../../platform/clock.ts';
import {
  buildDiary,
  buildPair,
  buildQuestion,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { blocksOf, fillTimeout, flatFrom, itemsOfOthers, pack } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { queryOfTexts, termsOf } from '../../diary/search/rules.ts';
import { listTelling } from '../../diary/search/store.ts';
import { mayBeProposed, proposedValues } from './asking.store.ts';
import { listQuestionsBy, listTeamQuestions, type QuestionState, searchQuestions } from './lists.store.ts';
import { termsOfQuestion } from './question.rules.ts';
import { listRanking } from './ranking.store.ts';
import { listSimilar } from './similar.store.ts';

/** Questions and diaries of others, in one’s team and in other teams. */
const { few: FEW, many: MANY } = itemsOfOthers;
const TODAY = '2026-03-31';
const NOW = new Date(`${TODAY}T12:00:00.000Z`);
const app = useTestApp();
let reader: TestPerson;
let teamId: string;
const few = new Map<string, number>();
const page = { after: undefined, limit: 21 };
/** Two indexes by which each row of a page is found grow by a level. */
const DEEPER = 2 * page.limit;
const inTeam = () => ({ userId: reader.id, teamIds: [teamId] });
const db = () => app.ports.database.db;
const hooks = () => app.ports.hooks;
const list = (state?: QuestionState) =>
  listTeamQuestions(db(), hooks(), [teamId], inTeam(), { state, ...page });

const reads: readonly (readonly [string, () => Promise<readonly unknown[]>])[] = [
  ['the newest', () => list()],
  ['the open ones', () => list('open')],
  ['the solved ones', () => list('solved')],
  ['the unanswered ones', () => list('unanswered')],
  ['those that one is asked to answer', () => list('for_me')],
  ['one’s own', () => listQuestionsBy(db(), hooks(), reader.id, inTeam(), page)],
  [
    'those with a rare word',
    () => {
      const asking = { readerId: reader.id, teamIds: [teamId], maskedIn: [], isOneTeam: false };
      return searchQuestions(db(), hooks(), queryOfTexts(termsOf('patience'), asking), inTeam(), page);
    },
  ],
  ['similar ones', () => listSimilar(db(), hooks(), termsOfQuestion('Patience at harvest?'), inTeam())],
  [
    'who may know',
    () => {
      const asked = {
        readerId: reader.id,
        teamIds: [teamId],
        terms: termsOfQuestion('Patience at harvest?'),
      };
      const naming = { mayBeNamed: mayBeProposed, values: proposedValues(app.ports.random.id(), NOW, 5) };
      return listTelling(db(), asked, naming);
    },
  ],
];

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
       select gen_random_uuid(), person, '2026-01-01', 'grapes', array[team], case when n % 4 < 2 then now() end,
         array_to_tsvector(array['=a' || person, '=t' || team, 'grapes', 'rain']), timestamptz '2026-01-01' - n * interval '1 second'
       from generate_series(1, $5::int) n,
         lateral (select case when n % 2 = 0 then $1::uuid else $2::uuid end as team,
           case when n % 2 = 0 then $3::uuid else $4::uuid end as person) as half
       returning id, team_ids, created_at
     ), listed as (
       insert into curiosity_teams (team_id, created_at, curiosity_id) select team_ids[1], created_at, id from asked
     )
     insert into threads (team_id, object_kind, object_id, comments, answered_on)
     select team_ids[1], 'curious', id, 1, '2026-01-02' from asked where extract(epoch from created_at)::bigint % 3 > 0`,
    values,
  );
  await pool.query(
    `with written as (
       insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
       select gen_random_uuid(), case when n % 2 = 0 then $3::uuid else $4::uuid end,
         (select coalesce(max(day), '1900-01-01') from diaries where day < '2000-01-01') + n,
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
  const asked = ['curiosities', 'curiosity_teams', 'curiosity_asks', 'threads', 'comments'];
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
  for (const [name, read] of reads) few.set(name, await blocksOf(app.ports.database.pool, read));
  await fill(own.owner, other, MANY - FEW);
}, fillTimeout);

test.each(reads)('%s cost among many questions what they cost among few', async (name, read) => {
  const before = few.get(name) ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(await blocksOf(app.ports.database.pool, read)).toBeLessThanOrEqual(flatFrom(before) + DEEPER);
});

test('the ranking of a week reads the questions of that week alone', async () => {
  const week = { from: '2026-03-30', since: shift(NOW, -DAY), by: 'asked' } as const;
  const read = () => listRanking(db(), hooks(), teamId, week);
  expect((await read()).map(({ asked }) => asked)).toEqual([30, 4]);
  expect(await blocksOf(app.ports.database.pool, read)).toBeLessThan(100);
});
