import type { api, RequestOf } from '@garden/contract';
import type { DBSchema } from 'idb';
import { indexedDatabase } from '../../../lib/indexed-database.ts';

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

const withDatabase = indexedDatabase<DraftDatabase>(
  'grape-garden',
  (database) => {
    database.createObjectStore('drafts', { keyPath: ['userId', 'day'] });
  },
  { staysOpen: true },
);

/**
 * Unsent text, in IndexedDB by person and day, so that it outlives a closed tab, a dead battery and an
 * expired session. Every call rejects where the browser has no IndexedDB; the editor then says "not saved".
 */
export const drafts = {
  /** Keeps the text of a day in place of what was kept, even if the page is left in the same moment. */
  save(draft: LocalDraft): Promise<void> {
    return withDatabase(async (database) => {
      const transaction = database.transaction('drafts', 'readwrite');
      const kept = transaction.store.put(draft);
      // The default is to commit once the page has heard of the result; a page that is closed hears nothing.
      transaction.commit();
      await Promise.all([kept, transaction.done]);
    });
  },
  read(userId: string, day: string): Promise<LocalDraft | undefined> {
    return withDatabase((database) => database.get('drafts', [userId, day]));
  },
  /** All unsent texts of a person, earliest day first. */
  list(userId: string): Promise<LocalDraft[]> {
    return withDatabase((database) =>
      database.getAll('drafts', IDBKeyRange.bound([userId, ''], [userId, '\uffff'])),
    );
  },
  /**
   * Removes the text of a day once the server has it.
   * @param typedAt removes it only if nothing was typed after this moment
   */
  remove(userId: string, day: string, typedAt = Number.POSITIVE_INFINITY): Promise<void> {
    return withDatabase(async (database) => {
      const transaction = database.transaction('drafts', 'readwrite');
      const kept = await transaction.store.get([userId, day]);
      if (kept && kept.typedAt <= typedAt) await transaction.store.delete([userId, day]);
      await transaction.done;
    });
  },
};
