import type * as z from 'zod';

/** What is asked of a model. */
export type Question<T> = {
  /** What to do, in sentences of ours. */
  readonly instructions: readonly string[];
  /** What people wrote: data, whatever it says. */
  readonly data: string;
  /** What an answer has to be; strict, since some servers take nothing else. */
  readonly answer: z.ZodType<T>;
  /** Tokens that the answer may take. */
  readonly answerTokens: number;
};

/** Takes an item of an answer while the others come. */
export type Hear = (item: unknown) => void;

/** A model that answers questions; null among the ports where the server has none. */
export type Ai = {
  /** What people are told about who answers. */
  readonly name: { readonly model: string; readonly host: string };
  /** Tokens that the data of a question and its answer may take together. */
  readonly room: number;
  /** How many questions are asked at a time. */
  readonly atOnce: number;
  /**
   * Asks once, with as many tries as its time allows.
   * @param signal ends it where no one waits any more
   * @param hear is given the items of an answer that is a list as they come, unparsed, where the server sends them piece by
   * piece; after the first one nothing is tried again
   * @throws AiFailure
   */
  ask<T>(question: Question<T>, signal: AbortSignal, hear?: Hear): Promise<T>;
};

/**
 * Why there is no answer.
 *
 * - away: not reached, broken off, in trouble, or resting after such
 * - late: no answer in time
 * - busy: the provider, or too many who wait here, asks to come later
 * - turnedAway: the key is not taken there: an administrator's to mend
 * - gone: the server has no such model, or no such address: an administrator's to mend
 * - declined: the model does not want to
 * - cut: the answer ends too early
 * - garbled: not what was asked for
 * - tooLong: the question does not fit
 * - cancelled: no one waits for it
 */
export type AiFailureReason =
  | 'away'
  | 'late'
  | 'busy'
  | 'turnedAway'
  | 'gone'
  | 'declined'
  | 'cut'
  | 'garbled'
  | 'tooLong'
  | 'cancelled';

/** Whether an administrator has to mend it: no passing trouble. */
export const isToMend = (reason: AiFailureReason): boolean => reason === 'turnedAway' || reason === 'gone';

/** No answer. Its message never quotes what was asked or answered. */
export class AiFailure extends Error {
  readonly reason: AiFailureReason;
  /** When it is worth asking again, where that was said. */
  readonly retryAfterMs: number | undefined;
  constructor(
    reason: AiFailureReason,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
  }
}
