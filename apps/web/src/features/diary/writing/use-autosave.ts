import { api, type DraftView } from '@garden/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { type AutosavePorts, createAutosave } from './autosave.ts';
import { cacheDraft } from './day-cache.ts';
import { drafts } from './drafts.ts';
import type { Opening, Versioned } from './opening.ts';
import { otherWindows } from './other-windows.ts';
import { contentOf, type Writing, writingOf } from './writing.ts';

/** Whose text of which day; `toServer` is false where a published diary is edited, which the server hears at its end. */
export type AutosaveOf = { readonly userId: string; readonly day: string; readonly toServer: boolean };

/** The autosave of an editor for as long as it is on the page, and its state. */
export function useAutosave(of: AutosaveOf, opening: Opening) {
  const [autosave] = useState(() => createAutosave(opening, portsOf(of)));
  const state = useSyncExternalStore(autosave.subscribe, autosave.get);
  const { userId, day } = of;
  useEffect(() => otherWindows.listen({ userId, day }, autosave.follow), [autosave, userId, day]);
  useEffect(() => {
    const stop = autosave.start();
    const send = () => void autosave.flush();
    addEventListener('online', send);
    addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      removeEventListener('online', send);
      removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', send);
      stop();
    };
  }, [autosave]);
  return { autosave, state };
}

function portsOf({ userId, day, toServer }: AutosaveOf): AutosavePorts {
  return {
    keep: (writing, baseVersion, typedAt) =>
      drafts.save({ userId, day, content: contentOf(writing), baseVersion, typedAt }),
    forget: (typedAt) => drafts.remove(userId, day, typedAt),
    newerOf: newerDraft,
    tell: (writing, version, isSent) => otherWindows.tell({ userId, day }, { writing, version, isSent }),
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    ...(toServer && { send: (writing: Writing, version: number) => sendDraft(day, writing, version) }),
  };
}

async function sendDraft(day: string, writing: Writing, version: number): Promise<number> {
  try {
    const saved = await callApi(api.draft.add, { day, version, ...contentOf(writing) });
    cacheDraft(day, writing, saved.version, saved.savedAt);
    return saved.version;
  } catch (failure) {
    // The day may even have been published elsewhere: reads it again.
    if (isChanged(failure)) void queryClient.invalidateQueries({ queryKey: apiKey(api.draft.get) });
    throw failure;
  }
}

const isChanged = (failure: unknown) => failure instanceof ApiRefusal && failure.code === 409;

function newerDraft(failure: unknown): Versioned | undefined {
  if (!(failure instanceof ApiRefusal && isChanged(failure))) return undefined;
  const draft = z.safeParse(api.draft.get.output.shape.draft, failure.current).data;
  return draft ? versionedDraft(draft) : undefined;
}

/** The newer diary that a refused change carries. */
export function newerDiary(failure: unknown): Versioned | undefined {
  if (!(failure instanceof ApiRefusal && isChanged(failure))) return undefined;
  const diary = z.safeParse(api.diary.update.output, failure.current).data;
  return diary && { writing: writingOf(diary), version: diary.version };
}

export function versionedDraft(draft: DraftView): Versioned {
  return { writing: writingOf(draft), version: draft.version };
}
