import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { moodDays } from '../../../db/schema/mood.ts';
import {
  questionnaireInbox,
  questionnaireRuns,
  questionnaireTakers,
} from '../../../db/schema/questionnaires.ts';
import { shuffleRows } from '../../../db/shuffle-rows.ts';
import type { EraseHidden } from '../../../platform/personal-data.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openAnswer, type SealedAnswer, sealAnew } from './sealing.store.ts';
import { readAnonymity } from './takers.store.ts';

/** Rows that are sealed or opened in one go: a few milliseconds, in which nothing else is done. */
const AT_ONCE = 128;

type Shuffling = Pick<Ports, 'database' | 'files' | 'random'>;

/**
 * Writes the waiting answers of a run anew when any have come since: under new ids, sealed anew and in the order of chance,
 * with the tags of those who gave them, all by one transaction. What is left tells no more which came with which tag, or
 * when.
 */
export async function shuffleInbox(ports: Shuffling): Promise<void> {
  const { database } = ports;
  const { rows } = await database.db.execute<{ runId: string }>(
    sql`select distinct run_id as "runId" from ${questionnaireInbox} where is_new`,
  );
  if (rows.length === 0) return;
  const anonymity = await readAnonymity(ports);
  for (const { runId } of rows)
    await database.transaction(async (tx) => {
      const sealed = await takeOut(tx, runId);
      const written = sealed
        .map((text) => ({ id: ports.random.uuid(), sealed: sealAnew(anonymity.seals, text) }))
        // Ids are random: in their order, rows are shuffled.
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      for (let from = 0; from < written.length; from += AT_ONCE) {
        const some = written.slice(from, from + AT_ONCE);
        await tx.execute(sql`
          insert into ${questionnaireInbox} (id, run_id, sealed, is_new)
          select given.id, ${runId}::uuid, given.sealed, false from unnest(
            ${sql.param(some.map(({ id }) => id))}::uuid[], ${sql.param(some.map((row) => row.sealed))}::text[]
          ) as given(id, sealed)`);
      }
      await shuffleRows(tx, questionnaireTakers, sql`run_id = ${runId}::uuid`);
    });
  // Rows that were written anew lie on the disk, in their order, until then.
  await database.pool.query('vacuum questionnaire_inbox, questionnaire_takers');
}

async function takeOut(tx: Transaction, runId: string): Promise<string[]> {
  const rows = await tx
    .delete(questionnaireInbox)
    .where(eq(questionnaireInbox.runId, runId))
    .returning({ sealed: questionnaireInbox.sealed });
  return rows.map(({ sealed }) => sealed);
}

/** The anonymous answers to a run that wait. */
export async function readInbox(ports: Shuffling, runId: string): Promise<SealedAnswer[]> {
  const { db } = ports.database;
  const { seals } = await readAnonymity(ports);
  const answers: SealedAnswer[] = [];
  for (let after: string | undefined; ; ) {
    const rows = await readSome(db, runId, after);
    for (const { sealed } of rows) {
      const answer = openAnswer(seals, sealed);
      if (answer) answers.push(answer);
    }
    after = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) return answers;
  }
}

async function readSome(db: Database, runId: string, after: string | undefined) {
  return db
    .select({ id: questionnaireInbox.id, sealed: questionnaireInbox.sealed })
    .from(questionnaireInbox)
    .where(
      sql`${questionnaireInbox.runId} = ${runId}::uuid and ${questionnaireInbox.id} > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')`,
    )
    .orderBy(questionnaireInbox.id)
    .limit(AT_ONCE);
}

/**
 * Erases what waits for a run that is gone or was counted, or for a day on which a team asked and which was counted, and the
 * tags of those who answered one that is gone.
 */
export const eraseStrayAnswers: readonly EraseHidden[] = [
  async (tx, _ctx, _before, limit) => {
    const strays = await tx.execute(sql`
      delete from ${questionnaireInbox} where id in (
        select stray.id from ${questionnaireInbox} as stray
        left join ${questionnaireRuns} as run on run.id = stray.run_id
        where (run.id is null or run.counted_on is not null)
          and not exists (select from ${moodDays} as asked where asked.id = stray.run_id) limit ${limit}
      )`);
    return strays.rowCount ?? 0;
  },
  async (tx, _ctx, _before, limit) => {
    const strays = await tx.execute(sql`
      delete from ${questionnaireTakers} where id in (
        select stray.id from ${questionnaireTakers} as stray
        where not exists (select from ${questionnaireRuns} as run where run.id = stray.run_id)
          and not exists (select from ${moodDays} as asked where asked.id = stray.run_id) limit ${limit}
      )`);
    return strays.rowCount ?? 0;
  },
];
