import { AiFailure } from './ai.ts';

/** Failures in a row after which a provider gets its rest. */
const FAILURES = 5;
const REST_MS = 30_000;
/** After which it is worth looking again at what an administrator has to mend. */
const LONG_REST_MS = 5 * 60_000;
const LONGEST_REST_MS = 60 * 60_000;

/**
 * Keeps everyone from waiting for a provider that does not answer: after some failures in a row no one asks it for a
 * while, then one question tries whether it is back.
 */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = 0;
  #isTrying = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws AiFailure `away` while the provider rests */
  demand(): void {
    if (this.#restsUntil === 0) return;
    if (this.#now() < this.#restsUntil || this.#isTrying)
      throw new AiFailure('away', 'the provider rests after failures', {
        retryAfterMs: Math.max(1_000, this.#restsUntil - this.#now()),
      });
    this.#isTrying = true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#restsUntil = 0;
    this.#isTrying = false;
  }

  failed({ reason, retryAfterMs }: AiFailure): void {
    this.#isTrying = false;
    switch (reason) {
      case 'turnedAway':
      case 'gone':
        this.#rest(LONG_REST_MS);
        break;
      case 'busy':
        if (retryAfterMs !== undefined) this.#rest(Math.min(retryAfterMs, LONGEST_REST_MS));
        break;
      case 'away':
      case 'late':
        this.#failures += 1;
        if (this.#failures >= FAILURES || this.#restsUntil > 0) this.#rest(REST_MS);
        break;
      case 'cancelled':
        break;
      default:
        // It is there: what a model makes of one question says nothing about the next.
        this.succeeded();
    }
  }

  #rest(milliseconds: number): void {
    this.#restsUntil = Math.max(this.#restsUntil, this.#now() + milliseconds);
  }
}
