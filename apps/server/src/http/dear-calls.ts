import type { Endpoint } from '@garden/contract';
import { Refusal } from './refusal.ts';

/** Dear calls of one person that run at a time, and that wait for those. */
const AT_ONCE = 2;
const MOST_WAITING = 4;
const PATIENCE_MS = 3_000;
const COME_AGAIN_SECONDS = 3;

type Waiting = { begin(): void };
type Person = { running: number; readonly waiting: Waiting[] };

/**
 * Places for calls that work through many texts, counted by person: what one of them costs is a thousand times what
 * another call does, which no limit by number sees. Each process counts for itself.
 */
export class DearCalls {
  readonly #people = new Map<string, Person>();
  readonly #patienceMs: number;

  /** @param patienceMs how long a call waits for a place; three seconds unless told */
  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs;
  }

  /**
   * Takes a place, or waits a while for one.
   * @param signal ends the waiting where no one waits for the answer any more
   * @returns gives the place back; more than once does nothing
   * @throws Refusal `dearCallsBusy` where none comes free in time, or too many wait
   */
  async take(userId: string, signal: AbortSignal): Promise<() => void> {
    const person = this.#people.get(userId) ?? { running: 0, waiting: [] };
    this.#people.set(userId, person);
    if (person.running < AT_ONCE) person.running += 1;
    else await this.#wait(person, signal);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = person.waiting.shift();
      // The one who waits takes over the place, so that no one slips in between.
      if (next) return next.begin();
      person.running -= 1;
      if (person.running === 0) this.#people.delete(userId);
    };
  }

  async #wait({ waiting }: Person, signal: AbortSignal): Promise<void> {
    if (waiting.length >= MOST_WAITING || signal.aborted) throw busy();
    const until = AbortSignal.any([signal, AbortSignal.timeout(this.#patienceMs)]);
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(busy());
      };
      const turn: Waiting = {
        begin: () => {
          until.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      until.addEventListener('abort', giveUp, { once: true });
      waiting.push(turn);
    });
  }
}

function busy(): Refusal {
  const params = { seconds: COME_AGAIN_SECONDS };
  return new Refusal(429, 'dearCallsBusy', { params, retryAfterSeconds: COME_AGAIN_SECONDS });
}

/** Whether a call works through many texts with what it is asked. */
export function isDear({ cost }: Endpoint, input: unknown): boolean {
  if (cost !== 'dear with a keyword') return cost === 'dear';
  const { keyword } = Object(input);
  return typeof keyword === 'string' && keyword !== '';
}
