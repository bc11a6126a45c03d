import type { api, RequestOf } from '@garden/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What the editor holds of a day, as `draft.add` takes it, without the server's version. */
export type DraftContent = Omit<RequestOf<typeof api.draft.add>, 'day' | 'version'>;

/** Text that the server may not have yet. */
export type LocalDraft = {
  readonly userId: string;
  /** The diary day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly content: DraftContent;
  /** The server's version that this text grew from; 0 for none. */
  readonly baseVersion: number;
  /** When it was typed, in milliseconds since 1970. */
  readonly typedAt: number;
};

interface DraftDatabase extends DBSchema {
  drafts: { key: [userId: string, day: string]; value: LocalDraft };
}

let opened: Promise<IDBPDatabase<DraftDatabase>> | undefined;

function open(): Promise<IDBPDatabase<DraftDatabase>> {
  opened ??= openDB<DraftDatabase>('grape-garden', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: ['userId', 'day'] });
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

/**
 * Unsent text, in IndexedDB by person and day, so that it outlives a closed tab, a dead battery and an
 * expired session. Every call rejects where the browser has no IndexedDB; the editor then says "not saved".
 */
export const drafts = {
  /** Keeps the text of a day in place of what was kept, even if the page is left in the same moment. */
  async save(draft: LocalDraft): Promise<void> {
    const transaction = (await open()).transaction('drafts', 'readwrite');
    const kept = transaction.store.put(draft);
    // By itself it is committed once the page has heard that the text is there; a page that is left hears nothing.
    transaction.commit();
    await Promise.all([kept, transaction.done]);
  },
  async read(userId: string, day: string): Promise<LocalDraft | undefined> {
    return (await open()).get('drafts', [userId, day]);
  },
  /** All unsent texts of a person, earliest day first. */
  async list(userId: string): Promise<LocalDraft[]> {
    return (await open()).getAll('drafts', IDBKeyRange.bound([userId, ''], [userId, '\uffff']));
  },
  /**
   * Removes the text of a day once the server has it.
   * @param typedAt removes it only if nothing was typed after this moment
   */
  async remove(userId: string, day: string, typedAt = Number.POSITIVE_INFINITY): Promise<void> {
    const transaction = (await open()).transaction('drafts', 'readwrite');
    const kept = await transaction.store.get([userId, day]);
    if (kept && kept.typedAt <= typedAt) await transaction.store.delete([userId, day]);
    await transaction.done;
  },
};
