import type { OpenDatabase } from '../db/open-database.ts';

/** Every table that holds rows itself, with the columns that can be written, in SQL. */
const TABLES = `
  select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ') as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
  group by c.oid`;

let copies = 0;

/**
 * Remembers all rows of a database.
 * @returns what puts them back, within two round trips: far less than the calls that made them. Sequences go on.
 */
export async function rememberRows({ pool }: OpenDatabase): Promise<() => Promise<void>> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(TABLES);
  const schema = `remembered_${copies++}`;
  const kept = tables.map((table, place) => ({ ...table, copy: `${schema}.kept_${place}` }));
  const since = `${schema}.since`;
  await pool.query(
    [
      `create schema ${schema}`,
      ...kept.map(({ name, copy }) => `create table ${copy} as table ${name}`),
      `create table ${since} as select pg_current_xact_id()::text::bigint as transaction`,
    ].join(';'),
  );
  // Most work leaves most tables alone: a row that was written since has a newer transaction, one that is gone is missing.
  // Without a parameter it is planned once.
  const findChanged = {
    name: schema,
    text: kept
      .map(
        ({ name, copy }, place) =>
          `select ${place} as place where (select count(*) from ${name}) <> (select count(*) from ${copy})
           or exists (select from ${name} where xmin::text::bigint > (select transaction from ${since}))`,
      )
      .join(' union all '),
  };
  return async () => {
    const { rows } = await pool.query<{ place: number }>(findChanged);
    const changed = rows.flatMap(({ place }) => kept[place] ?? []);
    if (changed.length === 0) return;
    // The copies are whole: no foreign key is looked after row by row, in whatever order they come.
    const restore = [
      'begin; set local session_replication_role = replica',
      ...changed.map(({ name }) => `delete from ${name}`),
      ...changed.map(
        ({ name, columns, copy }) =>
          `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`,
      ),
      `update ${since} set transaction = pg_current_xact_id()::text::bigint`,
      'commit',
    ];
    await pool.query(restore.join(';'));
  };
}
