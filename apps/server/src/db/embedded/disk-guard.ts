import { statfsSync } from 'node:fs';
import { SQLSTATE } from '../errors.ts';
import { errorCode, errorFrame, FRAME, framesOf } from './frames.ts';

/** Three segments of write-ahead log and some room for tables: what a commit may still need once it has begun. */
export const DEFAULT_RESERVE_BYTES = 64 * 1024 * 1024;

const LOOK_EVERY_MS = 250;

export type GuardedEngine = {
  readonly inTransaction: boolean;
  execute(bytes: Uint8Array): Buffer;
  run(sql: string): void;
};

/**
 * Refuses writes while the disk is almost full, so that it never gets full: PostgreSQL has no answer to a write-ahead
 * log that cannot be written but to end itself. Reads go on, and writes as soon as there is room again.
 * A refused write fails with SQLSTATE 53100 (disk_full), the code that PostgreSQL uses itself.
 */
export class DiskGuard {
  readonly #engine: GuardedEngine;
  readonly #folder: string;
  readonly #reserveBytes: number;
  #full = false;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(engine: GuardedEngine, folder: string, reserveBytes: number) {
    this.#engine = engine;
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
  }

  execute(bytes: Uint8Array): Buffer {
    this.#look();
    const answer = this.#engine.execute(bytes);
    return this.#full ? withDiskFull(answer) : answer;
  }

  #look(): void {
    if (this.#engine.inTransaction || performance.now() - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = performance.now();
    const { bavail, bsize } = statfsSync(this.#folder);
    const full = bavail * bsize < this.#reserveBytes;
    if (full === this.#full) return;
    this.#engine.run(`SET default_transaction_read_only = ${full ? 'on' : 'off'}`);
    this.#full = full;
  }
}

function withDiskFull(answer: Buffer): Buffer {
  const frames = [...framesOf(answer)].map(({ type, bytes }) =>
    type === FRAME.error && errorCode(bytes) === SQLSTATE.readOnlyTransaction
      ? errorFrame('ERROR', SQLSTATE.diskFull, 'the disk of the database is almost full')
      : bytes,
  );
  return Buffer.concat(frames);
}
