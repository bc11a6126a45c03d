import type { ObjectKind } from '@garden/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { anonymousComments, comments, threads } from '../../../db/schema/conversation.ts';
import { keyPart } from '../../../http/page.ts';
import { forgetNoticesOf } from '../../notice/inbox/store.ts';
import type { Participant } from '../policy.ts';
import { eraseReactionsTo } from '../reactions/store.ts';
import { anonymousSeenBy, type CommentRow, namedSeenBy, readRows } from '../rows/store.ts';
import { type After, afterIn, type ThreadKey } from './rules.ts';

/** An object as the teams talk about it that somebody shares with it. */
export type Threads = {
  readonly kind: ObjectKind;
  readonly objectId: string;
  readonly teamIds: readonly string[];
};

type ThreadPage = { readonly after: ThreadKey | undefined; readonly limit: number };

/** What a cursor of a thread holds. */
export const threadCursor = z.tuple([keyPart.day, z.enum(['0', '1']), keyPart.id]);

/** Replies that stand below a comment before its own page is opened. */
export const FIRST_REPLIES = 3;

/**
 * The comments on an object without replies, the oldest first. Each team gives as many rows as a page holds from its own
 * part of an index, so that a page of a long thread costs what one of a short thread costs.
 */
export async function listThread(
  db: Database,
  { kind, objectId, teamIds }: Threads,
  reader: Participant,
  { after, limit }: ThreadPage,
): Promise<CommentRow[]> {
  if (teamIds.length === 0) return [];
  const one = (table: typeof comments | typeof anonymousComments, rank: 0 | 1, seen: SQL) => sql`(
    select ${table.day} as day, ${sql.raw(String(rank))} as rank, ${table.id} as id from ${table}
    where ${table.teamId} = places.team_id and ${table.objectKind} = ${kind} and ${table.objectId} = ${objectId}
      and ${table.parentId} is null and ${seen} and ${isAfter(table, after && afterIn(rank, after))}
    order by ${table.day}, ${table.id} limit ${limit}
  )`;
  return readRows(
    db,
    sql`select found.* from unnest(${sql.param(teamIds)}::uuid[]) as places(team_id)
      cross join lateral (
        ${one(comments, 0, namedSeenBy(reader))} union all ${one(anonymousComments, 1, anonymousSeenBy(reader))}
      ) found order by day, rank, id limit ${limit}`,
  );
}

/** Replies to some comments, the oldest first, at most so many to each. */
export async function listReplies(
  db: Database,
  parentIds: readonly string[],
  reader: Participant,
  { after, limit }: ThreadPage,
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return [];
  const one = (table: typeof comments | typeof anonymousComments, rank: 0 | 1, seen: SQL) => sql`(
    select ${table.day} as day, ${sql.raw(String(rank))} as rank, ${table.id} as id from ${table}
    where ${table.parentId} = parents.id and ${seen} and ${isAfter(table, after && afterIn(rank, after))}
    order by ${table.day}, ${table.id} limit ${limit}
  )`;
  return readRows(
    db,
    sql`select found.* from unnest(${sql.param(parentIds)}::uuid[]) as parents(id)
      cross join lateral (
        select * from (
          ${one(comments, 0, namedSeenBy(reader))} union all ${one(anonymousComments, 1, anonymousSeenBy(reader))}
        ) either order by day, rank, id limit ${limit}
      ) found`,
  );
}

function isAfter(table: typeof comments | typeof anonymousComments, after: After | undefined): SQL {
  if (after === undefined) return sql`true`;
  const day = sql`${after.day}::date`;
  if (after.from === 'id') return sql`(${table.day}, ${table.id}) > (${day}, ${after.id}::uuid)`;
  return after.from === 'day' ? sql`${table.day} >= ${day}` : sql`${table.day} > ${day}`;
}

/** How many comments and replies of these teams can be read. */
export async function countThread(db: Database, { kind, objectId, teamIds }: Threads): Promise<number> {
  if (teamIds.length === 0) return 0;
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${threads.comments}), 0)::int` })
    .from(threads)
    .where(
      and(
        inArray(threads.teamId, [...teamIds]),
        eq(threads.objectKind, kind),
        eq(threads.objectId, objectId),
      ),
    );
  return row?.total ?? 0;
}

type Place = { readonly teamId: string; readonly objectKind: string; readonly objectId: string };
type Growth = {
  /** Comments that can be read from now on, or no more. */
  readonly by: number;
  /** The team's day, where it is the word of somebody other than the object's owner. */
  readonly answeredOn?: string | undefined;
};

/** Counts a comment that came or went; holds the thread until the transaction ends. */
export async function growThread(tx: Transaction, place: Place, { by, answeredOn }: Growth): Promise<void> {
  const { teamId, objectKind, objectId } = place;
  await tx
    .insert(threads)
    .values({ teamId, objectKind, objectId, comments: Math.max(by, 0), answeredOn })
    .onConflictDoUpdate({
      target: [threads.teamId, threads.objectKind, threads.objectId],
      set: {
        comments: sql`${threads.comments} + ${by}`,
        answeredOn: sql`coalesce(${threads.answeredOn}, ${answeredOn ?? null}::date)`,
      },
    });
}

/** Erases everything said about some objects, which are erased themselves, and what people were notified of there. */
export async function eraseTalkOf(
  db: Queryable,
  kind: ObjectKind,
  objectIds: readonly string[],
): Promise<void> {
  if (objectIds.length === 0) return;
  // However many these are: a list of parameters ends at 65,535.
  const isAbout = (table: typeof comments | typeof anonymousComments | typeof threads) =>
    and(eq(table.objectKind, kind), sql`${table.objectId} = any (${sql.param(objectIds)}::uuid[])`);
  const said: string[] = [];
  for (const table of [comments, anonymousComments]) {
    const gone = await db.delete(table).where(isAbout(table)).returning({ id: table.id });
    for (const { id } of gone) said.push(id);
  }
  await db.delete(threads).where(isAbout(threads));
  await eraseReactionsTo(db, 'comment', said);
  await eraseReactionsTo(db, kind, objectIds);
  await forgetNoticesOf(db, [...said, ...objectIds]);
}
