import type { DBSchema } from 'idb';
import { deviceCopies } from '../device-copies.ts';
import { indexedDatabase } from '../indexed-database.ts';
import type { KeptRead } from './kept-read.ts';

interface ReadsDatabase extends DBSchema {
  reads: { key: [userId: string, key: string]; value: KeptRead };
}

const withDatabase = indexedDatabase<ReadsDatabase>(deviceCopies.reads, (database) => {
  database.createObjectStore('reads', { keyPath: ['userId', 'key'] });
});

/** Where reads are kept. */
export type KeptStore = {
  /** Those of a user. */
  list(userId: string): Promise<KeptRead[]>;
  /**
   * Replaces everything by what `change` makes of it, in one transaction.
   * @param change undefined leaves everything as it is
   */
  rewrite(change: (reads: readonly KeptRead[]) => readonly KeptRead[] | undefined): Promise<void>;
};

/** Reads in IndexedDB, in a database of their own that no window holds open, so that it can be erased at any time. */
export const keptStore: KeptStore = {
  list: (userId) =>
    withDatabase((database) => database.getAll('reads', IDBKeyRange.bound([userId, ''], [userId, '\uffff']))),
  rewrite: (change) =>
    withDatabase(async (database) => {
      const transaction = database.transaction('reads', 'readwrite');
      const before = await transaction.store.getAll();
      const after = change(before);
      const changes = after
        ? [transaction.store.clear(), ...after.map((read) => transaction.store.put(read))]
        : [];
      await Promise.all([...changes, transaction.done]);
    }),
};
