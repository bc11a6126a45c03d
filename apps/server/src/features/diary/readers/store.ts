import type { Api, OutputOf } from '@garden/contract';
import {
  and,
  between,
  desc,
  eq,
  getTableName,
  isNull,
  lt,
  type QueryPromise,
  type SQL,
  sql,
} from 'drizzle-orm';
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
import { eraseSome } from '../../../platform/erase-hidden.ts';
import { presentPerson } from '../../account/rules.ts';
import { personColumns } from '../../account/store.ts';
import { ANONYMOUS_MEMBERS, DEFAULT_RULES } from '../../team/rules.ts';
import { keptSince } from './rules.ts';

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
    Readonly<Record<'readerId' | 'kind' | 'day' | 'namedIn' | 'ownerId', AnyPgColumn<{ notNull: true }>>>;
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
          ), opened.${bare(ownerId)}
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

/** Forgets at most so many of the views that a ledger has kept for long enough, and returns how many those were. */
export function forgetOldViews(
  db: Database,
  { accesses: { readerId, kind, day }, objectId }: Ledger,
  now: Date,
  limit: number,
): Promise<number> {
  return eraseSome(db, [objectId, readerId, kind, day], lt(day, keptSince(now)), limit);
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

/** A view of something of one's own: of what, by which reader and when. */
export type ViewRow = {
  readonly id: string;
  readonly reader: ReaderRow['reader'];
  readonly day: string;
  readonly told: string;
};

/** A part of what a ledger tells someone, which may be one of several ledgers. */
export type ViewPage = {
  /** It begins behind a row of the ledger that sorts as `rank` says. */
  readonly after: readonly [day: string, rank: string, readerId: string, id: string] | undefined;
  readonly rank: string;
  readonly readerId: string | undefined;
  /** Both included. */
  readonly from: string;
  readonly to: string;
  readonly limit: number;
};

/** Where a ledger says whose, who, when and of what; `ownerId`, `day`, `readerId` and `id` are an index. */
export type LedgerColumns = Readonly<Record<'ownerId' | 'readerId' | 'day' | 'id', AnyPgColumn>>;

/** The rows of a page of someone's ledger. */
export function onPage(
  { ownerId, readerId, day, id }: LedgerColumns,
  owner: string,
  { after, rank, readerId: by, from, to }: ViewPage,
): SQL | undefined {
  return and(
    eq(ownerId, owner),
    between(day, from, to),
    by === undefined ? undefined : eq(readerId, by),
    after && isBehind({ day, readerId, id }, after, rank),
  );
}

/** The latest day first. */
export const inOrderOf = ({ day, readerId, id }: LedgerColumns): SQL[] => [
  desc(day),
  desc(readerId),
  desc(id),
];

/** Whether a row stands behind another one, in the order of several ledgers together. */
function isBehind(
  { day, readerId, id }: Omit<LedgerColumns, 'ownerId'>,
  [ofDay, ofRank, ofReader, ofId]: NonNullable<ViewPage['after']>,
  rank: string,
): SQL {
  // Kinds go up within a day.
  if (rank > ofRank) return sql`${day} <= ${ofDay}::date`;
  if (rank < ofRank) return sql`${day} < ${ofDay}::date`;
  return sql`(${day}, ${readerId}, ${id}) < (${ofDay}::date, ${ofReader}::uuid, ${ofId}::uuid)`;
}

const columnsOf = ({ accesses: { ownerId, readerId, day }, objectId }: Ledger): LedgerColumns => ({
  ...{ ownerId, readerId, day },
  id: objectId,
});

type Owner = Omit<Owned, 'objectId'>;

/**
 * Whether a step of these teams has named a row. The planner takes an overlap of lists for rare and would rather sort all rows of
 * a month than walk them by their index, so that it is not told of it; the first part says which rows the index holds.
 */
const isNamedBy = ({ accesses: { namedIn } }: Ledger, teamIds: SQL): SQL =>
  sql`${namedIn} <> '{}'::uuid[] and case when ${namedIn} && ${teamIds} then true else false end`;

/**
 * The views of all that is someone's own in a ledger, as far as their readers were named to them; the latest day first.
 * @param told what is told of each object, as a text
 */
export async function listViews(
  db: Database,
  ledger: Ledger,
  told: AnyPgColumn,
  own: Owner,
  page: ViewPage,
): Promise<ViewRow[]> {
  const { accesses, objectId, objects } = ledger;
  const columns = columnsOf(ledger);
  return db
    .select({
      id: sql<string>`${objectId}`,
      reader: personColumns(users),
      day: sql<string>`${accesses.day}::text`,
      told: sql<string>`${told}::text`,
    })
    .from(accesses)
    .innerJoin(objects, eq(objects.id, objectId))
    .innerJoin(users, eq(users.id, accesses.readerId))
    .where(
      and(
        onPage(columns, own.ownerId, page),
        eq(accesses.kind, 'opened'),
        isNamedBy(ledger, teamsOf(ledger, { ...own, objectId: '' })),
        isNull(objects.deletedAt),
      ),
    )
    .orderBy(...inOrderOf(columns))
    .limit(page.limit);
}

/** The people that a ledger of views has named to someone. */
export function listViewers(
  db: Database,
  ledger: Ledger,
  own: Owner,
  since: string,
): Promise<ReaderRow['reader'][]> {
  const {
    objectId,
    objects,
    accesses: { kind },
  } = ledger;
  return listPeopleIn(db, columnsOf(ledger), own.ownerId, {
    since,
    isTold: sql`${kind} = 'opened' and ${isNamedBy(ledger, sql`${sql.param(own.teamIds)}::uuid[]`)} and exists (
      select from ${objects}
      where ${objects.id} = ${objectId} and ${objects.deletedAt} is null
        and ${isNamedBy(ledger, teamsOf(ledger, { ...own, objectId: '' }))}
    )`,
  });
}

/**
 * The people in someone's ledger, found one after the other by an index of owner and reader: among many rows they cost what
 * they cost among few.
 */
export async function listPeopleIn(
  db: Database,
  { ownerId, readerId, day }: LedgerColumns,
  owner: string,
  { since, isTold = sql`true` }: { readonly since: string; readonly isTold?: SQL },
): Promise<ReaderRow['reader'][]> {
  const next = (behind: SQL) => sql`(
    select ${readerId} from ${ownerId.table}
    where ${ownerId} = ${owner}::uuid and ${day} >= ${since}::date and ${isTold} ${behind}
    order by ${readerId} limit 1
  )`;
  const { rows } = await db.execute<ReaderRow['reader']>(sql`
    with recursive found(id) as (
      ${next(sql``)}
      union all
      select ${next(sql`and ${readerId} > found.id`)} from found where found.id is not null
    )
    select ${users.id}, ${users.name}, ${users.avatar} from found join ${users} on ${users.id} = found.id`);
  return rows;
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
