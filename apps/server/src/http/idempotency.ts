import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from '../db/errors.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Transact } from '../db/transaction.ts';
import { findKeptAnswer, type KeptAnswer, type KeyOwner, keepAnswer } from './idempotency.store.ts';
import { refuse, unavailable } from './refusal.ts';

const KEY = /^[\w-]{8,100}$/;
const SECRETS: ReadonlySet<string> = new Set(['password', 'code']);
/** How long a repeat waits for the request that it repeats. */
const PATIENCE_MS = 4_000;

/**
 * The key of a request; undefined where it has none.
 * @throws Refusal for one that cannot be a key
 */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header))
    throw refuse('fieldInvalid', { field: 'Idempotency-Key' });
  return header;
}

/** A write that carries a key. */
export type KeyedWrite = {
  readonly owner: KeyOwner;
  readonly path: string;
  readonly input: unknown;
  readonly now: Date;
  /** What was kept under the key when the request came. */
  readonly kept: KeptAnswer | null;
};

/** Runs what a write does, once for each key. */
export type AnswerOnce = <T>(write: KeyedWrite, run: (transaction: Transact) => Promise<T>) => Promise<T>;

type UnderWay = {
  readonly requestHash: string;
  readonly answered: Promise<{ readonly answer: unknown } | null>;
};

/**
 * Runs a write once for each `Idempotency-Key` of a person (kept 24 hours) and answers a repeat with the first answer,
 * which commits together with the write. A refused write leaves no trace, so that the mended request may use the key
 * again. A repeat that comes meanwhile waits for the first; on another server both run, and one commits (ADR 030).
 * @param patienceMs how long such a repeat waits; four seconds unless told
 */
export function createAnswerOnce(database: OpenDatabase, patienceMs = PATIENCE_MS): AnswerOnce {
  const underWay = new Map<string, UnderWay>();

  return async (write, run) => {
    const { owner, kept } = write;
    const requestHash = hashOf(write);
    const name = `${owner.userId} ${owner.key}`;
    const deadline = performance.now() + patienceMs;
    if (kept) return answerOf(kept, requestHash);
    for (let first = underWay.get(name); first; first = underWay.get(name)) {
      if (first.requestHash !== requestHash) throw refuse('repeatedWithOtherContent');
      const left = new AbortController();
      const patience = pause(Math.max(0, deadline - performance.now()), 'late' as const, {
        signal: left.signal,
      }).catch(() => 'late' as const);
      const outcome = await Promise.race([first.answered, patience]);
      left.abort();
      if (outcome === 'late') throw unavailable('notReady');
      if (outcome) return answerOf({ requestHash, ...outcome }, requestHash);
    }
    const answer = runAndKeep(database, write, requestHash, run);
    const answered = answer.then(
      (found) => ({ answer: found }),
      () => null,
    );
    underWay.set(name, { requestHash, answered });
    void answered.then(() => underWay.delete(name));
    return answer;
  };
}

async function runAndKeep<T>(
  { commitWithOutcome, db }: OpenDatabase,
  { owner, now }: KeyedWrite,
  requestHash: string,
  run: (transaction: Transact) => Promise<T>,
): Promise<T> {
  try {
    return await commitWithOutcome(run, (on, answer) =>
      keepAnswer(on, { ...owner, requestHash, answer, createdAt: now }),
    );
  } catch (error) {
    if (isPassing(error)) throw error;
    // A repeat that reached another server may have been quicker, and be the reason for whatever went wrong here.
    const kept = await findKeptAnswer(db, owner);
    if (!kept) throw error;
    return answerOf(kept, requestHash);
  }
}

function answerOf<T>(kept: KeptAnswer, requestHash: string): T {
  if (kept.requestHash !== requestHash) throw refuse('repeatedWithOtherContent');
  // It was made by this very call, for its output schema.
  return kept.answer as T;
}

/**
 * What a request says, as a hash. Passwords are stored at a price for every guess; a hash of a whole request would let
 * anyone who reads the database guess them for nothing, and so would one of the codes from mails.
 */
function hashOf({ path, input }: KeyedWrite): string {
  const said = JSON.stringify(input, (name, value) => (SECRETS.has(name) ? undefined : value));
  return createHash('sha256').update(path).update(said).digest('base64url');
}
