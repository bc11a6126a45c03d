import type { Person } from '@garden/contract';
import type { DBSchema } from 'idb';
import { indexedDatabase } from '../../../lib/indexed-database.ts';

/** A line that someone writes while they record, with its time in the recording in milliseconds. */
export type TimedNote = { readonly at: number; readonly text: string };

/** A recording on this device; it goes once its meeting is kept, or when its owner deletes it. */
export type Recording = {
  readonly id: string;
  readonly userId: string;
  readonly teamId: string;
  /** Who is recorded; absent where an earlier version recorded. */
  readonly people?: readonly Person[];
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly mediaType: MediaType;
  readonly notes: readonly TimedNote[];
  /** How much was to be recorded, without pauses; null where the page ended before it was stopped. */
  readonly wanted: number | null;
  /** How often the network or the microphone was away and the recording went on. */
  readonly gaps: number;
};

/** What a browser records in. */
export type MediaType = 'audio/webm' | 'audio/mp4' | 'audio/ogg';

export type Segment = {
  readonly recordingId: string;
  readonly number: number;
  readonly pieces: number;
  /** How long it sounds so far. */
  readonly milliseconds: number;
  /** No one was heard in it: it is not sent to be written down. Absent where that was not listened for. */
  readonly isSilent?: boolean;
  /** The server has all of it. */
  readonly isKept: boolean;
};

export type Piece = {
  readonly recordingId: string;
  readonly segment: number;
  readonly number: number;
  readonly content: ArrayBuffer;
  /** The server has it: 1; or not yet: 0. */
  readonly sent: 0 | 1;
};

interface RecordingDatabase extends DBSchema {
  recordings: { key: string; value: Recording; indexes: { userId: string } };
  segments: { key: [recordingId: string, number: number]; value: Segment };
  pieces: { key: [recordingId: string, segment: number, number: number]; value: Piece };
}

const withDatabase = indexedDatabase<RecordingDatabase>(
  'grape-garden-recordings',
  (database) => {
    database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('userId', 'userId');
    database.createObjectStore('segments', { keyPath: ['recordingId', 'number'] });
    database.createObjectStore('pieces', { keyPath: ['recordingId', 'segment', 'number'] });
  },
  { staysOpen: true },
);

const within = (...key: readonly (string | number)[]) => IDBKeyRange.bound([...key], [...key, []]);

/** Recordings in IndexedDB: each piece is there before anything else happens to it. */
export const recordingStore = {
  list: (userId: string) =>
    withDatabase((database) => database.getAllFromIndex('recordings', 'userId', userId)),
  save: (recording: Recording) => withDatabase((database) => database.put('recordings', recording)),
  segments: (recordingId: string) =>
    withDatabase((database) => database.getAll('segments', within(recordingId))),
  saveSegment: (segment: Segment) => withDatabase((database) => database.put('segments', segment)),
  /** Keeps a piece and how long its segment has become, both or neither. */
  add: (piece: Piece, segment: Segment) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(['pieces', 'segments'], 'readwrite');
      void transaction.objectStore('pieces').put(piece);
      void transaction.objectStore('segments').put(segment);
      transaction.commit();
      await transaction.done;
    }),
  pieces: (recordingId: string, segment: number) =>
    withDatabase((database) => database.getAll('pieces', within(recordingId, segment))),
  setSent: (piece: Piece, sent: 0 | 1) =>
    withDatabase((database) => database.put('pieces', { ...piece, sent })),
  /** The server has a whole segment: its pieces go. */
  keep: (segment: Segment) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(['pieces', 'segments'], 'readwrite');
      void transaction.objectStore('pieces').delete(within(segment.recordingId, segment.number));
      void transaction.objectStore('segments').put({ ...segment, isKept: true });
      await transaction.done;
    }),
  remove: (recordingId: string) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(['recordings', 'segments', 'pieces'], 'readwrite');
      void transaction.objectStore('recordings').delete(recordingId);
      void transaction.objectStore('segments').delete(within(recordingId));
      void transaction.objectStore('pieces').delete(within(recordingId));
      await transaction.done;
    }),
};
