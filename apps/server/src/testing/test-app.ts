import { buffer } from 'node:stream/consumers';
import type { Endpoint, IncomingFile, OutputOf, RefusalData, RequestOf } from '@garden/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { registerWorkers } from '../workers.ts';
import { countStatements } from './count-statements.ts';
import { openCopy } from './database-copies.ts';
import { asIfLongAgo } from './long-ago.ts';
import { createTestPorts, type TestAppOptions, type TestPorts } from './test-ports.ts';

/** Someone signed in. */
export type Caller = { readonly token: string };

export type CallOptions = {
  as?: Caller;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  /** What the browser is known by; the one browser of all tests unless told, null for one on its first visit. */
  browser?: string | null;
  /** The address of the network that the call comes from. */
  ip?: string;
  /**
   * What lets more people see something was set a moment ago, and holds tomorrow; else it is as if set long ago, since tests of
   * what roles and settings do are not about how they come.
   */
  isFresh?: boolean;
};

/** Tests talk from one browser, so that a code serves the call that follows. */
const BROWSER = 'b'.repeat(43);

/** An envelope with what came around it; `data` is the output where the code is 200. */
export type Reply<E> = {
  status: number;
  code: number;
  message: string;
  data: OutputOf<E>;
  /** The same data, read as a refusal. */
  refusal: RefusalData;
  cookies: LightMyRequestResponse['cookies'];
  headers: LightMyRequestResponse['headers'];
  /** What the call sent to the database. */
  statements: readonly string[];
  /** How often the call waited for the database. */
  waves: number;
};

export type TestApp = Pick<TestPorts, 'clock' | 'mailer' | 'files'> & {
  ports: TestPorts;
  fastify: FastifyInstance;
  /** Sends a call as a client would; the input is not checked before. */
  call<E extends Endpoint>(endpoint: E, input: RequestOf<E>, options?: CallOptions): Promise<Reply<E>>;
  /** The same with any input at all. */
  send(endpoint: Endpoint, input: unknown, options?: CallOptions): Promise<Reply<Endpoint>>;
  close(): Promise<void>;
};

/** A whole server in memory: the real app and database, with ports that keep what they were given. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { database, giveBack } = await openCopy();
  return openOn(database, options, giveBack);
}

/** Another server on the database of an app, with other settings: much cheaper than an app; closed before it. */
export async function openSecondTestApp({ ports }: TestApp, options: TestAppOptions): Promise<TestApp> {
  return openOn(ports.database, options, async () => undefined);
}

/** A server on a database that the test has made and closes itself. */
export async function openTestAppOn(database: OpenDatabase): Promise<TestApp> {
  return openOn(database, {}, async () => undefined);
}

async function openOn(
  database: OpenDatabase,
  options: TestAppOptions,
  giveBack: () => Promise<void>,
): Promise<TestApp> {
  const ports = await createTestPorts(database, options);
  await registerWorkers(ports);
  const fastify = await buildApp(ports, { webFolder: null });
  const send: TestApp['send'] = async (endpoint, input, options = {}) => {
    const reply = await inject(fastify, endpoint, input, options);
    if (!options.isFresh) await asIfLongAgo(ports, endpoint);
    return reply;
  };
  const { clock, mailer, files } = ports;
  return {
    ports,
    fastify,
    clock,
    mailer,
    files,
    send,
    call: send as TestApp['call'],
    close: async () => {
      await fastify.close();
      await ports.threads.close();
      await ports.queue.stop();
      await giveBack();
    },
  };
}

async function inject(
  fastify: FastifyInstance,
  endpoint: Endpoint,
  input: unknown,
  { as, headers, cookies, browser = BROWSER, ip }: CallOptions,
): Promise<Reply<Endpoint>> {
  const { method, path } = endpoint;
  const payload = endpoint.takes === 'form' ? await toForm(input) : (input as object);
  const {
    result: response,
    statements,
    waves,
  } = await countStatements(() =>
    fastify.inject({
      method,
      url: `/api/${path}${method === 'GET' ? `?${toQuery(input)}` : ''}`,
      ...(method === 'POST' && { payload }),
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
      cookies: { ...(browser !== null && { '__Host-browser': browser, browser }), ...cookies },
      ...(ip !== undefined && { remoteAddress: ip }),
    }),
  );
  const { code, message, data } = readAnswer(endpoint, response);
  const { statusCode: status, cookies: set } = response;
  return {
    status,
    code,
    message,
    data,
    refusal: data,
    cookies: set,
    headers: response.headers,
    statements,
    waves,
  };
}

/** The envelope; or what a bare answer, a file or a redirect carries, as its handler gave it. */
function readAnswer({ response: kind }: Endpoint, response: LightMyRequestResponse) {
  const { 'content-disposition': disposition, 'content-type': type, location } = response.headers;
  if (kind === 'redirect' && response.statusCode === 302)
    return { code: 200, message: 'OK', data: { location } };
  if (kind === 'file' && disposition !== undefined) {
    const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(String(disposition)) ?? [];
    const content = new Uint8Array(response.rawPayload);
    return { code: 200, message: 'OK', data: { name: decodeURIComponent(name), mediaType: type, content } };
  }
  const answer = response.json();
  if (kind === 'bare' && !('code' in answer)) return { code: 200, message: 'OK', data: answer };
  return answer;
}

/** A form as browsers write it. */
async function toForm(input: unknown): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(input))) {
    if (!(value instanceof Object)) form.set(name, String(value));
    else {
      const { name: fileName, mediaType, content } = value as IncomingFile;
      form.set(name, new File([await buffer(content)], fileName, { type: mediaType }));
    }
  }
  return form;
}

function toQuery(input: unknown): URLSearchParams {
  const entries = Object.entries(Object(input)).filter(([, value]) => value !== undefined);
  return new URLSearchParams(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
}
