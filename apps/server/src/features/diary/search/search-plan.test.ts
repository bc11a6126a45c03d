// @module-tag postgres/sql
import { emptySections } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildTeam, type TestTeam } from '../../../testing/factories.ts';
import { pageOfPlan } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import type { Question } from './search.rules.ts';
import { listCandidates } from './search.store.ts';
import { termsOf } from './words-of.rules.ts';

/** Diaries of other teams around those of one. */
const OTHERS = 8_000;
const OWN = 200;
const app = useTestApp();
let team: TestTeam;
beforeAll(async () => {
  team = await buildTeam(app);
  await fill(team.id, OWN);
  await fill((await buildTeam(app)).id, OTHERS);
  await app.ports.database.pool.query('vacuum analyze diaries, diary_words');
}, 60_000);

/** Diaries of a team past the calls, all with the same words: only the amount matters here. */
async function fill(teamId: string, amount: number): Promise<void> {
  const { pool } = app.ports.database;
  await pool.query(
    `insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
     select gen_random_uuid(), $1, date '1900-01-01' + n, array[$2::uuid], $3, 6, false, 1, now(), now()
     from generate_series(1, $4::int) n`,
    [
      (await buildTeam(app)).owner.id,
      teamId,
      JSON.stringify({ ...emptySections(), summary: 'grapes' }),
      amount,
    ],
  );
  await pool.query(
    `insert into diary_words (diary_id, author_id, day, shared, own)
     select id, author_id, day, array_to_tsvector(array['=a' || author_id, '=t' || $1::text, 'grape', 'grapes']), ''
     from diaries where team_ids = array[$1::uuid]`,
    [teamId],
  );
}

/** The plan of a search’s own query, and the blocks that the database touched to answer it. */
async function planOf(question: Question): Promise<{ text: string; blocks: number }> {
  const { pool } = app.ports.database;
  const reader = { userId: question.readerId, teamIds: question.teamIds };
  const page = { from: undefined, to: undefined, after: undefined, limit: 50 };
  const { sent } = await countStatements(() => listCandidates(app.ports, question, page, reader));
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sent[0]?.text}`, [
    ...(sent[0]?.values ?? []),
  ]);
  const { plan, blocks } = pageOfPlan(rows[0]?.['QUERY PLAN'][0].Plan);
  return { text: JSON.stringify(plan), blocks };
}

test('a word of every diary is looked for among those of the reader’s teams alone', async () => {
  const question = {
    readerId: team.owner.id,
    teamIds: [team.id],
    maskedIn: [],
    isOneTeam: false,
    authorId: undefined,
    has: undefined,
    terms: termsOf('grape'),
  };
  const { text, blocks } = await planOf(question);
  expect(text).toContain('diary_words_shared_index');
  expect(text).not.toContain('Seq Scan');
  // A beginning gathers every place of the server where such a word stands.
  expect(text).not.toContain(':*');
  expect(blocks).toBeLessThan(OTHERS / 20);
});
