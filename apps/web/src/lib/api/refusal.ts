import type { MessageKey, MessageParams } from '@garden/contract';
import { isRecord } from '../is-record.ts';

/** A message of the server, by the catalogue's key, which a newer server may know alone; `message` is English. */
export type ServerMessage = {
  readonly key: MessageKey | undefined;
  readonly params: MessageParams;
  readonly message: string;
};

/** The error of one field, by its path in the input (`sections.summary`). */
export type FieldRefusal = ServerMessage & { readonly path: string };

/**
 * An answer of the server that is not 200: the envelope's code with its details.
 *
 * 400 refused, 403 session over, 409 changed meanwhile (`current` is the newer state), and the codes of HTTP (404,
 * 413, 415, 429, 500, 503).
 */
export class ApiRefusal extends Error implements ServerMessage {
  override readonly name = 'ApiRefusal';
  readonly code: number;
  readonly key: MessageKey | undefined;
  readonly params: MessageParams;
  readonly errors: readonly FieldRefusal[];
  readonly current: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    const details = isRecord(data) ? data : {};
    this.code = code;
    this.key = keyOf(details.key);
    this.params = paramsOf(details.params);
    this.errors = Array.isArray(details.errors) ? details.errors.flatMap(fieldError) : [];
    this.current = details.current;
  }
}

/** What a call is for, as far as its failure is told. */
export type Deed = 'load' | 'add' | 'update' | 'delete' | 'search' | 'publish';

/** A call that got no envelope: no network, no answer in time, or an answer from something in between. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly reason: 'network' | 'timeout' | 'unreadable';
  /** The status of HTTP where something answered. */
  readonly status: number | undefined;
  readonly deed: Deed | undefined;

  constructor(
    reason: TransportFailure['reason'],
    options: { status?: number; cause?: unknown; deed?: Deed } = {},
  ) {
    super(`The call failed: ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
    this.deed = options.deed;
  }
}

function keyOf(key: unknown): MessageKey | undefined {
  // The table of keys is not on the first screen; one that is not in it is said by the message.
  return typeof key === 'string' ? (key as MessageKey) : undefined;
}

function paramsOf(params: unknown): MessageParams {
  if (!isRecord(params)) return {};
  return Object.fromEntries(Object.entries(params).filter(isParam));
}

function isParam(entry: readonly [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}

function fieldError(error: unknown): FieldRefusal[] {
  if (!isRecord(error) || typeof error.path !== 'string' || typeof error.message !== 'string') return [];
  const { path, message, key, params } = error;
  return [{ path, message, key: keyOf(key), params: paramsOf(params) }];
}

/** Failures of the network, of the session, or of a server in trouble: the same call may succeed later. */
export function isRetryable(failure: unknown): boolean {
  if (failure instanceof ApiRefusal)
    return failure.code === 403 || failure.code === 429 || failure.code >= 500;
  return failure instanceof TransportFailure;
}
