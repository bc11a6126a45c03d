import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { end, run } from './processes.ts';

/** The server's program, as the launcher and the image run it. */
export const SERVER = [
  '--max-semi-space-size=8',
  '--import',
  './apps/server/src/quick-start.mjs',
  'apps/server/src/main.ts',
];

const LOOK_EVERY_MS = 5;
const PATIENCE_MS = 60_000;

/** The product as a process of its own. */
export type Product = {
  readonly port: number;
  /** Milliseconds from the start of the process until `/readyz` answered 200. */
  readonly readyAfter: number;
  /** Reads a figure from `/metrics`. */
  metric(name: string): Promise<number>;
  end(): Promise<void>;
};

/** Starts the product and waits until it is ready. */
export async function startProduct(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
  patienceMs = PATIENCE_MS,
): Promise<Product> {
  const port = await freePort();
  const began = performance.now();
  const own = { PORT: String(port), LOG_LEVEL: 'error', SHUTDOWN_DELAY_SECONDS: '0' };
  const server = run(program, { ...process.env, ...environment, ...own });
  server.stdout?.resume();
  try {
    while (!(await isReady(port))) {
      if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`);
      if (performance.now() - began > patienceMs) throw new Error('the server does not get ready');
      await pause(LOOK_EVERY_MS);
    }
  } catch (error) {
    await end(server);
    throw error;
  }
  return {
    port,
    readyAfter: performance.now() - began,
    metric: (name) => readMetric(port, name),
    end: () => end(server),
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function readMetric(port: number, name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`the server does not tell ${name}`);
  return Number(value);
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
