import type * as z from 'zod/mini';
import type { MessageKey } from './messages.ts';

export type Schema = z.ZodMiniType;

/** Who may call: anyone, or someone with a living session. */
type Access = 'public' | 'session';

/** One call of the API as data: everything that the server, the client, the docs and the tests need to know of it. */
export type Endpoint<I extends Schema = Schema, O extends Schema = Schema, A extends Access = Access> = {
  readonly method: 'GET' | 'POST';
  /** Relative to `/api/`, spelled as clients know it. */
  readonly path: string;
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly kind: 'read' | 'write';
  readonly access: A;
  /** `dear`: it works through many texts, so that one person has few of them at a time. */
  readonly cost?: 'dear' | 'dear with a keyword';
  /** The largest body in bytes; one megabyte unless said otherwise. */
  readonly bodyLimit?: number;
  /** How it comes: as JSON, or as a form (multipart) with one file, which is read as it comes. */
  readonly takes?: 'json' | 'form';
  readonly input: I;
  /** Whether a write leaves nothing behind that tells who asked for it: no kept answer, no counter, no line in a log. */
  leavesNoTrace?(input: z.output<I>): boolean;
  /** The answer holds a secret, so it is not kept for a repeat. */
  readonly answersSecret?: boolean;
  readonly output: O;
  /** What is told before the answer, a line at a time, to clients that accept `application/x-ndjson`; the envelope is the last line. */
  readonly progress?: Schema;
  /** The sentence of a successful answer where it is worth showing; otherwise `OK`. */
  readonly done?: MessageKey;
  /** How a success travels, `bare` without an envelope; refusals are always envelopes. */
  readonly response?: 'envelope' | 'bare' | 'file' | 'redirect';
};

export type InputOf<E> = E extends Endpoint<infer I, Schema> ? z.output<I> : never;
/** What a caller may write: defaults still open. */
export type RequestOf<E> = E extends Endpoint<infer I, Schema> ? z.input<I> : never;
export type OutputOf<E> = E extends Endpoint<Schema, infer O> ? z.output<O> : never;

/** Declares a call; only narrows the type. */
export function endpoint<I extends Schema, O extends Schema, A extends Access>(
  definition: Endpoint<I, O, A>,
): Endpoint<I, O, A> {
  return definition;
}
