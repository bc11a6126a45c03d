// @module-tag postgres/sql
import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { tidyJob } from '../features/account/jobs.ts';
import { forgetViewsJob } from '../features/diary/jobs.ts';
import { forgetQuestionViewsJob } from '../features/knowledge/jobs.ts';
import { forgetEventsJob, forgetNoticesJob } from '../features/notice/jobs.ts';
import { eraseInvitationsJob, eraseTeamsJob } from '../features/team/jobs.ts';
import { firstIdAt } from '../platform/random.ts';
import { workersOf } from '../workers.ts';
import { countStatements } from './count-statements.ts';
import { buildPerson, buildTalk, buildTeam } from './factories.ts';
import { buildQuestion } from './knowledge-factories.ts';
import { useTestApp } from './use-test-app.ts';

const app = useTestApp();
const TODAY = '2026-03-31';
const A_YEAR_AGO = '2025-03-30';
/** More than two batches hold. */
const OLD = 1_100;

const query = async (text: string, ...values: unknown[]) =>
  (await app.ports.database.pool.query(text, values)).rows;

/** Runs a job; tells which statements it sent. */
async function run(job: { readonly name: string }): Promise<readonly string[]> {
  const worker = workersOf(app.ports).find(({ name }) => name === job.name);
  return (await countStatements(async () => worker?.run({}))).statements;
}

test('who opened a diary or a question is known for a year', async () => {
  app.clock.set(new Date(`${TODAY}T09:00:00.000Z`));
  const { author, reader, diaryId } = await buildTalk(app);
  const { id: questionId } = await buildQuestion(app, author);
  const opened = [
    ['diary_accesses', 'diary_id', diaryId, forgetViewsJob],
    ['curiosity_accesses', 'curiosity_id', questionId, forgetQuestionViewsJob],
  ] as const;
  for (const [table, object, id, job] of opened) {
    await query(
      `insert into ${table} (${object}, reader_id, kind, day, owner_id)
       select $1, $2, 'opened', date '${A_YEAR_AGO}' - n, $4 from generate_series(0, $3::int) n`,
      ...[id, reader.id, OLD, author.id],
    );
    expect(await run(job)).toHaveLength(3);
    expect(await query(`select day::text from ${table} where ${object} = $1`, id)).toEqual([
      { day: A_YEAR_AGO },
    ]);
  }
});

test('what someone was told goes after a year, and is counted no more', async () => {
  app.clock.set(new Date(`${TODAY}T09:00:00.000Z`));
  const person = await buildPerson(app);
  await query(
    `insert into notices (id, user_id, kind, params, created_at)
     select overlay($1::text placing lpad(to_hex(n), 12, '0') from 25)::uuid, $2, 'follow', '{}', $3
     from generate_series(1, $4::int) n`,
    ...[firstIdAt(new Date('2025-03-29T09:00:00.000Z')), person.id, '2025-03-29T09:00:00.000Z', OLD],
  );
  await query(
    `insert into notices (id, user_id, kind, params, created_at) values ($1, $2, 'follow', '{}', $3)`,
    ...[firstIdAt(new Date('2025-03-31T09:00:00.000Z')), person.id, '2025-03-31T09:00:00.000Z'],
  );
  await query(`insert into notice_totals values ($1, 'follow', $2)`, person.id, OLD + 1);
  expect(await run(forgetNoticesJob)).toHaveLength(6);
  const { data } = await app.call(api.notice.total, {}, { as: person });
  expect(data.total).toBe(1);
  expect(
    await query('select created_at::date::text as day from notices where user_id = $1', person.id),
  ).toEqual([{ day: '2025-03-31' }]);
});

test('sessions that no one uses any more go some at a time', async () => {
  app.clock.set(new Date(`${TODAY}T09:00:00.000Z`));
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  await query(
    `insert into sessions (id, user_id, device, created_at, last_seen_at)
     select gen_random_uuid(), $1, 'old', '2025-01-01', '2026-01-01' from generate_series(1, $2::int)`,
    ...[one.id, OLD],
  );
  // Two people in one browser: the one who was here lately is known there on.
  await query(
    `insert into known_browsers (user_id, browser_hash, signed_in_at)
     values ($1, 'shared', '2025-01-01'), ($2, 'shared', '2026-03-30')`,
    ...[one.id, other.id],
  );
  const statements = await run(tidyJob);
  expect(statements.filter((text) => text.includes('delete from "sessions"'))).toHaveLength(3);
  expect(await query(`select 1 from sessions where device = 'old'`)).toEqual([]);
  expect(await query(`select user_id from known_browsers where browser_hash = 'shared'`)).toEqual([
    { user_id: other.id },
  ]);
});

/** By the job that forgets them and the table: rows that no one needs any more, `$1` of someone, `$2` of them. */
const old = [
  [
    forgetEventsJob,
    'events',
    `(id, audience, audience_id, topic, created_at)
     select gen_random_uuid(), 'person', $1, 'ownDiary', '2025-01-01'`,
  ],
  [
    tidyJob,
    'verification_codes',
    `(id, email, purpose, browser_hash, by_program, code_hash, ip, created_at, expires_at)
     select gen_random_uuid(), $1::uuid || '@farm.example', 'register', 'x', false, 'x', 'x', '2025-01-01', '2025-01-01'`,
  ],
  [
    tidyJob,
    'idempotency_keys',
    `(user_id, key, request_hash, answer, created_at) select $1::uuid, 'old-' || n, 'x', '{}', '2025-01-01'`,
  ],
  [
    eraseTeamsJob,
    'gatherings',
    `(id, pin, host_id, created_at) select gen_random_uuid(), '0', $1::uuid, '2025-01-01'`,
  ],
  [
    eraseInvitationsJob,
    'invitations',
    `(id, team_id, invited_by, created_at, expires_at)
     select gen_random_uuid(), (select id from teams order by created_at desc limit 1), $1::uuid, '2025-01-01', '2025-01-08'`,
  ],
] as const;

test.each(old)('$0.name forgets old $1 some at a time', async (job, table, rows) => {
  app.clock.set(new Date(`${TODAY}T09:00:00.000Z`));
  const { owner } = await buildTeam(app);
  await query(`insert into ${table} ${rows} from generate_series(1, $2::int) n`, owner.id, OLD);
  const deletes = (await run(job)).filter((text) => text.includes(`delete from "${table}"`));
  expect(deletes).toHaveLength(3);
  expect(await query(`select 1 from ${table} where created_at < '2025-02-01'`)).toEqual([]);
});
