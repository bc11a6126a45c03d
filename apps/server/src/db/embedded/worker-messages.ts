/** What the worker thread is started with. */
export type WorkerStart = FolderStart | { snapshot: ArrayBuffer | undefined };

export type FolderStart = {
  folder: string;
  /** Free bytes on the disk below which writes are refused. */
  reserveBytes: number;
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
 * A copy in memory of its own. A message takes all the memory behind an array with it, and short Buffers are parts
 * of a shared 64 kB: sent as they are, each query and each answer would copy that.
 */
export function alone(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}
