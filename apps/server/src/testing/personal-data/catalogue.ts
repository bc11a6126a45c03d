import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import {
  type DeclaredTable,
  type Fate,
  isPersonal,
  type PersonalData,
  type PersonalTable,
} from '../../platform/personal-data.ts';

/** A table as the database has it; partitions count as the table they are of. */
export type FoundTable = {
  /** `schema.table`. */
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Tables that columns refer to. */
  readonly references: readonly { readonly column: string; readonly to: string }[];
};

/** Copies that the tests keep of a database. */
const OURS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^(pg_toast|pg_temp|remembered_)'`;
const TABLES = `
  select n.nspname || '.' || c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', a.atttypid::regtype::text) order by a.attnum)
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('column', a.attname, 'to', other.nspname || '.' || target.relname)), '[]')
     from pg_constraint k
     cross join lateral unnest(k.conkey) as own (number)
     join pg_attribute a on a.attrelid = c.oid and a.attnum = own.number
     join pg_class target on target.oid = k.confrelid
     join pg_namespace other on other.oid = target.relnamespace
     where k.conrelid = c.oid and k.contype = 'f') as references
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}
  order by 1`;

/** All tables of all schemas but the database's own. */
export async function readTables(pool: Pool): Promise<FoundTable[]> {
  return (await pool.query<FoundTable>(TABLES)).rows;
}

/** The qualified name of a declared table. */
export function nameOf({ table }: { readonly table: PgTable | string }): string {
  if (typeof table === 'string') return table;
  const { schema = 'public', name } = getTableConfig(table);
  return `${schema}.${name}`;
}

/** The name of a declared column in the database. */
export const inSql = (column: string): string =>
  column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function listPersonal(areas: readonly PersonalData[]): PersonalTable[] {
  return areas.flatMap(({ tables }) => tables.filter(isPersonal));
}

const USERS = 'public.users';
/** Everything of a team refers to it, and its row names no one but its owner. */
const TEAMS = 'public.teams';
const SHORTEST_REASON = 15;

/**
 * Compares what the areas declare with the tables of a database.
 * @returns a line for each fault, which says what to do
 */
export function findFaults(found: readonly FoundTable[], areas: readonly PersonalData[]): string[] {
  const declared = areas.flatMap(({ tables }) => tables);
  const byName = Map.groupBy(declared, nameOf);
  const known = new Set(found.map(({ name }) => name));
  return [
    ...[...byName.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is declared, but the database has no such table: remove it.`),
    ...[...byName]
      .filter(([, entries]) => entries.length > 1)
      .map(([name]) => `${name} is declared twice: leave it to one personal-data.store.ts.`),
    ...declared.flatMap(findMissingReasons),
    ...found.flatMap((table) => {
      const [entry] = byName.get(table.name) ?? [];
      if (!entry) {
        return [
          `${table.name} is in no personal-data.store.ts: declare it in that of its area, as personal(…) with the columns that name people, or as impersonal(…) with the reason.`,
        ];
      }
      return isPersonal(entry) ? judgePersonal(table, entry) : judgeImpersonal(table, byName);
    }),
  ];
}

function findMissingReasons(entry: DeclaredTable): string[] {
  const name = nameOf(entry);
  const isShort = (reason: string) => reason.trim().length < SHORTEST_REASON;
  if (!isPersonal(entry)) {
    return isShort(entry.impersonal) ? [`${name} is impersonal without a reason: say what it holds.`] : [];
  }
  const { people, hidden, archive } = entry;
  const isUntold = (fate: Fate | undefined) =>
    typeof fate === 'object' && 'erased' in fate && fate.erased.trim() === '';
  return [
    ...Object.entries(people)
      .filter(([, fate]) => typeof fate === 'object' && 'kept' in fate && isShort(fate.kept))
      .map(([column]) => `${name}.${inSql(column)} stays without a reason: say what it is kept for.`),
    ...Object.entries({ ...people, ...(hidden && { deletedAt: hidden }) })
      .filter(([, fate]) => isUntold(fate))
      .map(([column]) => `${name}.${inSql(column)} is erased by hand: say how.`),
    ...(typeof archive === 'object' && 'none' in archive && isShort(archive.none)
      ? [`${name} is in no file of the archive without a reason: say why, or export it.`]
      : []),
  ];
}

function judgePersonal(table: FoundTable, { people, shared = [], hidden }: PersonalTable): string[] {
  const columns = new Map(table.columns.map(({ name, type }) => [name, type]));
  const named = Object.keys(people).map(inSql);
  return [
    ...[...named, ...shared.map(inSql)]
      .filter((column) => !columns.has(column))
      .map((column) => `${table.name} has no column ${column}: remove it from the declaration.`),
    ...table.references
      .filter(({ column, to }) => to === USERS && !named.includes(column))
      .map(
        ({ column }) =>
          `${table.name}.${column} refers to users: name it among its people, with what becomes of it when they are erased.`,
      ),
    ...Object.entries(people)
      .map(([column, fate]) => ({ column: inSql(column), fate }))
      .filter(
        ({ column, fate }) => fate === 'erased' && columns.has(column) && columns.get(column) !== 'uuid',
      )
      .map(
        ({ column }) =>
          `${table.name}.${column} is no id, so that its erasure cannot follow from the declaration: write it by hand, and say how ({ erased: '…' }).`,
      ),
    ...(columns.has('deleted_at') === (hidden === undefined)
      ? [
          `${table.name} ${hidden ? 'has no column deleted_at: remove `hidden`' : "hides rows by deleted_at: say with `hidden` what erases them; 'erased' does it every night"}.`,
        ]
      : []),
    ...(named.length === 0 ? [`${table.name} is personal, but names no column: declare it impersonal.`] : []),
  ];
}

function judgeImpersonal(table: FoundTable, byName: ReadonlyMap<string, readonly DeclaredTable[]>): string[] {
  return table.references
    .filter(({ to }) => to !== TEAMS && byName.get(to)?.some(isPersonal))
    .map(
      ({ column, to }) =>
        `${table.name}.${column} refers to ${to}, which names people: declare ${table.name} as personal(…).`,
    );
}
