import { callAt, type Endpoint, type InputOf, type OutputOf, type RequestOf } from '@garden/contract';
import { useSyncExternalStore } from 'react';
import { callApi } from '../api/call-api.ts';
import { ApiRefusal, TransportFailure } from '../api/refusal.ts';
import { readToken } from '../session/token.ts';
import { useUserStore } from '../stores/user-store.ts';
import { withLock } from '../with-lock.ts';
import { createOutbox, type NewCall, type OutboxCall, type OutboxState } from './create-outbox.ts';
import { outboxStore } from './outbox-store.ts';

const NAME = 'grape-garden-outbox';
const KEY_BYTES = 16;

const others = new BroadcastChannel(NAME);

/** The user's calls that the server has not answered yet. */
export const outbox = createOutbox({
  store: outboxStore,
  send,
  withLock: (work) => withLock(NAME, work),
  userId: () => useUserStore.getState().userInfo?.user_id,
  isOnline: () => navigator.onLine,
  notifyOtherWindows: () => others.postMessage('changed'),
  readable: readableCalls,
});

async function send({ path, input, key }: NewCall): Promise<unknown> {
  // Another window has signed in or renewed the token, and this one is about to hear of it: it waits until then.
  if (useUserStore.getState().token !== readToken()) throw new TransportFailure('network');
  const known = callAt(path);
  if (!known)
    throw new ApiRefusal(404, `There is no call at ${path}`, { key: 'pathUnknown', params: { path } });
  return callApi(known, input, { idempotencyKey: key });
}

/** Calls as this build knows them: what an older one wrote is parsed, by schemas that nothing needs while none are queued. */
async function readableCalls(calls: readonly OutboxCall[]): Promise<readonly OutboxCall[]> {
  if (calls.length === 0) return calls;
  const { parseCalls } = await import('./parse-calls.ts');
  return parseCalls(calls);
}

/** The input of a call where it is one of these; `sendOrQueue` took it, or `parseCalls` has read it. */
export function inputOf<E extends Endpoint>(
  endpoint: E,
  { path, input }: Pick<OutboxCall, 'path' | 'input'>,
): InputOf<E> | undefined {
  return path === endpoint.path ? (input as InputOf<E>) : undefined;
}

/** A new idempotency key. */
export function newCallKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A call, what it asks for, and what it is about. */
export type QueueRequest<E extends Endpoint> = {
  readonly endpoint: E;
  readonly input: RequestOf<E>;
  readonly subject: string;
};

/**
 * Sends a call, or queues it until the network is back; see `createOutbox`.
 * @returns the answer, or undefined while it is queued
 */
export async function sendOrQueue<E extends Endpoint>({
  endpoint,
  input,
  subject,
}: QueueRequest<E>): Promise<OutputOf<E> | undefined> {
  const outcome = await outbox.put({ path: endpoint.path, input, subject, key: newCallKey() });
  // `send` gave it, as the call answers.
  return outcome.kind === 'sent' ? (outcome.data as OutputOf<E>) : undefined;
}

/** The queued calls, in their order. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.get);
}

/** Sends the queue now, and whenever that may help from now on. */
export function startOutbox(): void {
  const flush = () => void outbox.read().then(outbox.flush);
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
  others.addEventListener('message', () => void outbox.read());
  useUserStore.subscribe((now, before) => {
    if (now.userInfo?.user_id !== before.userInfo?.user_id || now.token !== before.token) flush();
  });
  flush();
}
