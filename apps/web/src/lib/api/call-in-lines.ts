import type { Endpoint, OutputOf, RequestOf } from '@garden/contract';
import { isRecord } from '../is-record.ts';
import { loadLaterWords } from '../locale/locale.ts';
import { readToken } from '../session/token.ts';
import { callApi } from './call-api.ts';
import { ApiRefusal, TransportFailure } from './refusal.ts';
import { address } from './send.ts';

const SESSION_OVER = 403;

/**
 * Calls the API for an answer that is told line by line.
 * @param hear is given what was found so far, as the contract's `progress` says, before the answer is there
 * @throws {ApiRefusal} any envelope that is not 200
 * @throws {TransportFailure} where the answer broke off before its end
 */
export async function callInLines<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  hear: (found: unknown) => void,
): Promise<OutputOf<E>> {
  const envelope = await ask(endpoint, input, hear).catch((cause) => {
    throw new TransportFailure('network', { cause });
  });
  if (!isRecord(envelope) || typeof envelope.code !== 'number') throw new TransportFailure('unreadable', {});
  // A session that is over is renewed there.
  if (envelope.code === SESSION_OVER) return callApi(endpoint, input);
  if (envelope.code !== 200) {
    await loadLaterWords();
    throw new ApiRefusal(envelope.code, String(envelope.message), envelope.data);
  }
  // As of every call: the server lets nothing leave but what the contract names.
  return envelope.data as OutputOf<E>;
}

/** The last line of an answer, the others are heard; undefined where it has none. */
async function ask(endpoint: Endpoint, input: unknown, hear: (found: unknown) => void): Promise<unknown> {
  const token = readToken();
  const response = await fetch(address(endpoint, input), {
    method: endpoint.method,
    headers: {
      accept: 'application/x-ndjson',
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  let last: unknown;
  const take = (line: string) => {
    if (line.trim() === '') return;
    last = JSON.parse(line);
    if (isRecord(last) && !('code' in last)) hear(last);
  };
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let left = '';
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (left + decoder.decode(read.value, { stream: true })).split('\n');
    left = lines.pop() ?? '';
    lines.forEach(take);
  }
  take(left);
  if (!isRecord(last) || !('code' in last)) throw new TypeError('the answer broke off');
  return last;
}
