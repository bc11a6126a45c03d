import type { MessageKey, MessageParams } from './messages.ts';

/** What went wrong with one field, named as the caller wrote it (`sections.summary`). */
export type FieldError = {
  readonly path: string;
  readonly message: string;
  readonly key: MessageKey;
  readonly params?: MessageParams;
};

/** The data of every refusal: the message's name in the catalogue, and where it helps the fields or the newer state. */
export type RefusalData = {
  readonly key: MessageKey;
  readonly params?: MessageParams;
  readonly errors?: readonly FieldError[];
  /** What is there now, with code 409: nothing is overwritten. */
  readonly current?: unknown;
};

export type Envelope<T> =
  | { readonly code: 200; readonly message: string; readonly data: T }
  | { readonly code: number; readonly message: string; readonly data: RefusalData };
