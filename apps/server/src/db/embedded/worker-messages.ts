/** What the worker thread is started with. */
export type WorkerStart = FolderStart | { snapshot: ArrayBuffer | undefined };

export type FolderStart = {
  folder: string;
  /** Free bytes on the disk below which writes are refused. */
  reserveBytes: number;
  /** A file that keeps some room for sign-ins. */
  keptFile?: string;
};

export type ToWorker =
  | { kind: 'batch'; connection: number; bytes: Uint8Array }
  | { kind: 'drop'; connection: number; farewell: Uint8Array | undefined }
  | { kind: 'ping' }
  | { kind: 'snapshot' }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'refused'; reason: string }
  | { kind: 'answer'; connection: number; bytes: Uint8Array }
  | { kind: 'terminated'; connection: number; bytes: Uint8Array }
  | { kind: 'pong' }
  | { kind: 'snapshot'; blob: Blob }
  | { kind: 'closed' }
  | { kind: 'crashed'; reason: string }
  | { kind: 'log'; line: string };

/**
 * Pieces in one memory of its own, which can be handed to another thread as it is. Short Buffers are parts of a shared
 * 64 kB, and each copy more is memory that waits for its collection.
 */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
