import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Opens a database of this browser for one work each time, so that no window holds up another that erases or upgrades it.
 * @param upgrade makes its tables, when it is opened for the first time
 * @returns what does a work with it; rejects where the browser has no IndexedDB
 */
export function databasePerWork<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
) {
  return async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = await openDB<Schema>(name, 1, { upgrade });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
}
