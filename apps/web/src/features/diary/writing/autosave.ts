import { isRetryable } from '../../../lib/api/refusal.ts';
import type { Opening, Versioned } from './opening.ts';
import { emptyWriting, sameWriting, type Writing } from './writing.ts';

/**
 * `kept`: on this device only, where a text of a published day stays and a draft waits until its minute is over.
 * `failed`: nowhere, or refused by the server.
 */
export type SaveStatus = 'untouched' | 'saving' | 'saved' | 'kept' | 'waiting' | 'failed';

export type AutosaveState = {
  readonly writing: Writing;
  readonly version: number;
  readonly status: SaveStatus;
  /** A newer text of the server that this one did not grow from: the user decides, until then nothing is sent. */
  readonly newer: Versioned | undefined;
};

/** Where texts are kept. */
export type AutosavePorts = {
  /** Keeps the text on this device; rejects where there is no room or no storage. */
  keep(writing: Writing, version: number, typedAt: number): Promise<void>;
  /** Forgets what was kept, unless something was typed after `typedAt`. */
  forget(typedAt: number): Promise<void>;
  /** Sends the text to the server and answers its new version; absent, the text stays on this device. */
  send?: (writing: Writing, version: number) => Promise<number>;
  /** The newer text that a refusal carries, if it is one for that. */
  newerOf(failure: unknown): Versioned | undefined;
  /** Tells other windows of this browser what is written here now, and whether the server has it. */
  tell(writing: Writing, version: number, isSent: boolean): void;
  isOnline(): boolean;
  now(): number;
};

/** The rest after which a text is sent (product, section 4). */
export const DEBOUNCE_MS = 2_000;
/** Soon after a sending, the rest is longer. */
export const LONG_REST_MS = 10_000;
/** While typing goes on, this much time is between two sendings. */
const INTERVAL_MS = 60_000;
/** After a network failure, the next try comes this much later. */
export const RETRY_MS = 15_000;

export type Autosave = ReturnType<typeof createAutosave>;

/** A draft that waits on the server is as saved as one that was just sent. */
function openingStatus({ unsent, writing }: Opening, sends: boolean): SaveStatus {
  if (unsent) return sends ? 'saving' : 'kept';
  return sends && !sameWriting(writing, emptyWriting) ? 'saved' : 'untouched';
}

/**
 * Keeps one day's text: on this device at every change; on the server after two seconds of rest, within a minute
 * of the last sending after ten, once a minute while typing goes on, and at once by `flush`, when the page is hidden or left. Without room on this device the
 * server gets it after each rest.
 *
 * One request at a time; a change meanwhile follows it. What the server refuses as stale is never sent over the
 * newer text: `newer` then holds that, and `resolve` goes on with what the writer chose.
 */
export function createAutosave(opening: Opening, ports: AutosavePorts) {
  let state: AutosaveState = {
    writing: opening.writing,
    version: opening.version,
    newer: opening.newer,
    status: openingStatus(opening, ports.send !== undefined),
  };
  let unsent = opening.unsent;
  let isStored = opening.unsent;
  let typedAt = 0;
  let unsentSince: number | undefined;
  let nextSending = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let paused = false;
  const listeners = new Set<() => void>();

  function set(part: Partial<AutosaveState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function sendIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** After a rest, a longer one within a minute of the last sending; someone who never rests sends every minute. */
  function sendAfterRest(): void {
    const now = ports.now();
    unsentSince ??= now;
    const rest = Math.min(DEBOUNCE_MS, Math.max(0, unsentSince + INTERVAL_MS - now));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const untilDue = isStored && ports.isOnline() ? nextSending - ports.now() : 0;
      const wait = Math.min(untilDue, LONG_REST_MS - rest);
      if (wait <= 0) return void flush();
      if (!state.newer && !paused) set({ status: 'kept' });
      sendIn(wait);
    }, rest);
  }

  async function keep(): Promise<void> {
    const { writing, version } = state;
    try {
      await ports.keep(writing, version, typedAt);
      isStored = true;
      if (!ports.send && writing === state.writing) set({ status: 'kept' });
    } catch {
      isStored = false;
      if (!ports.send) set({ status: 'failed' });
    }
  }

  function edit(part: Partial<Writing>): void {
    typedAt = ports.now();
    unsent = true;
    set({ writing: { ...state.writing, ...part }, status: 'saving' });
    void keep();
    ports.tell(state.writing, state.version, false);
    if (ports.send) sendAfterRest();
  }

  /** Sends what is unsent at once; resolves when nothing is in flight any more, whether it went well or not. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (underWay) return underWay;
    if (!unsent || paused || state.newer || !ports.send) return;
    if (!ports.isOnline()) return set({ status: isStored ? 'waiting' : 'failed' });
    underWay = sendOnce(ports.send);
    await underWay;
  }

  async function sendOnce(send: NonNullable<AutosavePorts['send']>): Promise<void> {
    const { writing, version } = state;
    const sentAt = typedAt;
    set({ status: 'saving' });
    try {
      const next = await send(writing, version);
      const isNewest = writing === state.writing;
      unsent = !isNewest;
      unsentSince = undefined;
      nextSending = ports.now() + INTERVAL_MS;
      set({ version: next, ...(isNewest && { status: 'saved' }) });
      ports.tell(writing, next, true);
      if (isNewest) await ports.forget(sentAt).catch(() => undefined);
      else void keep();
    } catch (failure) {
      afterFailure(failure);
    } finally {
      underWay = undefined;
    }
    if (unsent && state.status === 'saving' && !state.newer) sendAfterRest();
  }

  function afterFailure(failure: unknown): void {
    const newer = ports.newerOf(failure);
    if (newer && sameWriting(newer.writing, state.writing)) {
      unsent = false;
      set({ version: newer.version, status: 'saved' });
      void ports.forget(typedAt).catch(() => undefined);
    } else if (newer) {
      set({ newer, status: isStored ? 'kept' : 'failed' });
    } else {
      set({ status: isStored && isRetryable(failure) ? 'waiting' : 'failed' });
      if (isRetryable(failure)) sendIn(RETRY_MS);
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    flush,
    /** Continues from the newer text with what the user chose of the two. */
    resolve(writing: Writing): void {
      if (!state.newer) return;
      const { newer } = state;
      set({ version: newer.version, newer: undefined });
      edit(writing);
    },
    /** Takes over a text of the server that is newer, where nothing here waits to be sent. */
    adopt({ writing, version }: Versioned): void {
      if (unsent || underWay || version <= state.version) return;
      set({ writing, version });
    },
    /**
     * Takes over what another window of this browser wrote, unless this one has words of its own to send; the server's
     * refusal then shows both.
     */
    follow({ writing, version, isSent }: Versioned & { readonly isSent: boolean }): void {
      if (unsent || underWay || paused || version < state.version) return;
      set({ writing, version, status: isSent ? 'saved' : 'kept' });
    },
    /** Shows a newer text that another call was refused for. */
    showNewer(newer: Versioned): void {
      set({ newer });
    },
    /** Sends nothing any more and waits for what is under way; `resume` goes on. */
    async pause(): Promise<void> {
      paused = true;
      clearTimeout(timer);
      await underWay;
    },
    /** Whether the text is being published: nothing may join it now. */
    isPaused: () => paused,
    resume(): void {
      paused = false;
      if (unsent && ports.send) sendAfterRest();
    },
    /** Forgets the text on this device: it has been published or discarded. */
    async discard(): Promise<void> {
      unsent = false;
      clearTimeout(timer);
      await ports.forget(Number.POSITIVE_INFINITY).catch(() => undefined);
    },
    /** Begins to send; the function it returns sends what is left and stops. */
    start(): () => void {
      if (unsent) void flush();
      return () => {
        void flush();
        clearTimeout(timer);
      };
    },
  };
}
