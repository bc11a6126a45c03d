import { api, type DiaryView, type DraftView } from '@garden/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { isRecord } from '../../../lib/is-record.ts';
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
  return isDraft(failure.current) ? versionedDraft(failure.current) : undefined;
}

/** The newer diary that a refused change carries. */
export function newerDiary(failure: unknown): Versioned | undefined {
  if (!(failure instanceof ApiRefusal && isChanged(failure))) return undefined;
  const { current } = failure;
  return isDiary(current) ? { writing: writingOf(current), version: current.version } : undefined;
}

// A refused save carries the newer draft, or the diary where the day was published meanwhile.
const isDraft = (current: unknown): current is DraftView => isRecord(current) && 'savedAt' in current;
const isDiary = (current: unknown): current is DiaryView => isRecord(current) && 'publishedAt' in current;

export function versionedDraft(draft: DraftView): Versioned {
  return { writing: writingOf(draft), version: draft.version };
}
