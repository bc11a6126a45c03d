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
 * @returns what puts them back, within one round trip: far less than the calls that made them. Sequences go on.
 */
export async function rememberRows({ pool }: OpenDatabase): Promise<() => Promise<void>> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(TABLES);
  const schema = `remembered_${copies++}`;
  const kept = tables.map((table, place) => ({ ...table, copy: `${schema}.kept_${place}` }));
  const values = kept.map(({ name, columns, copy }) => `('${name}', '${columns}', '${copy}')`);
  await pool.query(
    [
      `create schema ${schema}`,
      ...kept.map(({ name, copy }) => `create table ${copy} as table ${name}`),
      `create table ${schema}.tables (name, columns, copy) as values ${values.join(', ')}`,
      `create table ${schema}.since as select pg_current_xact_id()::text::bigint as transaction`,
      putBackIn(schema),
    ].join(';'),
  );
  return async () => void (await pool.query(`select ${schema}.put_back()`));
}

/**
 * A function that puts back the tables that were changed; most work leaves most of them alone. A row that was written
 * since has a newer transaction, one that is gone is missing.
 */
function putBackIn(schema: string): string {
  return `
    create function ${schema}.put_back() returns void language plpgsql as $$
    declare
      kept record;
      changed boolean;
    begin
      -- The copies are whole: no foreign key is looked after row by row, in whatever order they come.
      set local session_replication_role = replica;
      for kept in table ${schema}.tables loop
        execute format(
          'select (select count(*) from %1$s) <> (select count(*) from %2$s) or exists (
            select from %1$s where xmin::text::bigint > (select transaction from ${schema}.since))',
          kept.name, kept.copy
        ) into changed;
        if changed then
          execute format(
            'delete from %1$s; insert into %1$s (%2$s) overriding system value select %2$s from %3$s',
            kept.name, kept.columns, kept.copy
          );
        end if;
      end loop;
      update ${schema}.since set transaction = pg_current_xact_id()::text::bigint;
    end $$`;
}
