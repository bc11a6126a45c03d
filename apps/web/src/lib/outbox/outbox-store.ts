import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { NewCall, OutboxCall, OutboxPorts } from './create-outbox.ts';

interface OutboxDatabase extends DBSchema {
  calls: { key: number; value: NewCall & { id?: number }; indexes: { userId: string } };
}

let opened: Promise<IDBPDatabase<OutboxDatabase>> | undefined;

function open(): Promise<IDBPDatabase<OutboxDatabase>> {
  opened ??= openDB<OutboxDatabase>('grape-garden-outbox', 1, {
    upgrade: (database) => {
      const calls = database.createObjectStore('calls', { keyPath: 'id', autoIncrement: true });
      calls.createIndex('userId', 'userId');
    },
    // A newer build wants to upgrade: give way, and open again when next needed.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((failure: unknown) => {
    opened = undefined;
    throw failure;
  });
  return opened;
}

/** Calls in IndexedDB, in a database of their own. */
export const outboxStore: OutboxPorts['store'] = {
  async add(call) {
    const transaction = (await open()).transaction('calls', 'readwrite');
    const added = transaction.store.add({ ...call });
    // As with drafts: a page that is left in this moment would not live to commit it.
    transaction.commit();
    const [id] = await Promise.all([added, transaction.done]);
    return { ...call, id };
  },
  async list(userId) {
    const calls = await (await open()).getAllFromIndex('calls', 'userId', userId);
    return calls.flatMap(({ id, ...call }): OutboxCall[] => (id === undefined ? [] : [{ ...call, id }]));
  },
  async has(id) {
    return (await (await open()).getKey('calls', id)) !== undefined;
  },
  async remove(id) {
    await (await open()).delete('calls', id);
  },
};
