import type { Endpoint, OutputOf } from '@garden/contract';
import { isRecord } from '../is-record.ts';
import { loadLaterWords } from '../locale/locale.ts';
import { renewToken } from '../session/renew-token.ts';
import { readToken } from '../session/token.ts';
import { ApiRefusal, TransportFailure } from './refusal.ts';

type Options = {
  /** Called with the part that has been sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
};

const SESSION_OVER = 403;

/**
 * Sends a file as a form, as large as it is, and tells how far it has come.
 * @throws {ApiRefusal} any envelope that is not 200
 * @throws {TransportFailure} no network, or no envelope
 * @throws {DOMException} `AbortError` where `signal` ended it
 */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  file: File,
  options: Options,
): Promise<OutputOf<E>> {
  const token = readToken();
  let answer = await sendForm(endpoint, file, token, options);
  if (answer.code === SESSION_OVER) {
    const renewed = await renewToken(token);
    if (renewed !== null) answer = await sendForm(endpoint, file, renewed, options);
  }
  const { code, message, data } = answer;
  if (code === 200) return data as OutputOf<E>;
  await loadLaterWords();
  throw new ApiRefusal(code, message, data);
}

type Answer = { readonly code: number; readonly message: string; readonly data: unknown };

/** By the older interface: `fetch` does not tell how much of a body has left. */
function sendForm(
  { method, path }: Endpoint,
  file: File,
  token: string | null,
  { onProgress, signal }: Options,
): Promise<Answer> {
  const form = new FormData();
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open(method, `/api/${path}`);
  request.setRequestHeader('accept', 'application/json');
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parse(request.responseText);
      if (answer) resolve(answer);
      else reject(new TransportFailure('unreadable', { status: request.status, deed: 'add' }));
    };
    request.onerror = () => reject(new TransportFailure('network'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) request.abort();
    else request.send(form);
  });
}

function parse(text: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    if (!isRecord(answer)) return undefined;
    const { code, message, data } = answer;
    return typeof code === 'number' && typeof message === 'string' ? { code, message, data } : undefined;
  } catch {
    return undefined;
  }
}
