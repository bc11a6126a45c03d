import { api } from '@garden/contract';
import * as z from 'zod/mini';
import type { Versioned } from './opening.ts';
import { contentOf, writingOfContent } from './writing.ts';

/** Which window's text it is. */
type Of = { readonly userId: string; readonly day: string };
/** What another window wrote. */
type Written = Versioned & {
  /** The server has it. */
  readonly isSent: boolean;
};

const message = z.object({ userId: z.string(), isSent: z.boolean(), draft: api.draft.add.input });

let opened: BroadcastChannel | undefined;

/** Absent in old browsers: each window then hears of the other from the server. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel('grape-garden-writing');
  return opened;
}

/** What is written in one window, for the others that show the same day of the same person. */
export const otherWindows = {
  tell({ userId, day }: Of, { writing, version, isSent }: Written): void {
    channel()?.postMessage({ userId, isSent, draft: { day, version, ...contentOf(writing) } });
  },
  /** @returns stops listening */
  listen({ userId, day }: Of, onWritten: (written: Written) => void): () => void {
    const take = ({ data }: MessageEvent) => {
      const told = z.safeParse(message, data).data;
      if (told?.userId !== userId || told.draft.day !== day) return;
      const { draft, isSent } = told;
      onWritten({ writing: writingOfContent(draft), version: draft.version, isSent });
    };
    channel()?.addEventListener('message', take);
    return () => channel()?.removeEventListener('message', take);
  },
};
