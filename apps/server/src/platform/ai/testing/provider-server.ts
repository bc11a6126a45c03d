import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request to the server held. */
export type Asked = {
  readonly headers: IncomingMessage['headers'];
  readonly format: string;
  readonly system: string;
  readonly user: string;
  /** The lines between the fences. */
  readonly data: string;
  /** What stands at the beginning of the prompt and has to come back. */
  readonly code: string;
  /** Whether the answer is wanted piece by piece. */
  readonly stream: boolean;
  /** Whether the one who asked went away before the answer. */
  readonly isGone: () => boolean;
};

type Reply = {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: string | Buffer;
};
/** How the server behaves to a request: what it sends, or what it does with the connection. */
export type Behaviour = (
  asked: Asked,
  response: ServerResponse,
) => Reply | undefined | Promise<Reply | undefined>;

export type ProviderServer = {
  readonly baseUrl: string;
  /** Everything it was asked, in order. */
  readonly asked: Asked[];
  /** What it answers from now on. */
  behave(as: Behaviour): void;
  close(): Promise<void>;
};

/** An answer of the protocol around a text. */
export function completion(content: unknown, more: { finish?: string; message?: object } = {}): Reply {
  const message = { role: 'assistant', content, ...more.message };
  return {
    body: JSON.stringify({
      id: 'c-1',
      object: 'chat.completion',
      model: 'test',
      choices: [{ index: 0, finish_reason: more.finish ?? 'stop', message }],
    }),
  };
}

/** A right answer: the code, and what `make` makes of the data. */
export function answering(make: (data: string) => unknown): Behaviour {
  return ({ code, data }) => completion(JSON.stringify({ code, answer: make(data) }));
}

/** One piece of an answer, as a server-sent event. */
const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

/** Sends a right answer piece by piece, and waits before each item but the first for `next`, which may also end it. */
export function streaming(
  make: (data: string) => readonly unknown[],
  next: (response: ServerResponse) => Promise<void> = async () => undefined,
): Behaviour {
  return async ({ code, data, stream }, response) => {
    if (!stream) return completion(JSON.stringify({ code, answer: make(data) }));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event(`{"code": "${code}", "ans`) + event('wer": ['));
    for (const [at, item] of make(data).entries()) {
      if (at > 0) await next(response);
      if (response.destroyed || response.writableEnded) return undefined;
      const text = `${at > 0 ? ', ' : ''}${JSON.stringify(item)}`;
      for (const part of text.match(/.{1,9}/gsu) ?? []) response.write(event(part));
    }
    response.end(`${event(']}')}data: [DONE]\n\n`);
    return undefined;
  };
}

export const failing = (status: number, headers: Record<string, string> = {}): Behaviour => {
  const body = JSON.stringify({ error: { message: 'a fault', type: 'fault' } });
  return () => ({ status, headers, body });
};

/** Refuses ways of asking for JSON that this server does not know, as servers do. */
export const taking =
  (formats: readonly string[], then: Behaviour): Behaviour =>
  (asked, response) =>
    formats.includes(asked.format) ? then(asked, response) : failing(400)(asked, response);

/** A real HTTP server that speaks as much of OpenAI's protocol as is asked of a provider, well and badly; at a free port unless told. */
export async function openProviderServer(at = 0): Promise<ProviderServer> {
  const asked: Asked[] = [];
  let behave: Behaviour = answering((data) => data);
  const server = createServer(async (request, response) => {
    let isGone = false;
    response.on('close', () => {
      isGone = !response.writableFinished;
    });
    if (request.method === 'GET') return response.end();
    const question = await read(request, () => isGone);
    asked.push(question);
    const reply = await behave(question, response);
    if (!reply || response.destroyed) return;
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body);
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (as) => {
      behave = as;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage, isGone: () => boolean): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { messages, response_format, stream = false } = JSON.parse(Buffer.concat(pieces).toString());
  const [{ content: system }, { content: user }] = messages;
  const [fence = '', ...lines] = user.split('\n');
  return {
    headers: request.headers,
    format: response_format?.type ?? 'text',
    stream,
    system,
    user,
    data: lines.slice(0, lines.lastIndexOf(fence)).join('\n'),
    code: /^Your code is ([A-Z]+)\./.exec(system)?.[1] ?? '',
    isGone,
  };
}
