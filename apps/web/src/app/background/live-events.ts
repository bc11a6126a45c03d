import type { QueryClient } from '@tanstack/react-query';
import { countAnonymousReplies } from '../../features/conversation/anonymous-replies.shared.ts';
import { watchUnseen } from '../../features/notice/unseen.shared.ts';
import { type LiveEvent, readEventStream } from '../../lib/events/event-stream.ts';
import { createInvalidator } from '../../lib/events/invalidator.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';

const NAME = 'garden-events';
/** So many events a window keeps for others that open. */
const KEPT = 200;

/** What windows tell each other: what came; that one begins to listen, and since when it reads; what that one missed. */
type Shared = { readonly userId: string } & (
  | { readonly kind: 'came'; readonly event: LiveEvent }
  | { readonly kind: 'hello'; readonly windowId: string; readonly since: number }
  | { readonly kind: 'missed'; readonly windowId: string; readonly events: readonly LiveEvent[] }
);

/** What a window knows of the events of its user. */
type Heard = {
  /** Since when it reads what it shows: it has heard whatever came from then on, once it has a cursor. */
  readonly since: number;
  readonly cursor?: string;
  /** The last changes that came, and when. */
  readonly recent: readonly { readonly at: number; readonly event: LiveEvent }[];
};

/**
 * Follows live events while a user is signed in. One window of this browser holds the stream and passes events to the
 * others; when it closes, another window continues at the same cursor. Nothing is lost between a window’s first read and
 * its first word of the stream: the server, or the window that holds it, tells what came meanwhile.
 */
export function startLiveEvents(cache: QueryClient): void {
  const stale = createInvalidator(cache);
  const channel = new BroadcastChannel(NAME);
  const windowId = `${performance.timeOrigin} ${Math.random()}`;
  let person: string | undefined;
  let heard: Heard = { since: performance.timeOrigin, recent: [] };
  let leave: AbortController | undefined;
  let stopCounting: readonly (() => void)[] = [];
  /** Of the stream that this window holds, or has held. */
  let held: AbortSignal | undefined;

  const share = (shared: Shared) => channel.postMessage(shared);
  const take = (event: LiveEvent) => {
    // Where the stream stands is told anew to each.
    const kept = event.kind === 'here' ? [] : [{ at: Date.now(), event }];
    heard = { ...heard, cursor: event.cursor, recent: [...heard.recent, ...kept].slice(-KEPT) };
    if (event.kind === 'change') stale.change(event.change);
    if (event.kind === 'reset') stale.all();
  };
  const greet = (userId: string) => share({ kind: 'hello', userId, windowId, since: heard.since });
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (data.userId !== person) return;
    if (data.kind === 'hello') {
      const events = held?.aborted === false ? missedSince(data.since, heard) : undefined;
      if (events) share({ kind: 'missed', userId: person, windowId: data.windowId, events });
    } else if (data.kind === 'missed') {
      if (data.windowId === windowId && heard.cursor === undefined)
        for (const event of data.events) take(event);
    } else if (heard.cursor === undefined) {
      // A stream that began after this window had greeted.
      greet(person);
    } else {
      take(data.event);
    }
  });

  function follow(userId: string | undefined, since: number): void {
    if (userId === person) return;
    leave?.abort();
    for (const stop of stopCounting) stop();
    stopCounting = [];
    person = userId;
    heard = { since, recent: [] };
    if (userId === undefined) return;
    leave = new AbortController();
    stopCounting = [watchUnseen(cache), countAnonymousReplies(cache, userId)];
    const { signal } = leave;
    const hold = () => {
      held = signal;
      return readEventStream({
        signal,
        cursor: () => heard.cursor,
        readingSince: since,
        onEvent(event) {
          take(event);
          share({ kind: 'came', userId, event });
        },
      });
    };
    void underLock(`${NAME}:${userId}`, signal, hold);
    greet(userId);
  }

  const current = (since: number) => {
    const { token, userInfo } = useUserStore.getState();
    follow(token === null ? undefined : userInfo?.user_id, since);
  };
  // One tick later: the user is stored before the token, without which their first calls would be sent twice.
  useUserStore.subscribe(() => queueMicrotask(() => current(Date.now())));
  current(performance.timeOrigin);
}

/**
 * What came since another window began to read, ending with where the stream stands; that it has to read everything
 * anew where that is not known; undefined where this window has not heard the stream yet.
 */
function missedSince(
  since: number,
  { since: first, cursor, recent }: Heard,
): readonly LiveEvent[] | undefined {
  if (cursor === undefined) return undefined;
  const oldest = recent.length < KEPT ? first : (recent[0]?.at ?? first);
  if (since < oldest) return [{ kind: 'reset', cursor }];
  const changes = recent.flatMap(({ at, event }) => (at >= since ? [event] : []));
  return [...changes, { kind: 'here', cursor }];
}

/** Locks exist on secure origins alone; elsewhere each window has a stream of its own. */
async function underLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  // A window that closes before its turn gives up waiting.
  await navigator.locks.request(name, { signal }, work).catch(() => undefined);
}
