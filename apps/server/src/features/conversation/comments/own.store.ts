import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { anonymousComments, comments, threads } from '../../../db/schema/conversation.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { literalOf, talkedKinds } from '../../notice/objects/store.ts';
import type { Participant } from '../policy.ts';
import { type HydratedComment, readerSqlOf, selectRows, toRows } from '../rows/store.ts';
import type { ThreadKey } from '../threads/rules.ts';

type OwnPage = { readonly after: ThreadKey | undefined; readonly limit: number };

/** What someone has said by name in the teams they are in, the newest first; what they took away themselves, too. */
export async function listOwn(
  db: Database,
  reader: Participant,
  { after, limit }: OwnPage,
): Promise<HydratedComment[]> {
  const { userId, teamIds } = reader;
  return readOwn(
    db,
    reader,
    sql`select ${comments.day}, 0, ${comments.id} from ${comments}
      where ${comments.authorId} = ${userId} and ${comments.teamId} = any(${sql.param(teamIds)}::uuid[])
        and ${comments.removedBy} is null and ${isBefore(comments, 0, after)}
      order by ${comments.day} desc, ${comments.id} desc limit ${limit}`,
  );
}

/**
 * What others say on what is someone's, but for what is listed apart, and in reply to their comments; the newest first.
 * Each thread gives as many rows as a page holds from its own part of an index.
 */
export async function listOnOwn(
  db: Database,
  hooks: Hooks,
  reader: Participant,
  { after, limit }: OwnPage,
): Promise<HydratedComment[]> {
  const { userId, teamIds } = reader;
  const teams = sql`${sql.param(teamIds)}::uuid[]`;
  const others = { named: sql`${comments.authorId} <> ${userId}`, anonymous: sql`true` };
  const inThread = (table: Table, rank: 0 | 1, other: SQL) => sql`(
    select ${table.day} as day, ${sql.raw(String(rank))} as rank, ${table.id} as id from ${table}
    where ${table.teamId} = own.team_id and ${table.objectKind} = own.object_kind
      and ${table.objectId} = own.object_id and ${table.parentId} is null and ${shown(table)}
      and ${other} and ${isBefore(table, rank, after)}
    order by ${table.day} desc, ${table.id} desc limit ${limit}
  )`;
  const below = (table: Table, rank: 0 | 1, other: SQL) => sql`(
    select ${table.day} as day, ${sql.raw(String(rank))} as rank, ${table.id} as id from ${table}
    where ${table.parentId} = answered.id and ${shown(table)} and ${other} and ${isBefore(table, rank, after)}
    order by ${table.day} desc, ${table.id} desc limit ${limit}
  )`;
  const owned = talkedKinds(hooks).flatMap(({ kind, isListedApart, selectOwn }) =>
    isListedApart
      ? []
      : sql`select ${threads.teamId} as team_id, ${threads.objectKind} as object_kind, ${threads.objectId} as object_id
          from (${selectOwn(sql`${userId}::uuid`)}) as owned
          join ${threads} on ${threads.objectKind} = ${literalOf(kind)} and ${threads.objectId} = owned.id
            and ${threads.teamId} = any(owned.team_ids)
          where ${threads.teamId} = any(${teams}) and ${threads.comments} > 0`,
  );
  return readOwn(
    db,
    reader,
    sql`select distinct day, rank, id from (
      select found.* from (
        ${sql.join(owned, sql` union all `)}
      ) own cross join lateral (
        ${inThread(comments, 0, others.named)} union all ${inThread(anonymousComments, 1, others.anonymous)}
      ) found
      union all
      select found.* from (
        select ${comments.id} as id from ${comments}
        where ${comments.authorId} = ${userId} and ${comments.teamId} = any(${teams}) and ${comments.replies} > 0
      ) answered cross join lateral (
        ${below(comments, 0, others.named)} union all ${below(anonymousComments, 1, others.anonymous)}
      ) found
    ) either order by day desc, rank desc, id desc limit ${limit}`,
  );
}

async function readOwn(db: Database, reader: Participant, keys: SQL): Promise<HydratedComment[]> {
  return toRows(await selectRows(db, keys, readerSqlOf(reader), 'newest'));
}

type Table = typeof comments | typeof anonymousComments;

const shown = (table: Table): SQL =>
  'deletedAt' in table ? sql`${table.deletedAt} is null` : sql`${table.deletedOn} is null`;

/** What of one kind comes before a key in the order of threads, so that it follows in a list of the newest first. */
function isBefore(table: Table, rank: 0 | 1, key: ThreadKey | undefined): SQL {
  if (key === undefined) return sql`true`;
  const { day, id } = key;
  if (key.rank === rank) return sql`(${table.day}, ${table.id}) < (${day}::date, ${id}::uuid)`;
  return key.rank > rank ? sql`${table.day} <= ${day}::date` : sql`${table.day} < ${day}::date`;
}
