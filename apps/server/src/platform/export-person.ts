import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { instant, readLists } from './archive-lists.ts';
import {
  type AccountOwner,
  type ArchiveFile,
  type ArchiveList,
  type DeclaredTable,
  type ExportSource,
  isPersonal,
  type PersonalData,
} from './personal-data.ts';

/** Everything of someone's own, area by area from the bottom up: first by hand, then as the declarations say. */
export async function* exportPerson(
  areas: readonly PersonalData[],
  source: ExportSource,
  person: AccountOwner,
): AsyncGenerator<ArchiveFile> {
  for (const { export: byHand, lists, present, tables } of areas) {
    if (byHand) yield* byHand(source, person);
    const declared = tables.flatMap((table) => listOf(table, person.id));
    for (const file of readLists(source.db, [...declared, ...(lists?.(person.id) ?? [])])) {
      if (present) yield* present(file, person);
      else yield file;
    }
  }
}

/** The rows of a table as its declaration gives them away. */
function listOf(declared: DeclaredTable, userId: string): ArchiveList[] {
  if (!isPersonal(declared) || typeof declared.table === 'string') return [];
  const { archive, people, table } = declared;
  if (typeof archive === 'string' || !('rows' in archive)) return [];
  const { rows: path, of = Object.keys(people).slice(0, 1), as = {}, also } = archive;
  const { without = [...of, 'words'] } = archive;
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const isTheirs = columns.flatMap(([name, column]) => (of.includes(name) ? eq(column, userId) : []));
  const { columns: all, primaryKeys } = getTableConfig(table);
  const composite = primaryKeys[0]?.columns.map(({ name }) => name);
  const key = all.filter(({ name, primary }) => composite?.includes(name) ?? primary);
  const told = columns.flatMap(([name, column]) =>
    without.includes(name) ? [] : [[as[name] ?? name, asJson(column)] as const],
  );
  return [
    {
      path,
      table,
      key: key.map((value) => ({ value, type: value.getSQLType() })),
      whose: sql`(${sql.join(isTheirs, sql` or `)})`,
      row: { ...Object.fromEntries(told), ...also },
    },
  ];
}

function asJson(column: PgColumn) {
  return column.getSQLType().startsWith('timestamp') ? instant(column) : column;
}
