import { useMemo } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { storedValue } from '../../../lib/stored-value.ts';

const people = z.array(z.object({ teamId: z.string(), id: z.string(), name: z.string() }));
const refusal = z.object({ interviews: people.check(z.minLength(1)) });

/** Someone whose interview comes before one's next diary. */
export type InterviewFirst = z.output<typeof people>[number];

const keyOf = (userId: string) => `interviews-first:${userId}`;

/** What was kept since the page opened, also where the browser stores nothing. */
const store = create<Readonly<Record<string, string | null>>>()(() => ({}));

const textOf = (known: Readonly<Record<string, string | null>>, userId: string) => {
  const text = known[userId];
  return text === undefined ? storedValue.read(keyOf(userId)) : text;
};

function parse(text: string | null): readonly InterviewFirst[] {
  try {
    return text === null ? [] : z.parse(people, JSON.parse(text));
  } catch {
    return [];
  }
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
    if (!(failure instanceof ApiRefusal && failure.key === 'interviewsFirst')) return false;
    const { success, data } = z.safeParse(refusal, failure.current);
    if (success) write(userId, JSON.stringify(data.interviews));
    return success;
  },
  forget(userId: string): void {
    if (textOf(store.getState(), userId) !== null) write(userId, null);
  },
};

/** Whose interviews come before the next diary; empty where nothing is known of any. */
export function useInterviewsFirst(userId: string): readonly InterviewFirst[] {
  const text = store((known) => textOf(known, userId));
  return useMemo(() => parse(text), [text]);
}
