import { type Envelope, type MessageKey, type RefusalData, renderMessage } from '@garden/contract';
import { isOutOfRoom, isPassing } from '../db/errors.ts';
import { WorkNotDone } from '../platform/threads/threads.ts';
import { Refusal, unavailable } from './refusal.ts';

const MEGABYTE = 1024 * 1024;
/** After which what waits for threads now is worked off. */
const BUSY_SECONDS = 10;
/** Bytes of a body, but where a call says otherwise. */
export const BODY_LIMIT = MEGABYTE;

export type Answer = {
  readonly status: number;
  readonly body: Envelope<unknown>;
  readonly retryAfterSeconds?: number;
  /** An error that no one expected: it belongs into the log. */
  readonly fault?: unknown;
};

/** The envelope of something done. */
export function done(data: unknown, message: MessageKey = 'ok'): Answer {
  return { status: 200, body: { code: 200, message: renderMessage(message), data } };
}

/**
 * Turns any error into its envelope: the only place where an error becomes a code.
 * What the caller can mend travels with HTTP 200 and its own code; faults keep their HTTP status.
 * @param bodyLimit bytes that the body of this call may have, for the one who sent more
 */
export function toEnvelope(error: unknown, bodyLimit = BODY_LIMIT): Answer {
  const refusal = error instanceof Refusal ? error : translate(error, bodyLimit);
  const { params, errors, current, retryAfterSeconds } = refusal.details;
  const data: RefusalData = { key: refusal.key, params, errors, current };
  return {
    status: refusal.code < 410 && refusal.code !== 404 ? 200 : refusal.code,
    body: { code: refusal.code, message: refusal.message, data },
    retryAfterSeconds,
    ...(refusal.code === 500 && { fault: error }),
  };
}

function translate(error: unknown, bodyLimit: number): Refusal {
  if (isOutOfRoom(error)) return new Refusal(503, 'storageFull', { retryAfterSeconds: 60 });
  if (isPassing(error)) return unavailable('notReady');
  if (error instanceof WorkNotDone) return unavailable('muchToDo', BUSY_SECONDS);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return new Refusal(413, 'bodyTooLarge', { params: { limit: inMegabytes(bodyLimit) } });
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, 'mediaTypeUnsupported');
    if (code.startsWith('FST_ERR_CTP') || cause instanceof SyntaxError)
      return new Refusal(400, 'bodyNotJson');
  }
  return new Refusal(500, 'somethingWentWrong');
}

/** Rounded down to tenths, so that no one is told of more than is taken. */
function inMegabytes(bytes: number): string {
  return `${Math.floor((10 * bytes) / MEGABYTE) / 10} MB`;
}
