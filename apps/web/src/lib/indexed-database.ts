import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * A database of this browser.
 * @param upgrade creates its tables when it is opened for the first time
 * @param staysOpen keeps it open between two uses, for what must be written before the page closes; without it no
 *   window blocks another that erases or upgrades the database
 * @returns runs a piece of work with it; rejects where the browser has no IndexedDB
 */
export function indexedDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
  { staysOpen = false } = {},
) {
  type Database = IDBPDatabase<Schema>;
  let opened: Promise<Database> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const openForGood = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade,
      // A newer build wants to upgrade: closes, and opens again when next needed.
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((failure: unknown) => {
      forget();
      throw failure;
    });
    return opened;
  };

  return async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    if (staysOpen) return work(await openForGood());
    const database = await openDB<Schema>(name, 1, { upgrade });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
}
