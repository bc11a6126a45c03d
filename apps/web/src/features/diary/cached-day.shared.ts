import type { api, OutputOf } from '@garden/contract';
import type { DBSchema } from 'idb';
import { deviceCopies } from '../../lib/device-copies.ts';
import { indexedDatabase } from '../../lib/indexed-database.ts';

/** What the editor of a day opens with. */
type DayData = OutputOf<typeof api.draft.get>;

interface DayDatabase extends DBSchema {
  days: { key: 'last'; value: { readonly userId: string; readonly data: unknown } };
}

let last: { readonly userId: string; readonly data: DayData } | undefined;

const withDatabase = indexedDatabase<DayDatabase>(deviceCopies.day, (database) => {
  database.createObjectStore('days');
});

/**
 * What the server last said of today, in IndexedDB since it is private, so that the day opens without network. It
 * belongs to one user, and is erased with their session. Every call rejects where the browser has no IndexedDB.
 */
export const cachedDay = {
  async save(userId: string, data: DayData): Promise<void> {
    if (last?.userId === userId && last.data === data) return;
    last = { userId, data };
    await withDatabase((database) => database.put('days', { userId, data }, 'last'));
  },
  /** Undefined where nothing is cached for this user, or an older build wrote another shape. */
  async read(userId: string): Promise<DayData | undefined> {
    const kept = await withDatabase((database) => database.get('days', 'last'));
    if (kept?.userId !== userId) return undefined;
    const { parseDay } = await import('./writing/parse-day.ts');
    return parseDay(kept.data);
  },
};
