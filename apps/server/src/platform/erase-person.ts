import { eq, getTableColumns, or } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/open-database.ts';
import {
  type AccountOwner,
  type DeclaredTable,
  type ErasureContext,
  isPersonal,
  type PersonalData,
} from './personal-data.ts';

/** Leaves nothing personal of someone, area by area from the top down: first by hand, then as the declarations say. */
export async function erasePerson(
  areas: readonly PersonalData[],
  tx: Transaction,
  person: AccountOwner,
  ctx: ErasureContext,
): Promise<void> {
  for (const { erase, tables } of areas.toReversed()) {
    await erase?.(tx, person, ctx);
    await Promise.all(tables.flatMap((declared) => eraseDeclared(tx, declared, person.id)));
  }
}

/** What is done with a column that is `erased`: its rows go, it is emptied, or it goes with the row that it refers to. */
function actionOf(table: PgTable, column: PgColumn): 'delete' | 'empty' | 'cascade' {
  const reference = getTableConfig(table).foreignKeys.find((key) =>
    key.reference().columns.some(({ name }) => name === column.name),
  );
  // Every row of `users` stays, without a name.
  const isOfPerson = !reference || getTableConfig(reference.reference().foreignTable).name === 'users';
  if (!isOfPerson) return 'cascade';
  return column.notNull ? 'delete' : 'empty';
}

function eraseDeclared(tx: Transaction, declared: DeclaredTable, userId: string): Promise<unknown>[] {
  if (!isPersonal(declared) || typeof declared.table === 'string') return [];
  const { people, table } = declared;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => people[name] === 'erased');
  const of = (action: string) => columns.filter(([, column]) => actionOf(table, column) === action);
  const named = of('delete').map(([, column]) => eq(column, userId));
  return [
    ...(named.length > 0 ? [tx.delete(table).where(or(...named))] : []),
    ...of('empty').map(([name, column]) =>
      tx
        .update(table)
        .set({ [name]: null })
        .where(eq(column, userId)),
    ),
  ];
}
