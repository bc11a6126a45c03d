import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE, shift } from '../platform/clock.ts';
import type { Ports } from '../platform/ports.ts';
import type { Actor } from './context.ts';
import { claimKey, findAnswer, type KeyOwner, keepAnswer, releaseKey } from './idempotency.store.ts';
import { refuse, unavailable } from './refusal.ts';

const KEY = /^[\w-]{8,100}$/;
const SECRETS: ReadonlySet<string> = new Set(['password', 'code']);
const ABANDONED_AFTER = 2 * MINUTE;
const WAIT_STEP = 100;
const WAIT_STEPS = 100;

/**
 * Runs a write once for each `Idempotency-Key` of a person (kept 24 hours) and answers a repeat with the first answer.
 * A refused write leaves no trace, so that the mended request may use the key again.
 */
export async function answerOnce<T>(
  ports: Ports,
  actor: Actor,
  path: string,
  header: string | string[] | undefined,
  input: unknown,
  run: () => Promise<T>,
): Promise<T> {
  if (header === undefined) return run();
  if (typeof header !== 'string' || !KEY.test(header))
    throw refuse('fieldInvalid', { field: 'Idempotency-Key' });
  const { db } = ports.database;
  const owner: KeyOwner = { userId: actor.userId, key: header };
  const requestHash = createHash('sha256').update(path).update(withoutSecrets(input)).digest('base64url');

  for (let step = 0; step < WAIT_STEPS; step += 1) {
    const now = ports.clock.now();
    if (await claimKey(db, owner, requestHash, now, shift(now, -ABANDONED_AFTER))) {
      return runAndKeep(ports, owner, run);
    }
    const kept = await findAnswer(db, owner);
    if (kept && kept.requestHash !== requestHash) throw refuse('repeatedWithOtherContent');
    // The stored answer was produced by this very call's output schema.
    if (kept?.done) return kept.answer as T;
    await pause(WAIT_STEP);
  }
  throw unavailable('notReady');
}

/**
 * What a request says, as text. Passwords are stored at a price for every guess; a hash of a whole request would let who
 * reads the database guess them for nothing, and so would one of the codes from mails.
 */
function withoutSecrets(input: unknown): string {
  return JSON.stringify(input, (name, value) => (SECRETS.has(name) ? undefined : value));
}

async function runAndKeep<T>(ports: Ports, owner: KeyOwner, run: () => Promise<T>): Promise<T> {
  try {
    const answer = await run();
    await keepAnswer(ports.database.db, owner, answer);
    return answer;
  } catch (error) {
    await releaseKey(ports.database.db, owner);
    throw error;
  }
}
