import type { Pool } from 'pg';
import type { PersonalData, PersonalTable } from '../../platform/personal-data.ts';
import type { TestPerson } from '../factories.ts';
import { type FoundTable, inSql, listPersonal, nameOf } from './catalogue.ts';

/** Every row of every table, each value as a text by its column. */
export type Dump = ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>;

/** All that a database holds. */
export async function dump(pool: Pool, tables: readonly FoundTable[]): Promise<Dump> {
  const held = new Map<string, Record<string, string>[]>();
  for (const { name, columns } of tables) {
    const texts = columns.map((column) => `"${column.name}"::text as "${column.name}"`).join(', ');
    const { rows } = await pool.query<Record<string, string | null>>(`select ${texts} from ${name}`);
    held.set(
      name,
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value ?? ''])),
      ),
    );
  }
  return held;
}

/** Where a person stands: `table.column` → the values there that name them. */
export type Trail = ReadonlyMap<string, readonly string[]>;

/** Finds where declared columns name a person, by id or address, or by the id of a row that is theirs. */
export function findTrail(
  held: Dump,
  { id, email }: Pick<TestPerson, 'id' | 'email'>,
  tables: readonly FoundTable[],
  areas: readonly PersonalData[],
): Trail {
  const references = new Map(
    tables.flatMap(({ name, references }) => references.map(({ column, to }) => [`${name}.${column}`, to])),
  );
  const personal = listPersonal(areas);
  const own = new Map(personal.map((entry) => [nameOf(entry), idsOf(held, entry, id)]));
  return new Map(
    personal.flatMap((entry) => {
      const table = nameOf(entry);
      return Object.keys(entry.people).map((declared) => {
        const column = inSql(declared);
        const named = [id, email, ...(own.get(references.get(`${table}.${column}`) ?? '') ?? [])];
        const values = (held.get(table) ?? []).map((row) => row[column] ?? '');
        return [`${table}.${column}`, values.filter((value) => named.some((each) => value.includes(each)))];
      });
    }),
  );
}

/** Ids of the rows of a table that belong to a person. */
function idsOf(held: Dump, entry: PersonalTable, userId: string): string[] {
  const columns = Object.keys(entry.people).map(inSql);
  return (held.get(nameOf(entry)) ?? [])
    .filter((row) => columns.some((column) => row[column] === userId))
    .flatMap(({ id }) => id ?? []);
}

/** Columns in which a text stands, as `table.column`. */
export function findColumnsWith(held: Dump, text: string): string[] {
  const wanted = text.toLowerCase();
  const found = [...held].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) => value.toLowerCase().includes(wanted))
        .map(([column]) => `${table}.${column}`),
    ),
  );
  return [...new Set(found)].sort();
}

/** Declared columns, as `table.column`: those that stay, and those whose words stay, too. */
export function listKept(areas: readonly PersonalData[]): { named: Set<string>; shared: Set<string> } {
  const personal = listPersonal(areas);
  const of = (entry: PersonalTable, columns: readonly string[]) =>
    columns.map((column) => `${nameOf(entry)}.${inSql(column)}`);
  return {
    named: new Set(
      personal.flatMap((entry) =>
        of(
          entry,
          Object.entries(entry.people).flatMap(([column, fate]) =>
            typeof fate === 'object' && 'kept' in fate ? column : [],
          ),
        ),
      ),
    ),
    shared: new Set(personal.flatMap((entry) => of(entry, entry.shared ?? []))),
  };
}
