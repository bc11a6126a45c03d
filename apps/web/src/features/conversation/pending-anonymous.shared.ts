import { keptKind, type ObjectKind } from '@garden/contract';
import { create } from 'zustand';
import { isRecord } from '../../lib/is-record.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { encodeBase64url } from './pseudonym.shared.ts';

type Stored = {
  readonly id: string;
  readonly kind: ObjectKind;
  readonly objectId: string;
  readonly teamId: string;
  readonly parentId: string | null;
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly sentAt: number;
  /** Whether the server has it. */
  readonly isSent: boolean;
  /** Where it stands since a step has shown it. */
  readonly shown?: { readonly commentId: string; readonly day: string };
};
/** One of the user's anonymous comments, until its writer has seen what became of it. */
export type PendingAnonymousComment = Stored & { readonly isGivenBack: boolean };

const DAY_MS = 24 * 3_600_000;
/** The server shows nothing that has waited for fourteen of its team's days, so after fifteen none can come up any more. */
const GIVEN_BACK_MS = 15 * DAY_MS;
const KEPT_MS = 60 * DAY_MS;
const storageKey = (userId: string) => `waiting-comments:${userId}`;

type State = { readonly userId: string | undefined; readonly comments: readonly PendingAnonymousComment[] };
const useStore = create<State>(() => ({ userId: undefined, comments: [] }));

function stored(userId: string): PendingAnonymousComment[] {
  try {
    const kept: unknown = JSON.parse(storedValue.read(storageKey(userId)) ?? '[]');
    return (Array.isArray(kept) ? kept.filter(isStored) : [])
      .map(
        (row): Stored => ({
          ...row,
          kind: keptKind(row.kind),
          isSent: row.isSent ?? true,
        }),
      )
      .filter(({ sentAt }) => Date.now() - sentAt < KEPT_MS)
      .map((each) => ({ ...each, isGivenBack: !each.shown && Date.now() - each.sentAt >= GIVEN_BACK_MS }));
  } catch {
    return [];
  }
}

/** Earlier builds wrote only what was sent, and did not say so, nor what it was about. */
function isStored(
  row: unknown,
): row is Omit<Stored, 'kind' | 'isSent'> & { readonly kind?: unknown; readonly isSent?: boolean } {
  if (!isRecord(row)) return false;
  const texts = [row.id, row.objectId, row.teamId, row.text];
  return (
    texts.every((text) => typeof text === 'string') &&
    (row.parentId === null || typeof row.parentId === 'string') &&
    typeof row.sentAt === 'number' &&
    (row.isSent === undefined || typeof row.isSent === 'boolean') &&
    (row.shown === undefined ||
      (isRecord(row.shown) && typeof row.shown.commentId === 'string' && typeof row.shown.day === 'string'))
  );
}

function keep(userId: string, comments: readonly PendingAnonymousComment[]): void {
  const rows = comments.map(({ isGivenBack: _, ...row }) => row);
  storedValue.write(storageKey(userId), rows.length > 0 ? JSON.stringify(rows) : null);
  useStore.setState({ userId, comments });
}

/** What a step says of a comment that it has shown. */
type ShownComment = { readonly receipt: string; readonly commentId: string; readonly day: string };

/** The user's anonymous comments that wait or were just shown: only this browser knows of them. */
export const pendingAnonymousComments = {
  list: stored,
  add(userId: string, comment: Omit<Stored, 'sentAt' | 'shown'>): void {
    const others = stored(userId).filter(({ id }) => id !== comment.id);
    keep(userId, [...others, { ...comment, sentAt: Date.now(), isGivenBack: false }]);
  },
  markSent(userId: string, id: string): void {
    keep(
      userId,
      stored(userId).map((each) => (each.id === id ? { ...each, isSent: true } : each)),
    );
  },
  /** Notes which of them a step has shown, by the receipts that the whole team is told. */
  async settle(userId: string, shown: readonly ShownComment[]): Promise<void> {
    const receipts = new Map(shown.map((each) => [each.receipt, each]));
    const hashes = await Promise.all(
      stored(userId).map(async ({ id }) => [id, await receiptOf(id)] as const),
    );
    const found = new Map(hashes.map(([id, receipt]) => [id, receipts.get(receipt)]));
    const before = stored(userId);
    const isNews = before.some(({ id, shown: known }) => !known && found.get(id));
    if (!isNews) return;
    keep(
      userId,
      before.map((each) => {
        const hit = found.get(each.id);
        return hit
          ? { ...each, shown: { commentId: hit.commentId, day: hit.day }, isGivenBack: false }
          : each;
      }),
    );
  },
  forget(userId: string, ids: readonly string[]): void {
    keep(
      userId,
      stored(userId).filter(({ id }) => !ids.includes(id)),
    );
  },
};

async function receiptOf(id: string): Promise<string> {
  return encodeBase64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id)));
}

/** All of them, in the order in which they were written. */
export function usePendingAnonymousComments(userId: string): readonly PendingAnonymousComment[] {
  const state = useStore();
  return state.userId === userId ? state.comments : stored(userId);
}
