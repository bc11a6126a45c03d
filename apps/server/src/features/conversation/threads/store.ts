import { type ObjectKind, objectKind } from '@garden/contract';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { anonymousComments, comments, threads } from '../../../db/schema/conversation.ts';
import { teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { keyPart } from '../../../http/page.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { forgetNoticesOf } from '../../notice/inbox/store.ts';
import type { HiddenObject } from '../../notice/objects/hooks.ts';
import { selectTeams } from '../../notice/objects/store.ts';
import type { Participant } from '../policy.ts';
import { eraseReactionsTo } from '../reactions/store.ts';
import { anonymousSeenBy, type HydratedComment, namedSeenBy, selectRows, toRows } from '../rows/store.ts';
import { boundIn, FIRST_ID, type ThreadKey } from './rules.ts';

/** An object as the teams talk about it that someone shares with it. */
export type Threads = {
  readonly kind: ObjectKind;
  readonly objectId: string;
  readonly teamIds: readonly string[];
};

type ThreadPage = { readonly after: ThreadKey | undefined; readonly limit: number };

/** What a cursor of a thread holds. */
export const threadCursor = z.tuple([keyPart.day, z.enum(['0', '1']), keyPart.id]);

/** Replies that stand below a comment before its own page is opened. */
const FIRST_REPLIES = 3;

type Table = typeof comments | typeof anonymousComments;

/** The first keys of one kind after a bound, as a part of a query for `(day, rank, id)`. */
function firstOf(table: Table, rank: 0 | 1, where: SQL, bound: Bound, limit: SQL): SQL {
  return sql`(
    select ${table.day} as day, ${sql.raw(String(rank))} as rank, ${table.id} as id from ${table}
    where ${where} and (${table.day}, ${table.id}) > (${bound.day}::date, ${bound.id}::uuid)
    order by ${table.day}, ${table.id} limit ${limit}
  )`;
}

type Bound = { readonly day: SQLWrapper; readonly id: SQLWrapper };
type Bounds = { readonly named: Bound; readonly anonymous: Bound };

type Reading = {
  readonly userId: string;
  readonly moderates: readonly string[];
  readonly limit: number;
} & AfterValues;

type AfterValues = {
  readonly namedDay: string;
  readonly namedId: string;
  readonly anonymousDay: string;
  readonly anonymousId: string;
};

/** Where each kind goes on after a key of the whole thread; both from the beginning without one. */
function boundsAfter(key: ThreadKey | undefined): AfterValues {
  const named = boundIn(0, key);
  const anonymous = boundIn(1, key);
  return {
    namedDay: named.day,
    namedId: named.id,
    anonymousDay: anonymous.day,
    anonymousId: anonymous.id,
  };
}

/** What a statement reads its bounds and its reader from. */
function readingOf(params: Params<Reading>) {
  const bounds: Bounds = {
    named: { day: params.namedDay, id: params.namedId },
    anonymous: { day: params.anonymousDay, id: params.anonymousId },
  };
  const reader = { userId: sql`${params.userId}::uuid`, moderates: sql`${params.moderates}::uuid[]` };
  return { bounds, reader, limit: sql`${params.limit}::int` };
}

function below(parentId: SQL, { bounds, reader, limit }: ReturnType<typeof readingOf>): SQL {
  const isBelow = (table: Table) => sql`${table.parentId} = ${parentId}`;
  return sql`select * from (
    ${firstOf(comments, 0, sql`${isBelow(comments)} and ${namedSeenBy(reader)}`, bounds.named, limit)}
    union all
    ${firstOf(anonymousComments, 1, sql`${isBelow(anonymousComments)} and ${anonymousSeenBy(reader)}`, bounds.anonymous, limit)}
  ) either order by day, rank, id limit ${limit}`;
}

const fromBeginning: Bounds = {
  named: { day: sql`'-infinity'`, id: sql`${FIRST_ID}` },
  anonymous: { day: sql`'-infinity'`, id: sql`${FIRST_ID}` },
};

const threadOf = (kind: ObjectKind) =>
  statement(
    `list_thread_of_${kind}`,
    (db, params: Params<Reading & { objectId: string; teamIds: readonly string[] }>, hooks: Hooks) => {
      const reading = readingOf(params);
      const { bounds, reader, limit } = reading;
      const isHere = (table: Table) => sql`
        ${table.teamId} = places.team_id and ${table.objectKind} = ${kind}
        and ${table.objectId} = ${params.objectId}::uuid and ${table.parentId} is null`;
      const firstReplies = below(sql`page.id`, {
        reader,
        bounds: fromBeginning,
        limit: sql.raw(String(FIRST_REPLIES)),
      });
      return selectRows(
        db,
        sql`with page as materialized (
          select found.* from unnest(${params.teamIds}::uuid[]) as places(team_id)
          cross join lateral (
            ${firstOf(comments, 0, sql`${isHere(comments)} and ${namedSeenBy(reader)}`, bounds.named, limit)}
            union all
            ${firstOf(anonymousComments, 1, sql`${isHere(anonymousComments)} and ${anonymousSeenBy(reader)}`, bounds.anonymous, limit)}
          ) found
          where places.team_id = any ((${selectTeams(hooks, kind, sql`${params.objectId}::uuid`)})::uuid[])
          order by day, rank, id limit ${limit}
        )
        select day, rank, id from page
        union all
        select reply.* from page cross join lateral (${firstReplies}) reply`,
        reader,
      );
    },
  );

const threadsByKind = new Map(objectKind.options.map((kind) => [kind, threadOf(kind)]));

/**
 * The comments on an object, the oldest first, and the first replies to each, where its reader's teams read it. Each team
 * gives as many rows as a page holds from its own part of an index, so that a page of a long thread costs what one of a
 * short thread costs; what stands beside a comment is joined to the page.
 */
export async function listThread(
  db: Database,
  hooks: Hooks,
  { kind, objectId }: Pick<Threads, 'kind' | 'objectId'>,
  { userId, teamIds, moderates }: Participant,
  { after, limit }: ThreadPage,
): Promise<HydratedComment[]> {
  const list = threadsByKind.get(kind);
  if (!list) throw new Error(`nothing is said about a ${kind}`);
  const asked = { objectId, teamIds, userId, moderates, limit, ...boundsAfter(after) };
  return toRows(await list(db, asked, hooks));
}

const findReplies = statement('list_replies', (db, params: Params<Reading & { parentId: string }>) => {
  const reading = readingOf(params);
  return selectRows(db, below(sql`${params.parentId}::uuid`, reading), reading.reader);
});

/** Replies to a comment, the oldest first. */
export async function listReplies(
  db: Database,
  parentId: string,
  { userId, moderates }: Participant,
  { after, limit }: ThreadPage,
): Promise<HydratedComment[]> {
  return toRows(await findReplies(db, { parentId, userId, moderates, limit, ...boundsAfter(after) }));
}

/** How many comments and replies each of some teams has that can be read, and how many members. */
export const countThread = statement(
  'count_thread',
  (db, { kind, objectId, teamIds }: Params<{ kind: string; objectId: string; teamIds: readonly string[] }>) =>
    db
      .select({ teamId: teams.id, comments: threads.comments, members: teams.memberCount })
      .from(teams)
      .leftJoin(
        threads,
        and(
          eq(threads.teamId, teams.id),
          sql`${threads.objectKind} = ${kind}`,
          sql`${threads.objectId} = ${objectId}::uuid`,
        ),
      )
      .where(sql`${teams.id} = any (${teamIds}::uuid[])`),
);

type Place = { readonly teamId: string; readonly objectKind: string; readonly objectId: string };
type Growth = {
  /** Comments that can be read from now on, or no more. */
  readonly by: number;
  /** The team's day, where it is the word of someone other than the object's owner. */
  readonly answeredOn?: string | undefined;
};

/** Counts a comment that came or went; holds the thread until the transaction ends. */
export function growThread(tx: Transaction, { teamId, objectKind, objectId }: Place, growth: Growth) {
  const { by, answeredOn = null } = growth;
  return countIn(tx, { teamId, objectKind, objectId, by, answeredOn });
}

type Counting = Place & { readonly by: number; readonly answeredOn: string | null };

const countIn = statement(
  'grow_thread',
  (db, { teamId, objectKind, objectId, by, answeredOn }: Params<Counting>) =>
    db
      .insert(threads)
      .values({ teamId, objectKind, objectId, comments: sql`greatest(${by}::int, 0)`, answeredOn })
      .onConflictDoUpdate({
        target: [threads.teamId, threads.objectKind, threads.objectId],
        set: {
          comments: sql`${threads.comments} + ${by}::int`,
          answeredOn: sql`coalesce(${threads.answeredOn}, excluded.answered_on)`,
        },
      }),
);

/** The same of several comments, in threads of any teams. */
export async function growThreads(
  tx: Transaction,
  grown: readonly (Place & { readonly answeredOn: string })[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${threads} (team_id, object_kind, object_id, comments, answered_on)
    select team_id, object_kind, object_id, count(*), min(answered_on) from unnest(
      ${sql.param(grown.map(({ teamId }) => teamId))}::uuid[],
      ${sql.param(grown.map(({ objectKind }) => objectKind))}::text[],
      ${sql.param(grown.map(({ objectId }) => objectId))}::uuid[],
      ${sql.param(grown.map(({ answeredOn }) => answeredOn))}::date[]
    ) as given(team_id, object_kind, object_id, answered_on)
    group by team_id, object_kind, object_id order by team_id, object_kind, object_id
    on conflict (team_id, object_kind, object_id) do update set
      comments = ${threads}.comments + excluded.comments,
      answered_on = coalesce(${threads}.answered_on, excluded.answered_on)`);
}

/** The ids of some objects and of everything said about them: an array, for a condition. */
export function selectTalkOfAll(hidden: readonly HiddenObject[]): SQL {
  const parts = hidden.flatMap(({ kind, ids }) => {
    const own = Array.isArray(ids) ? sql`select unnest(${sql.param(ids)}::uuid[])` : sql`${ids}`;
    const saidIn = (table: typeof comments | typeof anonymousComments) =>
      sql`select said.id from ${table} as said where said.object_kind = ${kind} and said.object_id in (${own})`;
    return [own, saidIn(comments), saidIn(anonymousComments)];
  });
  return sql`array(${sql.join(parts, sql` union all `)})`;
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
