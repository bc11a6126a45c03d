import * as z from 'zod/mini';
import { create } from 'zustand';
import { storedValue } from '../../../lib/stored-value.ts';

const pendingAnonymousComment = z.object({
  id: z.uuid(),
  objectId: z.uuid(),
  teamId: z.uuid(),
  parentId: z.nullable(z.uuid()),
  text: z.string(),
  /** When it was sent, in milliseconds since 1970. */
  sentAt: z.number(),
});
/** One of the user's anonymous comments that waits for its batch. */
export type PendingAnonymousComment = z.output<typeof pendingAnonymousComment>;

/** A batch takes minutes, four readers may take days; what has not arrived after thirty is given up. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;
const storageKey = (userId: string) => `waiting-comments:${userId}`;

type State = { readonly userId: string | undefined; readonly comments: readonly PendingAnonymousComment[] };
const useStore = create<State>(() => ({ userId: undefined, comments: [] }));

function stored(userId: string): PendingAnonymousComment[] {
  try {
    return z
      .parse(z.array(pendingAnonymousComment), JSON.parse(storedValue.read(storageKey(userId)) ?? '[]'))
      .filter(({ sentAt }) => Date.now() - sentAt < MAX_AGE_MS);
  } catch {
    return [];
  }
}

function keep(userId: string, comments: readonly PendingAnonymousComment[]): void {
  storedValue.write(storageKey(userId), comments.length > 0 ? JSON.stringify(comments) : null);
  useStore.setState({ userId, comments });
}

/** The user's pending anonymous comments: only this browser knows of them, and forgets each once it is published. */
export const pendingAnonymousComments = {
  list: stored,
  add(userId: string, comment: Omit<PendingAnonymousComment, 'sentAt'>): void {
    keep(userId, [...stored(userId), { ...comment, sentAt: Date.now() }]);
  },
  /** Forgets those that have arrived. */
  settle(userId: string, arrived: ReadonlySet<string>): void {
    const waiting = stored(userId);
    const left = waiting.filter(({ id }) => !arrived.has(id));
    if (left.length < waiting.length) keep(userId, left);
  },
};

/** Those of one object, in sending order. */
export function usePendingAnonymousComments(
  userId: string,
  objectId: string,
): readonly PendingAnonymousComment[] {
  const state = useStore();
  const comments = state.userId === userId ? state.comments : stored(userId);
  return comments.filter((comment) => comment.objectId === objectId);
}
