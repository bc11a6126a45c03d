import type { Endpoint } from '@garden/contract';
import { isRecord } from '../is-record.ts';
import { loadLaterWords } from '../locale/locale.ts';
import { deedOf } from './deed-of.ts';
import { takeEarlyRead } from './early-reads.ts';
import { TransportFailure } from './refusal.ts';

/** Seed, section 9. */
const TIMEOUT_MS = 300_000;
/** In characters; together such requests may hold 64 KiB. */
const KEPT_ALIVE_MAX = 16_000;

export type RawEnvelope = { readonly code: number; readonly message: string; readonly data: unknown };

export type SendOptions = {
  readonly token?: string | null;
  readonly signal?: AbortSignal;
  /** Repeats with the same key within a day get the first answer. */
  readonly idempotencyKey?: string;
};

/**
 * One request and its envelope, whatever the code; knows nothing of sessions.
 *
 * GET carries the input as query parameters, POST as a JSON body. A file comes as an envelope around it.
 * @throws {TransportFailure} where no envelope came
 * @throws {DOMException} `AbortError` where `signal` ended it
 */
export async function send(
  endpoint: Endpoint,
  input: unknown,
  options: SendOptions = {},
): Promise<RawEnvelope> {
  const { token, signal, idempotencyKey } = options;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (endpoint.method === 'POST') headers.set('content-type', 'application/json');
  try {
    const url = address(endpoint, input);
    const body = endpoint.method === 'POST' ? JSON.stringify(input) : undefined;
    const early = endpoint.method === 'GET' ? takeEarlyRead(url, token ?? null) : undefined;
    const response =
      (early && (await early)) ??
      (await fetch(url, {
        method: endpoint.method,
        headers,
        body,
        // What is sent while a page goes is lost with it otherwise; browsers keep only small requests alive.
        keepalive: document.visibilityState === 'hidden' && (body?.length ?? 0) < KEPT_ALIVE_MAX,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }));
    if (fileName(response) !== undefined) return await readFile(response);
    const envelope = await readEnvelope(response, endpoint);
    // What the server refuses with is said beyond the start page; that a session is over is said by the sign-in page.
    if (envelope.code !== 200 && envelope.code !== 403) await loadLaterWords();
    return envelope;
  } catch (cause) {
    if (cause instanceof TransportFailure || signal?.aborted) throw cause;
    throw new TransportFailure(timeout.aborted ? 'timeout' : 'network', { cause });
  }
}

async function readEnvelope(response: Response, endpoint: Endpoint): Promise<RawEnvelope> {
  const text = await response.text();
  try {
    return envelopeOf(JSON.parse(text));
  } catch (cause) {
    throw new TransportFailure('unreadable', { status: response.status, cause, deed: deedOf(endpoint) });
  }
}

function envelopeOf(answer: unknown): RawEnvelope {
  if (isRecord(answer)) {
    const { code, message, data } = answer;
    if (typeof code === 'number' && typeof message === 'string') return { code, message, data };
  }
  throw new TypeError('The answer is no envelope');
}

/** The name of the file that an answer is, where it is one (RFC 6266); calls that send a file refuse by an envelope. */
function fileName({ headers }: Response): string | undefined {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return name && decodeURIComponent(name);
}

async function readFile(response: Response): Promise<RawEnvelope> {
  const content = new Uint8Array(await response.arrayBuffer());
  const mediaType = response.headers.get('content-type') ?? '';
  return { code: 200, message: 'OK', data: { name: fileName(response), mediaType, content } };
}

/** Where a call goes; fields that are undefined stay out of the query. */
export function address(endpoint: Endpoint, input: unknown): string {
  const path = `/api/${endpoint.path}`;
  if (endpoint.method === 'POST' || typeof input !== 'object' || input === null) return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
