import { logFailure } from '../../../lib/log.ts';
import type { Versioned } from './opening.ts';
import { contentOf, writingOfContent } from './writing.ts';

/** Which window's text it is. */
type Of = { readonly userId: string; readonly day: string };
/** What another window wrote. */
type Written = Versioned & {
  /** The server has it. */
  readonly isSent: boolean;
};

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
    let isListening = true;
    const take = async ({ data }: MessageEvent) => {
      const { parseTold } = await import('./parse-day.ts');
      const told = parseTold(data);
      if (!isListening || told?.userId !== userId || told.draft.day !== day) return;
      const { draft, isSent } = told;
      onWritten({ writing: writingOfContent(draft), version: draft.version, isSent });
    };
    const hear = (message: MessageEvent) =>
      void take(message).catch((failure: unknown) => logFailure('Another window was not heard', failure));
    channel()?.addEventListener('message', hear);
    return () => {
      isListening = false;
      channel()?.removeEventListener('message', hear);
    };
  },
};
