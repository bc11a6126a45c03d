import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** The product at an address of its own, whose build can be replaced by another one while people use it. */
export type Deployment = {
  readonly url: string;
  /** The name of the build that is served. */
  buildId(): string;
  /** From now on the other build is served, and the first one is gone. */
  deployOther(): void;
  close(): Promise<void>;
};

type Build = { readonly id: string; readonly entry: string };

/**
 * Serves what the server at `upstream` serves. The other build is the same one under another name and with an entry script
 * of another name, so that its page, its scripts and its service worker differ as those of two builds do.
 */
export async function deploy(upstream: string): Promise<Deployment> {
  const first = await buildAt(upstream);
  const other: Build = { id: 'ffffffffffff', entry: first.entry.replace(/-[\w-]+(?=\.js$)/, '-another1') };
  let served = first;
  const rename = (text: string, from: Build, to: Build) =>
    text.replaceAll(from.entry, to.entry).replaceAll(from.id, to.id);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (served !== first && path.includes(first.entry)) return void response.writeHead(404).end();
    const left = new AbortController();
    response.on('close', () => left.abort());
    const reply = await fetch(upstream + rename(path, served, first), {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      redirect: 'manual',
      signal: left.signal,
      ...(request.method === 'POST' && { body: await bodyOf(request) }),
    });
    for (const [name, value] of reply.headers) if (!HOP.has(name)) response.setHeader(name, value);
    response.writeHead(reply.status);
    const type = reply.headers.get('content-type') ?? '';
    if (path.startsWith('/api/') || !/^(?:text|application)\//.test(type)) {
      // The stream of events goes on for as long as the page is open.
      if (reply.body) await pipeline(reply.body, response);
      else response.end();
    } else {
      const text = rename(await reply.text(), first, served);
      response.end(served === first ? text : renewShell(text));
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    buildId: () => served.id,
    deployOther: () => {
      served = other;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Headers that belong to one connection, to a body as it was packed, or to one that may be kept. */
const HOP = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'],
  ...['etag', 'last-modified', 'if-none-match', 'if-modified-since'],
]);

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || HOP.has(name) ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(passed), 'accept-encoding': 'identity' };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

async function buildAt(upstream: string): Promise<Build> {
  const [build, page] = await Promise.all([
    fetch(`${upstream}/builds/latest.json`).then((response) => response.json()),
    fetch(`${upstream}/`).then((response) => response.text()),
  ]);
  const [, entry] = /src="\/(assets\/index-[\w-]+\.js)"/.exec(page) ?? [];
  if (entry === undefined) throw new Error('the page names no entry script');
  return { id: String(build.id), entry: entry.replace('assets/', '') };
}

/** The worker's list names the page by its content. */
function renewShell(text: string): string {
  return text.replace(/("revision":)"\w+"(,"url":"\/")/, '$1"other"$2');
}
