import { AiFailure } from './ai.ts';

/** So many may wait for each place; who comes later would wait for minutes. */
const WAITING_PER_PLACE = 20;

/** Places for questions that are asked at a time; the others wait in their order. */
export class Places {
  readonly #mostWaiting: number;
  readonly #patienceMs: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number, patienceMs: number) {
    this.#free = count;
    this.#mostWaiting = count * WAITING_PER_PLACE;
    this.#patienceMs = patienceMs;
  }

  /**
   * Works at a place as soon as one is free.
   * @throws AiFailure `busy` where too many wait, or none came free in time; `cancelled` where the signal ends the waiting
   */
  async at<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#take(signal);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The one who waits takes over the place, so that no one slips in between.
      if (next) next();
      else this.#free += 1;
    }
  }

  async #take(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw cancelled();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw busy();
    const until = AbortSignal.any([signal, AbortSignal.timeout(this.#patienceMs)]);
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(signal.aborted ? cancelled() : busy());
      };
      const begin = () => {
        until.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.push(begin);
      until.addEventListener('abort', leave, { once: true });
    });
  }
}

const cancelled = () => new AiFailure('cancelled', 'no one waits for the answer');
const busy = () => new AiFailure('busy', 'too many questions wait');
