import { api, type OutputOf } from '@garden/contract';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiQuery } from '../../lib/api/hooks.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { useUnseenStore } from '../notice/unseen-store.shared.ts';
import { pendingAnonymousComments } from './pending-anonymous.shared.ts';
import { canCommentAnonymously, pseudonymFor } from './pseudonym.shared.ts';

/** A reply to an anonymous comment of this browser. */
export type AnonymousReply = OutputOf<typeof api.comment.answered>['items'][number];

/** The server keeps no longer list than of a month. */
const LOOK_BACK_DAYS = 30;
const DAY_MS = 86_400_000;
const seenKey = (userId: string) => `voices-seen:${userId}`;
const wordOf = ({ commentId, day }: AnonymousReply) => `${commentId}:${day}`;

let answered: readonly AnonymousReply[] = [];
const listeners = new Set<() => void>();

/**
 * Finds which of the team's anonymous comments are this browser's and were shown or answered, and counts what is unseen.
 * Every browser asks, whether or not it has any: those that do would be known by it. The returned function stops it.
 */
export function countAnonymousReplies(cache: QueryClient, userId: string): () => void {
  if (!canCommentAnonymously()) return () => undefined;
  const since = new Date(Date.now() - LOOK_BACK_DAYS * DAY_MS).toISOString().slice(0, 10);
  const replies = new QueryObserver(cache, {
    ...apiQuery(api.comment.answered, { since }),
    meta: { failure: 'none' },
  });
  const stop = replies.subscribe(async ({ data }) => {
    await pendingAnonymousComments.settle(userId, data?.shown ?? []);
    const all = data?.items ?? [];
    const own = await Promise.all(all.map((item) => isOwn(userId, item)));
    keep(
      userId,
      all.filter((_, index) => own[index]),
    );
  });
  return () => {
    stop();
    keep(userId, []);
    useUnseenStore.setState({ anonymousReplies: 0 });
  };
}

async function isOwn(userId: string, { object, tag, teamId }: AnonymousReply): Promise<boolean> {
  const pseudonym = await pseudonymFor(userId, { kind: object.kind, objectId: object.id, teamId });
  return pseudonym.tag === tag;
}

function keep(userId: string, own: readonly AnonymousReply[]): void {
  answered = own;
  useUnseenStore.setState({
    anonymousReplies:
      own.filter((item) => !readSeen(userId).has(wordOf(item))).length + listNews(userId).length,
  });
  for (const listener of listeners) listener();
}

function readSeen(userId: string): ReadonlySet<string> {
  return new Set((storedValue.read(seenKey(userId)) ?? '').split(' '));
}

/** What became of the user's own comments, and is still to be seen: shown, or given back. */
function listNews(userId: string) {
  return pendingAnonymousComments.list(userId).filter(({ shown, isGivenBack }) => shown ?? isGivenBack);
}

/** Remembers, in this browser alone, that these replies were seen, and what was shown; what came back is kept. */
export function markAnonymousRepliesSeen(userId: string): void {
  const seen = pendingAnonymousComments.list(userId).filter(({ shown }) => shown);
  pendingAnonymousComments.forget(
    userId,
    seen.map(({ id }) => id),
  );
  storedValue.write(seenKey(userId), answered.map(wordOf).join(' '));
  keep(userId, answered);
}

/** Replies to this browser's anonymous comments, with whether they were seen. */
export function useAnonymousReplies(
  userId: string,
): readonly (AnonymousReply & { readonly seen: boolean })[] {
  const own = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => answered,
  );
  const seen = readSeen(userId);
  return own.map((item) => ({ ...item, seen: seen.has(wordOf(item)) }));
}
