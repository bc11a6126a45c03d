import { lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import {
  questionnaireAnswers,
  questionnaireDownloads,
  type StoredWords,
} from '../../../db/schema/questionnaires.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { eraseSome } from '../../../platform/erase-hidden.ts';
import { keptSince } from '../../diary/readers/rules.ts';

type Download = {
  readonly teamId: string;
  readonly questionnaireId: string;
  readonly runId: string;
  readonly title: StoredWords;
  readonly userId: string;
  readonly day: string;
};

/** Writes down, for each person whose answers by name are in a download, who downloaded them. */
export function recordAnswersDownload(
  tx: Transaction,
  { teamId, questionnaireId, runId, title, userId, day }: Authorized<Download>,
): void {
  tx.atCommit(
    tx
      .insert(questionnaireDownloads)
      .select(
        sql`select ${teamId}::uuid, ${questionnaireId}::uuid, given.user_id, ${userId}::uuid, ${day}::date,
            ${JSON.stringify(title)}::jsonb
          from ${questionnaireAnswers} as given
          where given.run_id = ${runId}::uuid and given.user_id <> ${userId}::uuid
          order by given.user_id`,
      )
      .onConflictDoNothing(),
  );
}

/** Forgets at most so many downloads of answers that the ledger has kept for long enough. */
export function forgetAnswersDownloads(db: Database, now: Date, limit: number): Promise<number> {
  const { questionnaireId, memberId, readerId, day } = questionnaireDownloads;
  return eraseSome(db, [questionnaireId, memberId, readerId, day], lt(day, keptSince(now)), limit);
}
