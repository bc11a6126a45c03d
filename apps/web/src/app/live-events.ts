import type { QueryClient } from '@tanstack/react-query';
import { watchUnseen } from '../features/notice/unseen.shared.ts';
import { type LiveEvent, readEventStream } from '../lib/events/event-stream.ts';
import { createInvalidator } from '../lib/events/invalidator.ts';
import { useUserStore } from '../lib/stores/user-store.ts';

const NAME = 'garden-events';

/** What windows tell each other: an event, or without one that another begins to listen. */
type Shared = { readonly userId: string; readonly event?: LiveEvent };

/**
 * Follows live events while a user is signed in. One window of this browser holds the stream and passes events to the
 * others; when it closes, another window continues at the same cursor.
 */
export function startLiveEvents(cache: QueryClient): void {
  const stale = createInvalidator(cache);
  const channel = new BroadcastChannel(NAME);
  let person: string | undefined;
  let cursor: string | undefined;
  let leave: AbortController | undefined;
  let stopShowing: (() => void) | undefined;
  /** Of the stream that this window holds, or has held. */
  let held: AbortSignal | undefined;

  const share = (shared: Shared) => channel.postMessage(shared);
  const take = (event: LiveEvent) => {
    const isFirst = cursor === undefined;
    cursor = event.cursor;
    if (event.kind === 'change') stale.change(event.change);
    // What happened between the first read and the first that is heard of the stream.
    if (event.kind === 'here' && isFirst) stale.change({ topic: 'notice' });
    if (event.kind === 'reset') stale.all();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (data.userId !== person) return;
    if (data.event) take(data.event);
    else if (held?.aborted === false && cursor !== undefined)
      share({ userId: person, event: { kind: 'here', cursor } });
  });

  function follow(userId: string | undefined): void {
    if (userId === person) return;
    leave?.abort();
    stopShowing?.();
    person = userId;
    cursor = undefined;
    if (userId === undefined) return;
    leave = new AbortController();
    stopShowing = watchUnseen(cache, userId);
    const { signal } = leave;
    const hold = () => {
      held = signal;
      return readEventStream({
        signal,
        cursor: () => cursor,
        onEvent(event) {
          take(event);
          share({ userId, event });
        },
      });
    };
    void underLock(`${NAME}:${userId}`, signal, hold);
    share({ userId });
  }

  const current = () => {
    const { token, userInfo } = useUserStore.getState();
    follow(token === null ? undefined : userInfo?.user_id);
  };
  // One tick later: the user is stored before the token, without which their first calls would be sent twice.
  useUserStore.subscribe(() => queueMicrotask(current));
  current();
}

/** Locks exist on secure origins alone; elsewhere each window has a stream of its own. */
async function underLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  // A window that closes before its turn gives up waiting.
  await navigator.locks.request(name, { signal }, work).catch(() => undefined);
}
