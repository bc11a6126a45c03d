import { type FieldError, type MessageKey, type MessageParams, renderMessage } from '@garden/contract';

type RefusalDetails = {
  readonly params?: MessageParams;
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
};

/** A "no" with its reason as a key of the catalogue; the envelope is made of it in `envelope.ts` alone. */
export class Refusal extends Error {
  readonly code: number;
  readonly key: MessageKey;
  readonly details: RefusalDetails;
  constructor(code: number, key: MessageKey, details: RefusalDetails = {}) {
    super(renderMessage(key, details.params));
    this.code = code;
    this.key = key;
    this.details = details;
  }
}

/** Bad input, a rule that does not hold, no right to it, or nothing there that the caller may know of. */
export function refuse(key: MessageKey, params?: MessageParams): Refusal {
  return new Refusal(400, key, { params });
}

/** One field is at fault; `path` is as the caller wrote it (`sections.summary`). */
export function refuseField(path: string, key: MessageKey, params?: MessageParams): Refusal {
  return refuseFields([fieldError(path, key, params)]);
}

/** Several fields are at fault; the first one's sentence leads. */
export function refuseFields(errors: readonly [FieldError, ...FieldError[]]): Refusal {
  const [first] = errors;
  return new Refusal(400, first.key, { params: first.params, errors });
}

export function fieldError(path: string, key: MessageKey, params?: MessageParams): FieldError {
  return { path, key, params, message: renderMessage(key, params) };
}

/** Someone changed it meanwhile: nothing is written, and the caller gets what is there now. */
export function conflict(key: MessageKey, current: unknown): Refusal {
  return new Refusal(409, key, { current });
}

/** The session is missing, over or revoked. */
export function sessionOver(): Refusal {
  return new Refusal(403, 'sessionExpired');
}

/** Too many of something; `seconds` until it is worth trying again. */
export function tooMany(seconds: number): Refusal {
  return new Refusal(429, 'tooManyRequests', { params: { seconds }, retryAfterSeconds: seconds });
}

/** Not now, but soon. */
export function unavailable(key: MessageKey, seconds = 2): Refusal {
  return new Refusal(503, key, { retryAfterSeconds: seconds });
}
