// @module-tag postgres/sql
import { expect, test } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildTeam } from '../testing/factories.ts';
import { fillTimeout, flatFrom, itemsOfOthers, pack } from '../testing/page-plan.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { HOUR, MINUTE, shift } from './clock.ts';
import { emitEvent, findHorizon, readRecentEvents } from './events.store.ts';

const app = useTestApp();

test('what came in a moment is read without what a team was told in two days', {
  timeout: fillTimeout,
}, async () => {
  const { pool, db } = app.ports.database;
  const { id: teamId } = await buildTeam(app);
  const now = app.clock.now();
  const tellBefore = async (amount: number) => {
    await pool.query(
      `insert into events (id, audience, audience_id, topic, created_at)
       select gen_random_uuid(), 'team', $1::uuid, 'thread', $2::timestamptz - n * interval '1 second'
       from generate_series(1, $3::int) n`,
      [teamId, shift(now, -HOUR), amount],
    );
    await pack(pool, ['events']);
  };
  const read = async () =>
    readRecentEvents(db, {
      since: shift(now, -MINUTE),
      before: (await findHorizon(db)).transaction,
      limit: 1_000,
      audienceIds: [teamId],
    });
  /** Blocks by the one plan that the database keeps for a statement, whatever its parameters. */
  const blocksOfKept = async () => {
    const { sent } = await countStatements(read);
    const { text, values } = sent.at(-1) ?? { text: '', values: [] };
    const client = await pool.connect();
    try {
      await client.query(`prepare kept as ${text}`);
      const given = values.map((value) => `'${Array.isArray(value) ? `{${value.join()}}` : value}'`).join();
      const execute = given === '' ? 'execute kept' : `execute kept (${given})`;
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${execute}`);
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    } finally {
      await client.query('deallocate kept');
      client.release();
    }
  };
  await app.ports.database.transaction(async (tx) =>
    emitEvent(
      tx,
      { random: app.ports.random, now },
      { audience: 'team', audienceId: teamId, topic: 'thread', object: { kind: 'diary', id: teamId } },
    ),
  );
  await tellBefore(itemsOfOthers.few);
  expect(await read()).toHaveLength(1);
  const few = await blocksOfKept();
  await tellBefore(itemsOfOthers.many);
  expect(await read()).toHaveLength(1);
  expect(await blocksOfKept()).toBeLessThanOrEqual(flatFrom(few));
});
