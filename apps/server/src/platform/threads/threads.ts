import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { FairQueue } from './fair-queue.ts';
import type { ThreadTask } from './task.ts';

/** One core stays with the main thread; more threads than two would only take it from the database. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
const MOST_WAITING = 64;
/** Fewer characters than these take less than it takes to hand them over and wake a thread. */
const LIGHT = 4_000;
const LONGEST_MS = 30_000;
const IDLE_MS = 20_000;
/** Of one thread, unless told; what asks for more ends with its thread, and the server goes on. */
const MEMORY_MB = 256;
/** How far a thread stands back where all want the processor; on Linux alone. */
const STANDS_BACK = 10;

/** Who something is worked off for, and what tells that no one waits for it any more. */
export type WorkedFor = { readonly actor: { readonly userId: string }; readonly signal: AbortSignal };

/** Threads for work that would hold up everyone else on the main one. */
export type Threads = {
  /** @throws WorkNotDone where too much waits, no one waits any more, it takes too long, or the server ends */
  run<Input, Output>(task: ThreadTask<Input, Output>, input: Input, by: WorkedFor): Promise<Output>;
  /** How much was handed to threads so far, whatever became of it. */
  readonly handedOver: number;
  /** Threads that stand ready or work. */
  readonly alive: number;
  close(): Promise<void>;
};

/** Work was not done, or not to its end; what it would have told is unknown. */
export class WorkNotDone extends Error {}

/**
 * A few threads, started when they are first needed, which end when they have nothing to do.
 * @param tasks the module whose `runTask` does in a thread what it is told by name
 */
export function createThreads(
  tasks: URL,
  memoryMb = MEMORY_MB,
  load: () => Promise<Pick<typeof import('piscina'), 'Piscina'>> = () => import('piscina'),
): Threads {
  const waiting = new FairQueue<() => void>();
  const closed = new AbortController();
  let pool: Promise<Piscina> | undefined;
  let opened: Piscina | undefined;
  let [running, handedOver] = [0, 0];
  const open = async (): Promise<Piscina> => {
    const { Piscina } = await load();
    opened = new Piscina({
      filename: tasks.href,
      name: 'runTask',
      minThreads: 0,
      maxThreads: AT_ONCE,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      niceIncrement: STANDS_BACK,
      recordTiming: false,
    });
    return opened;
  };
  /** What failed to open, as where no file could be opened any more, is tried again by the next piece of work. */
  const openOnce = (): Promise<Piscina> => {
    pool ??= open().catch((error: unknown) => {
      pool = undefined;
      throw error;
    });
    return pool;
  };
  const whenFree = async (person: string, signal: AbortSignal): Promise<void> => {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.size >= MOST_WAITING) throw new WorkNotDone('too much is waiting for threads');
    await new Promise<void>((begin, fail) => {
      const giveUp = () => {
        waiting.remove(person, turn);
        fail(signal.reason);
      };
      const turn = () => {
        signal.removeEventListener('abort', giveUp);
        begin();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.put(person, turn);
    });
  };
  const free = () => {
    const next = waiting.take();
    // The one who waits takes over the place, so that no one slips in between.
    if (next) next();
    else running -= 1;
  };
  return {
    async run(task, input, { actor: { userId }, signal }) {
      if (task.weigh(input) <= LIGHT) return task.run(input);
      const until = AbortSignal.any([signal, closed.signal, AbortSignal.timeout(LONGEST_MS)]);
      handedOver += 1;
      try {
        until.throwIfAborted();
        await whenFree(userId, until);
        try {
          return await (await openOnce()).run({ name: task.name, input }, { signal: until });
        } finally {
          free();
        }
      } catch (error) {
        if (!until.aborted) throw error;
        throw new WorkNotDone(`${task.name} was cut short`, { cause: error });
      }
    },
    get handedOver() {
      return handedOver;
    },
    get alive() {
      return opened?.threads.length ?? 0;
    },
    async close() {
      closed.abort();
      await (await pool)?.destroy();
    },
  };
}

/**
 * Lets everyone else have their turn, in work on the main thread that is long as a whole but not in each of its steps.
 * @throws WorkNotDone where no one waits for it any more
 */
export async function giveWay(signal: AbortSignal): Promise<void> {
  await nextTurn();
  if (signal.aborted) throw new WorkNotDone('no one waits for it any more');
}
