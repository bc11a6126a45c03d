import type { DBSchema } from 'idb';
import { indexedDatabase } from '../../../lib/indexed-database.ts';
import { pictureShelf } from './diary-subject.ts';

/** Whose picture for which text, by the key of the call that brought it. */
type PictureKey = {
  readonly userId: string;
  /** The subject of the calls about the text. */
  readonly subject: string;
  readonly key: string;
};

/** A picture that the server has taken, and no text shows yet. */
export type ArrivedPicture = PictureKey & {
  readonly settledAt: number;
  /** Its name on the server. */
  readonly file: string;
};

/** A picture that the server did not take. */
export type RefusedPicture = PictureKey & {
  readonly settledAt: number;
  /** As it was sent. */
  readonly image: string;
  /** The sentence that says why. */
  readonly failure: string;
};

export type SentPicture = ArrivedPicture | RefusedPicture;

/** What nothing shows by then, the server erases, too. */
const MAX_AGE_MS = 8 * 24 * 60 * 60 * 1000;

interface PictureDatabase extends DBSchema {
  // `day` is the shelf: browsers hold rows from when diaries alone had pictures.
  settled: { key: [userId: string, day: string, key: string]; value: SentPicture & { day: string } };
}

const withDatabase = indexedDatabase<PictureDatabase>('grape-garden-pictures', (database) => {
  database.createObjectStore('settled', { keyPath: ['userId', 'day', 'key'] });
});

/**
 * The results of queued pictures, in IndexedDB by user and subject, until a text shows them or the user has seen why they
 * were refused. Every call rejects where the browser has no IndexedDB.
 */
export const sentPictures = {
  /** Notes a picture; the same one again counts once. */
  async note(picture: SentPicture): Promise<void> {
    await withDatabase(async (database) => {
      const transaction = database.transaction('settled', 'readwrite');
      for (const old of await transaction.store.getAll())
        if (old.settledAt < picture.settledAt - MAX_AGE_MS)
          await transaction.store.delete([old.userId, old.day, old.key]);
      await transaction.store.put({ ...picture, day: pictureShelf(picture.subject) });
      await transaction.done;
    });
  },
  /** The pictures of a text, those first that were settled first. */
  async list(userId: string, subject: string): Promise<SentPicture[]> {
    const shelf = pictureShelf(subject);
    const range = IDBKeyRange.bound([userId, shelf, ''], [userId, shelf, '\uffff']);
    const rows = await withDatabase((database) => database.getAll('settled', range));
    const pictures = rows.map(({ day: _, ...picture }) => ({ ...picture, subject }));
    return pictures.sort((a, b) => a.settledAt - b.settledAt || (a.key < b.key ? -1 : 1));
  },
  async forget(pictures: readonly PictureKey[]): Promise<void> {
    if (pictures.length === 0) return;
    await withDatabase(async (database) => {
      const transaction = database.transaction('settled', 'readwrite');
      for (const { userId, subject, key } of pictures)
        await transaction.store.delete([userId, pictureShelf(subject), key]);
      await transaction.done;
    });
  },
};

export function isArrived(picture: SentPicture): picture is ArrivedPicture {
  return 'file' in picture;
}

export function isRefused(picture: SentPicture): picture is RefusedPicture {
  return !isArrived(picture);
}
