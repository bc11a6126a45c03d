import { isMessageKey, type MessageKey, type MessageParams } from '@garden/contract';
import * as z from 'zod/mini';

const params = z.record(z.string(), z.union([z.string(), z.number()]));

const fieldRefusal = z.object({
  path: z.string(),
  message: z.string(),
  key: z.optional(z.string()),
  params: z.optional(params),
});

const errorDetails = z.object({
  key: z.optional(z.string()),
  params: z.optional(params),
  errors: z.optional(z.array(fieldRefusal)),
  current: z.optional(z.unknown()),
});

/** A message of the server, by the catalogue's key where this build knows it; `message` is English. */
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
    const { success, data: details } = z.safeParse(errorDetails, data);
    this.code = code;
    this.key = success ? knownKey(details.key) : undefined;
    this.params = (success && details.params) || {};
    this.errors = success ? (details.errors ?? []).map(fieldError) : [];
    this.current = success ? details.current : undefined;
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

function knownKey(key: string | undefined): MessageKey | undefined {
  return key !== undefined && isMessageKey(key) ? key : undefined;
}

function fieldError({ path, message, key, params = {} }: z.output<typeof fieldRefusal>): FieldRefusal {
  return { path, message, key: knownKey(key), params };
}

/** Failures of the network, of the session, or of a server in trouble: the same call may succeed later. */
export function isRetryable(failure: unknown): boolean {
  if (failure instanceof ApiRefusal)
    return failure.code === 403 || failure.code === 429 || failure.code >= 500;
  return failure instanceof TransportFailure;
}
