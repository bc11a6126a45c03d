import type { CommentView, Person } from '@garden/contract';
import { createContext, type ReactNode, useContext } from 'react';
import { todayIn } from '../../../components/days/format-time.ts';
import type { CommentTarget } from './thread-cache.ts';
import type { Place } from './use-thread.ts';

/** What every comment of a thread needs to know of it. */
export type ThreadContext = {
  readonly about: CommentTarget;
  readonly userId: string;
  /** The reader's own, for times. */
  readonly timeZone: string;
  readonly places: readonly Place[];
  /** Participants: offered first as mentions. */
  readonly nearby: readonly Person[];
  /** The comment that a link leads to. */
  readonly target: string | undefined;
  /** What else can be done with a comment where the thread stands. */
  readonly beside: ((comment: CommentView) => ReactNode) | undefined;
};

const context = createContext<ThreadContext | undefined>(undefined);
export const ThreadProvider = context.Provider;

export function useThreadContext(): ThreadContext & { readonly today: string } {
  const talk = useContext(context);
  if (!talk) throw new Error('A comment stands in a thread');
  return { ...talk, today: todayIn(talk.timeZone) };
}
