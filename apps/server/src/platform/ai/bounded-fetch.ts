import { AiFailure } from './ai.ts';

/** Far more than any answer that is asked for. */
const MOST_BYTES = 2 * 1024 * 1024;
/** What a provider needs to know; what the client adds about this machine stays here, and so does what a variable adds. */
const HEADERS = ['accept', 'authorization', 'content-type'];

/** How an answer comes that is sent piece by piece, which is looked at as it is read. */
export const STREAM = 'text/event-stream';

/**
 * `fetch` for a provider: follows no redirect, reads no more than an answer can be, and takes nothing but UTF-8.
 * @throws AiFailure `garbled` where the answer is none
 */
export async function boundedFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const given = new Headers(init.headers);
  const headers = HEADERS.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const response = await fetch(url, { ...init, headers, redirect: 'error' });
  if (response.ok && response.headers.get('content-type')?.startsWith(STREAM))
    return new Response(ReadableStream.from(bounded(response)), { headers: { 'content-type': STREAM } });
  const text = decode(await readBytes(response));
  const kept = ['content-type', 'retry-after'].flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(isBodiless(response.status) ? null : text, { status: response.status, headers: kept });
}

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;

async function* bounded({ body }: Response): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    // Leaving the loop cancels the rest.
    if (length > MOST_BYTES) throw new AiFailure('garbled', 'the answer is far too long');
    yield piece;
  }
}

async function readBytes(response: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bounded(response)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AiFailure('garbled', 'the answer is no UTF-8');
  }
}
