import { type LiveChange, type LiveTopic, liveEvents } from '@garden/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { isRecord } from '../is-record.ts';
import { renewToken } from '../session/renew-token.ts';
import { readToken } from '../session/token.ts';

/** What a stream tells: a change, that too much has passed, or only where it stands. */
export type LiveEvent =
  | { readonly kind: 'change'; readonly change: LiveChange; readonly cursor: string }
  | { readonly kind: 'reset' | 'here'; readonly cursor: string };

/** Longer silence than the server's beat (25 s, and its travel) is a dead connection. */
const IDLE_TIMEOUT_MS = 60_000;
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

type Following = {
  /** Where the last stream of this browser ended. */
  cursor(): string | undefined;
  /** Without a cursor: since when the page has been reading what it shows, as `Date.now()` has it. */
  readonly readingSince: number;
  onEvent(event: LiveEvent): void;
  readonly signal: AbortSignal;
};

/** Reads live events until `signal` aborts: reconnects after every cut, more slowly the longer it fails. */
export async function readEventStream(following: Following): Promise<void> {
  const { signal } = following;
  for (let failures = 0; !signal.aborted; failures += 1) {
    const heard = await readOnce(following).catch(() => false);
    if (heard) failures = 0;
    await pause(pauseAfter(failures), signal);
  }
}

/** Doubles with each failure; with jitter, since all browsers lose a stopping server at the same moment. */
function pauseAfter(failures: number): number {
  return Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** One connection from beginning to end; resolves to whether anything came over it. */
async function readOnce({ cursor, readingSince, onEvent, signal }: Following): Promise<boolean> {
  const token = readToken();
  if (token === null) return false;
  const silence = new AbortController();
  const watchdog = watch(silence);
  const last = cursor();
  const readingFor = Math.max(0, Math.round(Date.now() - readingSince));
  const place: Record<string, string> =
    last === undefined ? { 'reading-for': `${readingFor}` } : { 'last-event-id': last };
  let heard = false;
  try {
    const response = await fetch('/api/events', {
      headers: { authorization: `Bearer ${token}`, ...place },
      signal: AbortSignal.any([signal, silence.signal]),
      cache: 'no-store',
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || response.body === null) {
      if (await isSessionOver(response)) await renewToken(token);
      return false;
    }
    const messages = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (let part = await messages.read(); !part.done; part = await messages.read()) {
      watchdog.restart();
      heard = true;
      const event = readEvent(part.value);
      if (event) onEvent(event);
    }
    return heard;
  } finally {
    watchdog.stop();
  }
}

/** Refusals come with HTTP 200 and their own code. */
async function isSessionOver(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  return isRecord(answer) && answer.code === 403;
}

/** The event of a message; undefined for kinds of a newer server that this build does not know. */
function readEvent(message: {
  readonly event?: string | undefined;
  readonly id?: string | undefined;
  readonly data: string;
}): LiveEvent | undefined {
  const { event, id: cursor } = message;
  if (cursor === undefined) return undefined;
  if (event === 'here' || event === 'reset') return { kind: event, cursor };
  const change = event === 'change' ? changeOf(parseJson(message.data)) : undefined;
  return change && { kind: 'change', change, cursor };
}

function changeOf(told: unknown): LiveChange | undefined {
  if (!isRecord(told)) return undefined;
  const { topic, teamId, object } = told;
  if (!isTopic(topic)) return undefined;
  return {
    topic,
    ...(typeof teamId === 'string' && { teamId }),
    ...(isObject(object) && { object }),
  };
}

function isTopic(topic: unknown): topic is LiveTopic {
  return typeof topic === 'string' && Object.hasOwn(liveEvents, topic);
}

function isObject(object: unknown): object is NonNullable<LiveChange['object']> {
  return isRecord(object) && typeof object.kind === 'string' && typeof object.id === 'string';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function watch(silence: AbortController) {
  const abortIdle = () => silence.abort(new DOMException('nothing was heard', 'TimeoutError'));
  let timer = setTimeout(abortIdle, IDLE_TIMEOUT_MS);
  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(abortIdle, IDLE_TIMEOUT_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Ends early when the network is back, or when there is nothing to wait for any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
