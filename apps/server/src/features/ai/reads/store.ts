import type { ReadingFeature } from '@garden/contract';
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { whereRoom } from '../../../db/errors.ts';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { aiReads } from '../../../db/schema/ai.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { eraseSome } from '../../../platform/erase-hidden.ts';
import { personColumns } from '../../account/store.ts';
import { todayOf } from '../../diary/days/store.ts';
import { keptSince } from '../../diary/readers/rules.ts';
import { inOrderOf, listPeopleIn, onPage, type ViewPage } from '../../diary/readers/store.ts';

type Read = {
  readonly feature: ReadingFeature;
  readonly diaryIds: readonly string[];
  /** Whether sentences of them go to the provider. */
  readonly sent: boolean;
};

/** Writes down that AI reads diaries for someone, but for their own; once a day. */
export async function recordReads(
  ctx: Pick<Context, 'actor' | 'database' | 'now'>,
  { userId }: Authorized<{ readonly userId: string }>,
  { feature, diaryIds, sent }: Read,
): Promise<void> {
  if (diaryIds.length === 0) return;
  const read = {
    readerId: userId,
    feature,
    sent,
    today: todayOf(ctx),
    diaryIds: [...new Set(diaryIds)].sort(),
  };
  await whereRoom(insertReads(ctx.database.db, read));
}

const insertReads = statement(
  'record_ai_reads',
  (
    db,
    {
      readerId,
      feature,
      sent,
      today,
      diaryIds,
    }: Params<{
      readerId: string;
      feature: string;
      sent: boolean;
      today: string;
      diaryIds: readonly string[];
    }>,
  ) =>
    db
      .insert(aiReads)
      .select(
        sql`select read.id, ${readerId}::uuid, ${today}::date, array[${feature}::text], ${sent}::boolean, read.author_id
          from ${diaries} as read
          where read.id = any (${diaryIds}::uuid[]) and read.author_id <> ${readerId}::uuid
          order by read.id`,
      )
      .onConflictDoUpdate({
        target: [aiReads.diaryId, aiReads.readerId, aiReads.day],
        set: {
          features: sql`array(select distinct unnest(${aiReads.features} || excluded.features) order by 1)`,
          sent: sql`${aiReads.sent} or excluded.sent`,
        },
        setWhere: sql`not ${aiReads.features} @> excluded.features or excluded.sent and not ${aiReads.sent}`,
      }),
);

const { diaryId, readerId, day, ownerId } = aiReads;
const columns = { ownerId, readerId, day, id: diaryId };

type Own = { readonly ownerId: string; readonly over: string };

/**
 * Who had AI read diaries of someone, the latest day first. What is of a day waits until it is over: where comments can be
 * anonymous, the moment at which someone comes is theirs (ADR 029).
 */
export async function listReadsOf(db: Database, { ownerId: owner, over }: Own, page: ViewPage) {
  return db
    .select({
      id: diaryId,
      reader: personColumns(users),
      day,
      from: diaries.day,
      features: aiReads.features,
      sent: aiReads.sent,
    })
    .from(aiReads)
    .innerJoin(diaries, and(eq(diaries.id, diaryId), isNull(diaries.deletedAt)))
    .innerJoin(users, eq(users.id, readerId))
    .where(and(onPage(columns, owner, page), lte(day, over)))
    .orderBy(...inOrderOf(columns))
    .limit(page.limit);
}

/** The people who had AI read diaries of someone. */
export const listReadersOf = (db: Database, { ownerId: owner, over }: Own, since: string) =>
  listPeopleIn(db, columns, owner, {
    since,
    isTold: sql`${day} <= ${over}::date and exists (
      select from ${diaries} where ${diaries.id} = ${diaryId} and ${diaries.deletedAt} is null
    )`,
  });

/** Forgets at most so many reads that the ledger has kept for long enough. */
export function forgetReads(db: Database, now: Date, limit: number): Promise<number> {
  return eraseSome(db, [diaryId, readerId, day], lt(day, keptSince(now)), limit);
}
