import type { MessageKey, ObjectKind } from '@garden/contract';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import { foundObject, objects, type TalkedKind, type TeamObject } from './hooks.ts';

/** A kind as SQL writes it: its own word, so that an index of one kind is found. */
export const literalOf = (kind: ObjectKind): SQL => sql.raw(`'${kind}'`);

type ObjectTable = PgTable & { readonly id: AnyPgColumn };

/** What a row tells of an object. */
type Facts = {
  readonly ownerId: AnyPgColumn;
  readonly day: AnyPgColumn;
  /** Who reads it, as an array. */
  readonly teamIds: SQLWrapper;
  readonly isThere: SQL | undefined;
};

/**
 * A kind of object whose rows are in one table, for the registry.
 * @param factsOf is given the table under another name, since the statements around it may read it, too
 */
export function talkedAbout<Kind extends ObjectKind, Table extends ObjectTable>(
  kind: Kind,
  table: Table,
  factsOf: (row: Table) => Facts,
  more: Pick<TalkedKind, 'missing' | 'isListedApart' | 'countLike'>,
): TalkedKind & { readonly kind: Kind } {
  // An alias has the columns of its table.
  const row = alias(table, 'object') as unknown as Table;
  const { ownerId, day, teamIds, isThere } = factsOf(row);
  const from = sql`${table} as ${row}`;
  const ownerName = personColumns(users).name;
  const findAll = statement(`list_objects_${kind}`, (db, { ids }: Params<{ ids: readonly string[] }>) =>
    db
      .select({
        id: sql<string>`${row.id}`,
        ownerId: sql<string>`${ownerId}`,
        ownerName,
        day: sql<string>`${day}::text`,
        teamIds: sql<string[]>`to_jsonb(${teamIds})`,
      })
      .from(from)
      .innerJoin(users, eq(users.id, ownerId))
      .where(and(sql`${row.id} = any (${ids}::uuid[])`, isThere)),
  );
  return {
    kind,
    find: async (db, ids) => {
      if (ids.length === 0) return [];
      const found = await findAll(db, { ids: [...new Set(ids)] });
      return found.map((each) => ({ kind, ...each }));
    },
    selectTeams: (id) => sql`select ${teamIds} from ${from} where ${row.id} = ${id} and ${isThere}`,
    selectOwn: (owner) =>
      sql`select ${row.id}, ${teamIds} as team_ids from ${from} where ${ownerId} = ${owner} and ${isThere}`,
    selectNoticed: (id) => {
      const on = sql`jsonb_build_object(
        'kind', ${literalOf(kind)}, 'id', ${row.id}, 'day', ${day}, 'ownerId', ${ownerId}, 'ownerName', ${ownerName}
      )`;
      return sql`select ${foundObject({ on, readBy: sql`to_jsonb(${teamIds})` })}
        from ${from} join ${users} on ${users.id} = ${ownerId} where ${row.id} = ${id} and ${isThere}`;
    },
    ...more,
  };
}

/** Every kind that people talk about. */
export const talkedKinds = (hooks: Hooks): TalkedKind[] =>
  hooks.list(objects).filter((each): each is TalkedKind => 'find' in each);

function kindOf(hooks: Hooks, kind: ObjectKind): TalkedKind {
  const found = talkedKinds(hooks).find((each) => each.kind === kind);
  if (!found) throw new Error(`no area has objects of the kind ${kind}`);
  return found;
}

/** What is told where an object of a kind is not there for someone. */
export const missingKey = (hooks: Hooks, kind: ObjectKind): MessageKey => kindOf(hooks, kind).missing;

/** An object, whichever person asks; null where it is gone. */
export async function findObject(
  db: Queryable,
  hooks: Hooks,
  kind: ObjectKind,
  id: string,
): Promise<TeamObject | null> {
  const [found] = await kindOf(hooks, kind).find(db, [id]);
  return found ?? null;
}

/** What some rows are about, by its id: one query a kind. */
export async function listObjects(
  db: Queryable,
  hooks: Hooks,
  wanted: readonly { readonly objectKind: ObjectKind; readonly objectId: string }[],
): Promise<ReadonlyMap<string, TeamObject>> {
  const byKind = Map.groupBy(wanted, ({ objectKind }) => objectKind);
  const found = await Promise.all(
    [...byKind].map(([kind, rows]) =>
      kindOf(hooks, kind).find(
        db,
        rows.map(({ objectId }) => objectId),
      ),
    ),
  );
  return new Map(found.flat().map((object) => [object.id, object]));
}

/** The teams that read an object which is there: a subselect of an array. */
export const selectTeams = (hooks: Hooks, kind: ObjectKind, id: SQLWrapper): SQL =>
  kindOf(hooks, kind).selectTeams(id);

/** The same for an object of the kind that a row names. */
export const selectTeamsOfAny = (hooks: Hooks, kind: SQLWrapper, id: SQLWrapper): SQL =>
  byKind(kind, talkedKinds(hooks), ({ selectTeams }) => selectTeams(id));

/** What a notice shows of an object that people talk about, of the kind that a row names. */
export const selectNoticedTalk = (hooks: Hooks, kind: SQLWrapper, id: SQLWrapper): SQL =>
  byKind(kind, talkedKinds(hooks), ({ selectNoticed }) => selectNoticed(id, hooks));

/** The same of any object. */
export const selectNoticed = (hooks: Hooks, kind: SQLWrapper, id: SQLWrapper): SQL =>
  byKind(kind, hooks.list(objects), ({ selectNoticed }) => selectNoticed(id, hooks));

/** One of several subselects, by the kind that a row names. */
function byKind<Kind extends { readonly kind: string }>(
  kind: SQLWrapper,
  kinds: readonly Kind[],
  select: (of: Kind) => SQL,
): SQL {
  const found = kinds.map((of) => sql`when ${of.kind} then (${select(of)})`);
  return sql`case ${kind} ${sql.join(found, sql` `)} end`;
}

/** Counts a like that was given to something, or taken back, where its kind is listed by likes. */
export async function countLike(
  tx: Transaction,
  hooks: Hooks,
  { kind, id }: { readonly kind: string; readonly id: string },
  by: 1 | -1,
): Promise<void> {
  await talkedKinds(hooks)
    .find((each) => each.kind === kind)
    ?.countLike?.(tx, id, by);
}
