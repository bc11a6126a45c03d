import { APIError } from 'openai';
import type { AiSettings } from '../../config/config.ts';

/** How an answer in JSON is asked for, from the surest way down. */
const rungs = ['schema', 'object', 'text'] as const;
export type Rung = (typeof rungs)[number];

/** What servers answer to a format that they do not know, or do not take. */
const REFUSED = [400, 415, 422, 501];

/**
 * Finds out which way of asking for JSON a server takes: some refuse schemas, some objects, too. What was found is
 * remembered, and found anew where the server no longer takes it.
 */
export class Ladder {
  readonly #isFixed: boolean;
  #found: Rung;

  constructor(setting: AiSettings['json']) {
    this.#isFixed = setting !== 'auto';
    this.#found = setting === 'auto' ? 'schema' : setting;
  }

  /** Whether an error may only say that the server does not take this way of asking. */
  isRefusedFormat(rung: Rung, error: unknown): boolean {
    if (this.#isFixed || rung === 'text') return false;
    return error instanceof APIError && REFUSED.includes(error.status ?? 0);
  }

  /** Asks in the way that is known, or from the top down until the server takes one. */
  async climb<T>(ask: (rung: Rung) => Promise<T>): Promise<T> {
    for (let at = rungs.indexOf(this.#found); ; at += 1) {
      const rung = rungs[at] ?? 'text';
      try {
        const answer = await ask(rung);
        this.#found = rung;
        return answer;
      } catch (error) {
        if (!this.isRefusedFormat(rung, error)) throw error;
      }
    }
  }
}
