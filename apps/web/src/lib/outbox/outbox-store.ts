import type { DBSchema } from 'idb';
import { indexedDatabase } from '../indexed-database.ts';
import type { NewCall, OutboxCall, OutboxPorts } from './create-outbox.ts';

interface OutboxDatabase extends DBSchema {
  calls: { key: number; value: NewCall & { id?: number }; indexes: { userId: string } };
}

const withDatabase = indexedDatabase<OutboxDatabase>(
  'grape-garden-outbox',
  (database) => {
    const calls = database.createObjectStore('calls', { keyPath: 'id', autoIncrement: true });
    calls.createIndex('userId', 'userId');
  },
  { staysOpen: true },
);

/** Calls in IndexedDB, in a database of their own. */
export const outboxStore: OutboxPorts['store'] = {
  add: (call) =>
    withDatabase(async (database) => {
      const transaction = database.transaction('calls', 'readwrite');
      const added = transaction.store.add({ ...call });
      // As with drafts: a page that closes in this moment would not live to commit it.
      transaction.commit();
      const [id] = await Promise.all([added, transaction.done]);
      return { ...call, id };
    }),
  list: (userId) =>
    withDatabase(async (database) => {
      const calls = await database.getAllFromIndex('calls', 'userId', userId);
      return calls.flatMap(({ id, ...call }): OutboxCall[] => (id === undefined ? [] : [{ ...call, id }]));
    }),
  has: (id) => withDatabase(async (database) => (await database.getKey('calls', id)) !== undefined),
  remove: (id) => withDatabase((database) => database.delete('calls', id)),
};
