import { randomFillSync } from 'node:crypto';
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { SQLSTATE } from '../errors.ts';
import { errorCode, errorFrame, FRAME, framesOf } from './frames.ts';

/** Three segments of write-ahead log and some room for tables: what a commit may still need once it has begun. */
export const DEFAULT_RESERVE_BYTES = 64 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;
/** Room that a file keeps from everything else on the disk: two segments of write-ahead log. */
const KEPT_BYTES = 32 * MEGABYTE;
/** Below this the file is given up, and once it is gone nothing is written at all. */
const LAST_BYTES = 16 * MEGABYTE;

const LOOK_EVERY_MS = 250;

/** How a transaction begins that may use the room which is kept, and one of the same length that writes nothing. */
const RESERVED = 'begin read write';
const REFUSED = 'begin read only ';

export type GuardedEngine = {
  readonly inTransaction: boolean;
  execute(bytes: Uint8Array): Buffer;
  run(sql: string): void;
};

/**
 * Refuses writes while the disk is almost full, so that it never gets full: PostgreSQL has no answer to a write-ahead
 * log that cannot be written but to end itself. Reads go on, and writes as soon as there is room again.
 * A refused write fails with SQLSTATE 53100 (disk_full), the code that PostgreSQL uses itself.
 *
 * Transactions that begin with `read write`, the few rows of a sign-in, go on. For them a file keeps some room also from
 * other programs: it is given up once the disk has nothing else, and made again when there is enough.
 */
export class DiskGuard {
  readonly #engine: GuardedEngine;
  readonly #folder: string;
  readonly #reserveBytes: number;
  readonly #keptFile: string | undefined;
  #full = false;
  #exhausted = false;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param keptFile keeps room for sign-ins; none unless told */
  constructor(engine: GuardedEngine, folder: string, reserveBytes: number, keptFile?: string) {
    this.#engine = engine;
    this.#folder = folder;
    this.#reserveBytes = reserveBytes;
    this.#keptFile = keptFile;
  }

  execute(bytes: Uint8Array): Buffer {
    this.#look();
    const answer = this.#engine.execute(this.#exhausted ? withoutWriting(bytes) : bytes);
    return this.#full ? withDiskFull(answer) : answer;
  }

  #look(): void {
    if (this.#engine.inTransaction || performance.now() - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = performance.now();
    this.#keepRoom();
    const free = this.#freeBytes();
    const full = free < this.#reserveBytes;
    this.#exhausted = full && free < LAST_BYTES;
    if (full === this.#full) return;
    this.#engine.run(`SET default_transaction_read_only = ${full ? 'on' : 'off'}`);
    this.#full = full;
  }

  #keepRoom(): void {
    const file = this.#keptFile;
    if (file === undefined) return;
    const free = this.#freeBytes();
    // A server that was killed may have left a part of it.
    const isKept = statSync(file, { throwIfNoEntry: false })?.size === KEPT_BYTES;
    if (free < LAST_BYTES) rmSync(file, { force: true });
    if (!isKept && free >= this.#reserveBytes + KEPT_BYTES + LAST_BYTES) keepRoom(file);
  }

  #freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize;
  }
}

/** Noise, since a disk that packs its files would keep no room for zeros. */
function keepRoom(file: string): void {
  try {
    const noise = randomFillSync(Buffer.alloc(MEGABYTE));
    const opened = openSync(file, 'w', 0o600);
    try {
      for (let written = 0; written < KEPT_BYTES; written += MEGABYTE) writeSync(opened, noise);
    } finally {
      closeSync(opened);
    }
  } catch {
    // Someone else was quicker to fill the disk; it is tried again when there is room.
    rmSync(file, { force: true });
  }
}

/** The same batch, with reserved transactions that may read alone: their writes are refused as all others are. */
function withoutWriting(bytes: Uint8Array): Uint8Array {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf(RESERVED); at >= 0; at = changed.indexOf(RESERVED, at))
    changed.write(REFUSED, at);
  return changed;
}

function withDiskFull(answer: Buffer): Buffer {
  const frames = [...framesOf(answer)].map(({ type, bytes }) =>
    type === FRAME.error && errorCode(bytes) === SQLSTATE.readOnlyTransaction
      ? errorFrame('ERROR', SQLSTATE.diskFull, 'the disk of the database is almost full')
      : bytes,
  );
  return Buffer.concat(frames);
}
