import { api, type OutputOf } from '@garden/contract';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiQuery } from '../../../lib/api/hooks.ts';
import { storedValue } from '../../../lib/stored-value.ts';
import { hasPseudonyms, pseudonymFor } from '../../conversation/pseudonym.shared.ts';
import { useUnseenStore } from '../unseen-store.shared.ts';

/** A reply to an anonymous comment of this browser. */
export type AnonymousReply = OutputOf<typeof api.comment.answered>['items'][number];

/** The server keeps no longer list than of a month. */
const LOOK_BACK_DAYS = 30;
const DAY_MS = 86_400_000;
const seenKey = (userId: string) => `voices-seen:${userId}`;
const wordOf = ({ commentId, day }: AnonymousReply) => `${commentId}:${day}`;

let answered: readonly AnonymousReply[] = [];
const listeners = new Set<() => void>();

/** Finds which of the team's replies answer an anonymous comment of this browser, and counts the unseen ones. */
export function countAnonymousReplies(cache: QueryClient, userId: string): () => void {
  if (!hasPseudonyms(userId)) return () => undefined;
  const since = new Date(Date.now() - LOOK_BACK_DAYS * DAY_MS).toISOString().slice(0, 10);
  const replies = new QueryObserver(cache, {
    ...apiQuery(api.comment.answered, { since }),
    meta: { failure: 'none' },
  });
  const stop = replies.subscribe(async ({ data }) => {
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
  };
}

async function isOwn(userId: string, { object, tag, teamId }: AnonymousReply): Promise<boolean> {
  const pseudonym = await pseudonymFor(userId, { kind: object.kind, objectId: object.id, teamId });
  return pseudonym.tag === tag;
}

function keep(userId: string, own: readonly AnonymousReply[]): void {
  answered = own;
  useUnseenStore.setState({
    anonymousReplies: own.filter((item) => !readSeen(userId).has(wordOf(item))).length,
  });
  for (const listener of listeners) listener();
}

function readSeen(userId: string): ReadonlySet<string> {
  return new Set((storedValue.read(seenKey(userId)) ?? '').split(' '));
}

/** Remembers, in this browser alone, that these replies were seen. */
export function markAnonymousRepliesSeen(userId: string): void {
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
