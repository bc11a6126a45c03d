import type { FastifyInstance } from 'fastify';
import type { Caller } from './test-app.ts';

/** What came over a stream. */
export type Told = {
  readonly event: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** A client's end of `GET /api/events`. */
export type TestStream = {
  readonly status: number;
  readonly headers: Headers;
  /** Everything so far. */
  readonly told: readonly Told[];
  /** Topics of the changes so far, in order. */
  topics(): string[];
  /** The last cursor it was given. */
  cursor(): string;
  /** Waits for the first thing told that fits; throws after five seconds, or when the stream ends before. */
  until(fits: (told: Told) => boolean): Promise<Told>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
};

const PATIENCE_MS = 10_000;

/** Starts an app on a free port; the address to listen at. */
export async function openPort(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Where a stream begins: at a cursor, or so many milliseconds ago; now without either. */
export type StreamStart = { readonly cursor?: string | undefined; readonly readingFor?: string };

/** Opens a stream, and waits until the server has told where it stands. */
export async function openStream(url: string, { token }: Caller, start?: StreamStart): Promise<TestStream> {
  const stream = await requestStream(url, { token }, start);
  if (stream.status === 200) await stream.until(({ event }) => event === 'here');
  return stream;
}

/** The same without waiting. */
export async function requestStream(
  url: string,
  { token }: Caller,
  { cursor, readingFor }: StreamStart = {},
): Promise<TestStream> {
  const leaving = new AbortController();
  const { body, headers, status } = await fetch(`${url}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(cursor !== undefined && { 'last-event-id': cursor }),
      ...(readingFor !== undefined && { 'reading-for': readingFor }),
    },
    signal: leaving.signal,
  });
  const told: Told[] = [];
  let wake = Promise.withResolvers<void>();
  let over = false;
  const read = async () => {
    let rest = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      told.push(...blocks.map(parse));
      wake.resolve();
      wake = Promise.withResolvers();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .then(() => {
      over = true;
      wake.resolve();
    });
  return {
    status,
    headers,
    told,
    ended,
    topics: () => told.flatMap(({ event, data }) => (event === 'change' ? [String(data.topic)] : [])),
    cursor: () => told.at(-1)?.id ?? '',
    async until(fits) {
      const late = setTimeout(() => {
        over = true;
        wake.resolve();
      }, PATIENCE_MS);
      try {
        for (;;) {
          const found = told.find(fits);
          if (found) return found;
          if (over) throw new Error(`not told; told was ${JSON.stringify(told)}`);
          await wake.promise;
        }
      } finally {
        clearTimeout(late);
      }
    },
    close: () => leaving.abort(),
  };
}

function parse(block: string): Told {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return {
    event: String(fields.event),
    id: String(fields.id),
    data: JSON.parse(String(fields.data ?? '{}')),
  };
}
