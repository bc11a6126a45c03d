import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api, type Endpoint, type Envelope, type OutputOf, type RequestOf } from '@garden/contract';

/** As the launcher and the image run it. */
const SERVER = ['--import', './src/quick-start.mjs', 'src/main.ts'];
const FOLDER = resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 120_000;
const LOOK_EVERY_MS = 50;
const TRIES = 3;
/**
 * Why a supervisor starts it again: between the look for a free port and its use another process may have taken it, and
 * a database that has just come back may answer later than a start waits.
 */
const PASSING = ['is taken by another program', 'cannot be used: timeout expired'];

/** What a server leaves when it has ended: its code (or the signal's name), and what it said. */
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export type Environment = Readonly<Record<string, string>>;

/** The server as a process of its own, as people run it. */
export type RealServer = {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its readiness. */
  readonly startedInMs: number;
  /** What it has said so far. */
  said(): string;
  /** Asks it to end (SIGTERM, SIGINT), or takes its life at once (SIGKILL). */
  end(signal: NodeJS.Signals): Promise<Ended>;
  /** Throws where no answer came. */
  call<E extends Endpoint>(endpoint: E, input: RequestOf<E>, token?: string): Promise<Envelope<OutputOf<E>>>;
};

/** Starts the server and lets it come to its end by itself. */
export function runServer(environment: Environment): Promise<Ended> {
  return launch({ PORT: '0', ...environment }).ended;
}

/** Starts the server on a free port and waits until it is ready. */
export async function startServer(environment: Environment): Promise<RealServer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOn(await freePort(), environment);
    } catch (error) {
      if (tries === TRIES || !PASSING.some((reason) => String(error).includes(reason))) throw error;
    }
  }
}

async function startOn(port: number, environment: Environment): Promise<RealServer> {
  const url = `http://127.0.0.1:${port}`;
  const before = performance.now();
  const { child, ended, said } = launch({ PORT: String(port), ...environment });
  const failed = ended.then(({ code, stderr }) => {
    throw new Error(`the server ended with ${code} before it was ready:\n${stderr}`);
  });
  // Its own word, and not only an answer: where the port was taken, another server answers.
  await Promise.race([untilReady(url, () => said().includes('is open at')), failed]);
  failed.catch(() => undefined);
  const startedInMs = performance.now() - before;
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    startedInMs,
    said,
    pid: child.pid ?? 0,
    end,
    call: (endpoint, input, token) => request(url, endpoint, input, token),
  };
}

/**
 * Makes an account as people do, with the code that a server without mail tells its owner.
 * @param servers those that share the database: any of them may send the mail
 * @returns the token of the new session
 */
export async function signUp(server: RealServer, email: string, servers = [server]): Promise<string> {
  demand(await server.call(api.register.sendCode, { email }));
  const pattern = new RegExp(`register code for ${RegExp.escape(email)}: (\\d{6})`);
  const limit = performance.now() + START_LIMIT_MS;
  for (let code = ''; performance.now() < limit; await pause(LOOK_EVERY_MS)) {
    code = pattern.exec(servers.map((each) => each.said()).join(''))?.[1] ?? '';
    if (!code) continue;
    const account = { email, code, password: 'vineyard-42', name: email.slice(0, 20), agreed: true as const };
    return demand(await server.call(api.register.userRegister, account)).token;
  }
  throw new Error(`no code was told for ${email}`);
}

/** The data of an answer that has to be a success. */
export function demand<T>(answer: Envelope<T>): T {
  if (answer.code !== 200) throw new Error(`refused with ${answer.code}: ${answer.message}`);
  // Code 200 is the envelope of a success; the type of `code` alone cannot tell the two apart.
  return answer.data as T;
}

/** No server outlives the tests. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function launch(environment: Environment): {
  child: ChildProcess;
  ended: Promise<Ended>;
  said: () => string;
} {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, SERVER, {
    cwd: FOLDER,
    env: { PATH, HOME, TMPDIR, SHUTDOWN_DELAY_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const ended = new Promise<Ended>((resolved) =>
    child.once('close', (code) => resolved({ code, stdout, stderr })),
  );
  return { child, ended, said: () => stdout };
}

async function untilReady(url: string, isOpen: () => boolean): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready && isOpen()) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`the server at ${url} did not become ready`);
}

async function request<E extends Endpoint>(
  url: string,
  { method, path }: E,
  input: RequestOf<E>,
  token?: string,
): Promise<Envelope<OutputOf<E>>> {
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(Object(input)))}` : '';
  const response = await fetch(`${url}/api/${path}${query}`, {
    method,
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
    signal: AbortSignal.timeout(START_LIMIT_MS),
  });
  // The server parsed it by the contract's output before it was sent.
  return (await response.json()) as Envelope<OutputOf<E>>;
}

function freePort(): Promise<number> {
  return new Promise((resolved, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolved(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
