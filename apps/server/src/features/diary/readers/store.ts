import type { Api, OutputOf } from '@garden/contract';
import { and, desc, eq, getTableName, isNull, lt, type QueryPromise, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryAccesses } from '../../../db/schema/diary.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Context } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { eraseSome } from '../../../platform/erase-hidden.ts';
import { presentPerson } from '../../account/rules.ts';
import { personColumns } from '../../account/store.ts';
import { ANONYMOUS_MEMBERS, DEFAULT_RULES } from '../../team/rules.ts';

/** A view of an object that is to be written down. */
type View = {
  readonly objectId: string;
  readonly readerId: string;
  /** Teams that the reader is in. */
  readonly teamIds: readonly string[];
  /** The reader's own day. */
  readonly today: string;
};

/** Where it is kept who opened objects of a kind, and what the objects themselves tell. */
type Tables = {
  readonly accesses: PgTable &
    Readonly<Record<'readerId' | 'kind' | 'day' | 'namedIn', AnyPgColumn<{ notNull: true }>>>;
  /** The object of a row. */
  readonly objectId: AnyPgColumn;
  readonly objects: PgTable & Readonly<Record<'id' | 'teamIds' | 'deletedAt', AnyPgColumn>>;
  readonly ownerId: AnyPgColumn;
  /** When others could open it first. */
  readonly openedAt: AnyPgColumn;
};

/** The ledger of those who have opened objects of a kind: anonymous writers are hidden among them. */
export type Ledger = Tables & {
  /**
   * Writes down that someone opened an object which they may read; once a day, and of its owner nothing. In teams where
   * comments can be anonymous only the first time: who comes back to look for an answer would tell who wrote it. Other
   * teams name their readers at once.
   */
  readonly recordView: (on: Queryable, view: View) => QueryPromise<unknown>;
};

/** Whether comments can be anonymous in a team, so that its readers are named in steps alone. */
const isCurtained = (team: SQL): SQL => sql`(
  ${team}.member_count >= ${sql.raw(String(ANONYMOUS_MEMBERS))}
  and coalesce((${team}.rules ->> 'anonymous')::boolean, ${sql.raw(String(DEFAULT_RULES.anonymous))})
)`;

/** A column's own name, where its table goes by another one or by none. */
export const bare = ({ name }: AnyPgColumn): SQL => sql`${sql.identifier(toSnakeCase(name))}`;

/** The ledger that some tables make. */
export function ledgerOf(tables: Tables): Ledger {
  const { accesses, objectId, objects, ownerId } = tables;
  const recordView = statement(
    `record_view_in_${getTableName(accesses)}`,
    (db, { objectId: id, readerId, teamIds, today }: Params<View>) =>
      db
        .insert(accesses)
        .select(sql`
          select opened.id, ${readerId}::uuid, 'opened', ${today}::date, array(
            select reading.id from ${teams} as reading
            where reading.id = any (opened.team_ids) and reading.id = any (${teamIds}::uuid[])
              and not ${isCurtained(sql`reading`)}
          )
          from ${objects} as opened
          where opened.id = ${id}::uuid and opened.${bare(ownerId)} <> ${readerId}::uuid
            and opened.deleted_at is null and opened.team_ids && ${teamIds}::uuid[]
            and (
              not exists (
                select from ${accesses} as before
                where before.${bare(objectId)} = opened.id and before.reader_id = ${readerId}::uuid
                  and before.kind = 'opened'
              )
              or not exists (
                select from ${teams} as reading
                where reading.id = any (opened.team_ids) and ${isCurtained(sql`reading`)}
              )
            )`)
        .onConflictDoNothing(),
  );
  return { ...tables, recordView };
}

export const diaryLedger = ledgerOf({
  accesses: diaryAccesses,
  objectId: diaryAccesses.diaryId,
  objects: diaries,
  ownerId: diaries.authorId,
  openedAt: diaries.publishedAt,
});

/** So long a ledger says who opened an object: a year, and a day for leap years (product, section 14). */
const VIEWS_KEPT = 366 * DAY;

/** Forgets at most so many of the views that a ledger has kept for long enough, and returns how many those were. */
export function forgetOldViews(
  db: Database,
  { accesses: { readerId, kind, day }, objectId }: Ledger,
  now: Date,
  limit: number,
): Promise<number> {
  const before = shift(now, -VIEWS_KEPT).toISOString().slice(0, 10);
  return eraseSome(db, [objectId, readerId, kind, day], lt(day, before), limit);
}

/** Whether a ledger says that someone has opened an object. */
export async function hasOpened(
  db: Database,
  { accesses, objectId }: Ledger,
  id: string,
  readerId: string,
): Promise<boolean> {
  const [found] = await db
    .select({ day: accesses.day })
    .from(accesses)
    .where(and(eq(objectId, id), eq(accesses.readerId, readerId), eq(accesses.kind, 'opened')))
    .limit(1);
  return found !== undefined;
}

/** Someone who has opened an object: on which day first, and on which last. */
type ReaderRow = {
  readonly reader: { readonly id: string; readonly name: string; readonly avatar: string | null };
  readonly firstDay: string;
  readonly lastDay: string;
};

type ReaderPage = {
  /** The last one read: their last day, and their id. */
  readonly after: readonly [lastDay: string, readerId: string] | undefined;
  readonly limit: number;
};

/** An object of someone, as they see it: in its teams that they are in now. */
type Owned = { readonly objectId: string; readonly ownerId: string; readonly teamIds: readonly string[] };

/** The teams of an object, as far as its owner is in them now. */
const teamsOf = ({ objects }: Ledger, { teamIds }: Owned): SQL =>
  sql`array(select unnest(${objects.teamIds}) intersect select unnest(${sql.param(teamIds)}::uuid[]))`;

const isOwn = ({ objects, ownerId: owner }: Ledger, { objectId, ownerId }: Owned) =>
  and(eq(objects.id, objectId), eq(owner, ownerId), isNull(objects.deletedAt));

const isNamed = (ledger: Ledger, owned: Owned): SQL =>
  sql`${ledger.accesses.namedIn} && ${teamsOf(ledger, owned)}`;

/** The readers of one's own object that the steps of its teams have named, each once, the latest first. */
async function listReaders(
  db: Database,
  ledger: Ledger,
  owned: Owned,
  { after, limit }: ReaderPage,
): Promise<ReaderRow[]> {
  const { accesses, objectId, objects } = ledger;
  const lastDay = sql<string>`max(${accesses.day})`;
  return db
    .select({
      reader: personColumns(users),
      firstDay: sql<string>`min(${accesses.day})::text`,
      lastDay: sql<string>`${lastDay}::text`,
    })
    .from(accesses)
    .innerJoin(objects, eq(objects.id, objectId))
    .innerJoin(users, eq(users.id, accesses.readerId))
    .where(and(isOwn(ledger, owned), eq(accesses.kind, 'opened'), isNamed(ledger, owned)))
    .groupBy(users.id)
    .having(after && sql`(${lastDay}, ${users.id}) < (${after[0]}::date, ${after[1]}::uuid)`)
    .orderBy(desc(lastDay), desc(users.id))
    .limit(limit);
}

/** A view of something of one's own: of what, by whom and when. */
export type ViewRow = {
  readonly id: string;
  readonly reader: ReaderRow['reader'];
  readonly day: string;
  readonly told: string;
};

/** Where a page of views begins, which may be one of several ledgers: behind a row of the ledger that sorts as `rank` says. */
export type ViewPage = {
  readonly after: readonly [day: string, rank: string, readerId: string, id: string] | undefined;
  readonly rank: string;
  readonly readerId: string | undefined;
  readonly limit: number;
};

/**
 * The views of all that is someone's own in a ledger, as far as their readers were named to them; the latest day first.
 * @param told what is told of each object, as a text
 */
export async function listViews(
  db: Database,
  ledger: Ledger,
  told: AnyPgColumn,
  own: Omit<Owned, 'objectId'>,
  { after, rank, readerId, limit }: ViewPage,
): Promise<ViewRow[]> {
  const { accesses, objectId, objects, ownerId } = ledger;
  const { day } = accesses;
  return db
    .select({
      id: sql<string>`${objectId}`,
      reader: personColumns(users),
      day: sql<string>`${day}::text`,
      told: sql<string>`${told}::text`,
    })
    .from(accesses)
    .innerJoin(objects, eq(objects.id, objectId))
    .innerJoin(users, eq(users.id, accesses.readerId))
    .where(
      and(
        eq(ownerId, own.ownerId),
        isNull(objects.deletedAt),
        eq(accesses.kind, 'opened'),
        isNamed(ledger, { ...own, objectId: '' }),
        readerId === undefined ? undefined : eq(accesses.readerId, readerId),
        after && isBehind(day, accesses.readerId, objectId, { after, rank }),
      ),
    )
    .orderBy(desc(day), desc(accesses.readerId), desc(objectId))
    .limit(limit);
}

/** Whether a row stands behind another one, in the order of several ledgers together. */
export function isBehind(
  day: AnyPgColumn,
  readerId: AnyPgColumn,
  id: AnyPgColumn,
  { after: [ofDay, ofRank, ofReader, ofId], rank }: { after: NonNullable<ViewPage['after']>; rank: string },
): SQL {
  // Kinds go up within a day.
  if (rank > ofRank) return sql`${day} <= ${ofDay}::date`;
  if (rank < ofRank) return sql`${day} < ${ofDay}::date`;
  return sql`(${day}, ${readerId}, ${id}) < (${ofDay}::date, ${ofReader}::uuid, ${ofId}::uuid)`;
}

/**
 * How many people of its teams have opened one's own object, in these teams now or no more, and how many of them are
 * named; undefined where there is no such object.
 */
async function countAllReaders(
  db: Database,
  ledger: Ledger,
  owned: Owned,
): Promise<{ total: number; named: number } | undefined> {
  const { accesses, objectId, objects } = ledger;
  const isOfTeams = sql`exists (
    select from ${memberships} as reading
    where reading.user_id = ${accesses.readerId} and reading.team_id = any (${teamsOf(ledger, owned)})
  )`;
  const isNamedHere = isNamed(ledger, owned);
  const [counted] = await db
    .select({
      total: sql<number>`count(distinct ${accesses.readerId})::int`,
      named: sql<number>`(count(distinct ${accesses.readerId}) filter (where ${isNamedHere}))::int`,
    })
    .from(objects)
    .leftJoin(
      accesses,
      and(eq(objectId, objects.id), eq(accesses.kind, 'opened'), sql`(${isNamedHere} or ${isOfTeams})`),
    )
    .where(isOwn(ledger, owned))
    .groupBy(objects.id);
  return counted;
}

const readersCursor = z.tuple([keyPart.day, keyPart.id]);

/** A page of those who have opened the caller's own object, in teams that they are in; null where it is not theirs. */
export async function readReaders(
  { actor, database: { db } }: Pick<Context, 'actor' | 'database'>,
  ledger: Ledger,
  objectId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<OutputOf<Api['diary']['readers']> | null> {
  const after = readCursor(cursor, readersCursor);
  const teamIds = actor.memberships.map(({ teamId }) => teamId);
  const owned = { objectId, ownerId: actor.userId, teamIds };
  const [found, counted] = await Promise.all([
    listReaders(db, ledger, owned, { after, limit: limit + 1 }),
    countAllReaders(db, ledger, owned),
  ]);
  if (!counted) return null;
  const { rows, nextCursor } = cutPage(found, limit, ({ lastDay, reader }) => [lastDay, reader.id]);
  return {
    items: rows.map(({ reader, ...days }) => ({ reader: presentPerson(reader), ...days })),
    nextCursor,
    total: counted.total,
    unnamed: counted.total - counted.named,
  };
}
