import { create } from 'zustand';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { storedValue } from '../../../lib/stored-value.ts';

type Known = Readonly<Record<string, string | null>>;

const keyOf = (userId: string) => `interviews-first:${userId}`;

/** What was kept since the page opened, also where the browser stores nothing. */
const store = create<Known>()(() => ({}));

function textOf(known: Known, userId: string): string | null {
  const text = known[userId];
  return text === undefined ? storedValue.read(keyOf(userId)) : text;
}

function write(userId: string, text: string | null): void {
  storedValue.write(keyOf(userId), text);
  store.setState({ [userId]: text });
}

/**
 * Why someone could not publish: interviews that they have to hold first. It is kept until they have published, so that
 * every editor says it, also after the text was refused on its way from the outbox.
 */
export const interviewsFirst = {
  /** Keeps what a refusal says of it; false where it is about something else. */
  keep(userId: string, failure: unknown): boolean {
    const isAboutThem = failure instanceof ApiRefusal && failure.key === 'interviewsFirst';
    if (isAboutThem) write(userId, JSON.stringify(failure.current ?? null));
    return isAboutThem;
  },
  forget(userId: string): void {
    if (textOf(store.getState(), userId) !== null) write(userId, null);
  },
};

/** What the last refusal said of interviews that come first, as it was kept; null where there was none. */
export function useInterviewsFirst(userId: string): string | null {
  return store((known) => textOf(known, userId));
}
