import { ApiRefusal, isRetryable } from '../api/refusal.ts';
import { logFailure } from '../log.ts';

/** A call that the server has not answered yet. */
export type OutboxCall = {
  /** Calls are sent in the order of their ids. */
  readonly id: number;
  readonly userId: string;
  /** The same for every attempt: the server executes it once. */
  readonly key: string;
  /** The path of the call (`user/todo/change`). */
  readonly path: string;
  readonly input: unknown;
  /** What it is about (`diary 2026-03-31`); calls with the same subject never overtake one another. */
  readonly subject: string;
};
export type NewCall = Omit<OutboxCall, 'id'>;

/** A call in the outbox; `isFirstTry` until it is known whether it got through at once. */
export type QueuedCall = OutboxCall & { readonly isFirstTry: boolean };

export type OutboxState = {
  /** Whether the store has been read. */
  readonly isRead: boolean;
  readonly calls: readonly QueuedCall[];
};

/** The outcome of a call: answered, or queued until the network is back. */
export type Outcome = { readonly kind: 'sent'; readonly data: unknown } | { readonly kind: 'waiting' };

/** What the product does when a call is sent and when it is settled, whichever page is open. */
export type CallHandler = {
  /** The input as it is sent, where earlier calls with the same subject add to it; it is the same at each attempt. */
  complete?(call: OutboxCall): Promise<unknown>;
  /** The server has executed it. */
  sent(call: OutboxCall, data: unknown): void | Promise<void>;
  /** The server refused it for good, some time after it was queued: it is removed from the outbox. */
  refused(call: OutboxCall, failure: Error): void | Promise<void>;
  /** Another window has settled or cancelled it: what this one has read may be stale. */
  settledElsewhere(call: OutboxCall): void | Promise<void>;
};

export type OutboxPorts = {
  readonly store: {
    /** @throws where there is no room or no storage */
    add(call: NewCall): Promise<OutboxCall>;
    /** The user's calls, oldest first. */
    list(userId: string): Promise<OutboxCall[]>;
    has(id: number): Promise<boolean>;
    remove(id: number): Promise<void>;
  };
  send(call: NewCall): Promise<unknown>;
  /** Runs one piece of work after the other, across all windows of the browser. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  /** The user the calls belong to; undefined while no one is signed in. */
  userId(): string | undefined;
  isOnline(): boolean;
  /** Notifies other windows of a change in the outbox. */
  notifyOtherWindows(): void;
  /** The stored calls that can be shown, their inputs as this build knows them. */
  readable(calls: readonly OutboxCall[]): Promise<readonly OutboxCall[]>;
};

/** After a network failure, the next try comes this much later. */
export const RETRY_MS = 15_000;

type Waiter = { resolve(outcome: Outcome): void; reject(failure: Error): void };

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Keeps calls on this device until the server has answered them, and sends them in their order.
 *
 * What fails on the way stays and is retried; what the server refuses for good is removed. Each call carries an
 * idempotency key, so that a lost answer does nothing twice.
 */
export function createOutbox(ports: OutboxPorts) {
  let state: OutboxState = { isRead: false, calls: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const firstTries = new Map<number, Waiter>();
  const handlers = new Map<string, CallHandler>();
  const listeners = new Set<() => void>();

  function show(calls: readonly OutboxCall[]): void {
    state = { isRead: true, calls: calls.map((call) => ({ ...call, isFirstTry: firstTries.has(call.id) })) };
    for (const listener of listeners) listener();
  }

  /** Reads the store; without storage it is empty. */
  async function read(): Promise<void> {
    const userId = ports.userId();
    const kept = userId === undefined ? [] : await ports.store.list(userId).catch(() => []);
    const gone = state.calls.filter(
      (call) => call.userId === userId && !kept.some(({ id }) => id === call.id),
    );
    for (const call of gone) await notifyHandler(call, (handler) => handler.settledElsewhere(call));
    // A file that can't be fetched now hides nothing: the same build wrote it nearly always.
    show(await ports.readable(kept).catch(() => kept));
  }

  /** The call as the server takes it; what cannot be added to it does not hold it up. */
  async function complete(call: OutboxCall): Promise<OutboxCall> {
    const handler = handlers.get(call.path);
    try {
      return handler?.complete ? { ...call, input: await handler.complete(call) } : call;
    } catch (failure) {
      logFailure('A call could not be completed', failure);
      return call;
    }
  }

  /** A handler that fails does not stop the outbox. */
  async function notifyHandler(
    { path }: Pick<OutboxCall, 'path'>,
    work: (handler: CallHandler) => void | Promise<void>,
  ): Promise<void> {
    const handler = handlers.get(path);
    try {
      if (handler) await work(handler);
    } catch (failure) {
      logFailure('A page could not follow a call', failure);
    }
  }

  async function put(call: Omit<NewCall, 'userId'>): Promise<Outcome> {
    const userId = ports.userId();
    if (userId === undefined) throw new ApiRefusal(403, 'Session expired', { key: 'sessionExpired' });
    const mine = { ...call, userId };
    let kept: OutboxCall;
    try {
      kept = await ports.store.add(mine);
    } catch {
      // Nowhere to keep it: it is sent now or not at all.
      const unsaved = { ...mine, id: 0 };
      const data = await ports.send(await complete(unsaved));
      await notifyHandler(call, (handler) => handler.sent(unsaved, data));
      return { kind: 'sent', data };
    }
    const outcome = new Promise<Outcome>((resolve, reject) => firstTries.set(kept.id, { resolve, reject }));
    show([...state.calls, kept]);
    ports.notifyOtherWindows();
    await flush();
    // What was not answered by now is queued.
    firstTries.get(kept.id)?.resolve({ kind: 'waiting' });
    if (firstTries.delete(kept.id)) show(state.calls);
    return outcome;
  }

  /** Sends the queue; resolves when everything that could be sent was sent. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    const userId = ports.userId();
    if (userId === undefined || !ports.isOnline()) return;
    const isLeft = await ports.withLock(() => sendAll(userId)).catch(() => false);
    if (isLeft) timer = setTimeout(() => void flush(), RETRY_MS);
  }

  /** Resolves to whether calls are left to retry. */
  async function sendAll(userId: string): Promise<boolean> {
    const blockedSubjects = new Set<string>();
    for (const call of await ports.store.list(userId)) {
      if (blockedSubjects.has(call.subject)) continue;
      const whole = await complete(call);
      // Another user has signed in meanwhile: it stays queued for its own user.
      if (ports.userId() !== userId) return false;
      try {
        await settle(call, await ports.send(whole));
      } catch (failure) {
        if (!isRetryable(failure)) {
          await drop(call, failure instanceof Error ? failure : new Error(String(failure)));
        } else if (failure instanceof ApiRefusal && failure.code === 500) {
          blockedSubjects.add(call.subject);
        } else {
          return true;
        }
      }
    }
    return blockedSubjects.size > 0;
  }

  async function settle(call: OutboxCall, data: unknown): Promise<void> {
    // The cache is updated before the call leaves the outbox; an interruption in between
    // sends it again, with the same key.
    await notifyHandler(call, (handler) => handler.sent(call, data));
    await ports.store.remove(call.id);
    firstTries.get(call.id)?.resolve({ kind: 'sent', data });
    forget(call);
  }

  async function drop(call: OutboxCall, failure: Error): Promise<void> {
    await ports.store.remove(call.id);
    const waiter = firstTries.get(call.id);
    if (waiter) waiter.reject(failure);
    else await notifyHandler(call, (handler) => handler.refused(call, failure));
    forget(call);
  }

  function forget({ id }: OutboxCall): void {
    firstTries.delete(id);
    show(state.calls.filter((call) => call.id !== id));
    ports.notifyOtherWindows();
  }

  /** Cancels a call that has not been sent yet; false where it has. */
  async function cancel(id: number): Promise<boolean> {
    return ports.withLock(async () => {
      const exists = await ports.store.has(id);
      if (exists) await ports.store.remove(id);
      show(state.calls.filter((call) => call.id !== id));
      ports.notifyOtherWindows();
      return exists;
    });
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sets the handler of calls at this path; the last one counts. */
    handle(path: string, handler: CallHandler): void {
      handlers.set(path, handler);
    },
    /**
     * Sends a call, or queues it until the network is back.
     * @throws {ApiRefusal} where the server refuses it at once
     * @throws {TransportFailure} where it could neither be sent nor kept
     */
    put,
    read,
    flush,
    cancel,
  };
}
