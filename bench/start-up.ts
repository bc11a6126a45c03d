import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './figures.ts';
import { end, run } from './processes.ts';

const LATER_STARTS = 5;
const LOOK_EVERY_MS = 5;
const PATIENCE_MS = 60_000;
/** Until whatever a start leaves behind has been collected. */
const IDLE_MS = 5_000;

export type StartResult = {
  /** Milliseconds until `/readyz` answers 200: with an empty data folder or database … */
  readonly first: number;
  /** … and with a used one, the median of five. */
  readonly later: number;
  /** The same through the launcher, as `npm start` runs it; the web is built. */
  readonly launcher: number;
  /** Resident memory in MB, five seconds after the last start. */
  readonly idleMemory: number;
};

/** Starts the server as its own process, again and again on the same data. */
export async function measureStart(databaseUrl?: string): Promise<StartResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'garden-bench-'));
  const server = ['--import', './apps/server/src/quick-start.mjs', 'apps/server/src/main.ts'];
  const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  try {
    const first = await startOnce(server, place);
    const later: number[] = [];
    let idleMemory = 0;
    for (let start = 1; start <= LATER_STARTS; start += 1) {
      const last = start === LATER_STARTS;
      const { readyAfter, memory } = await startOnce(server, place, last ? IDLE_MS : 0);
      later.push(readyAfter);
      idleMemory = memory;
    }
    const launcher = await startOnce(['scripts/garden.mjs', 'start'], place);
    return {
      first: first.readyAfter,
      later: median(later),
      launcher: launcher.readyAfter,
      idleMemory,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(program: readonly string[], place: Record<string, string>, idleMs = 0) {
  const port = await freePort();
  const began = performance.now();
  const server = run(program, { ...process.env, ...place, PORT: String(port), LOG_LEVEL: 'error' });
  server.stdout?.resume();
  try {
    while (!(await isReady(port))) {
      if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`);
      if (performance.now() - began > PATIENCE_MS) throw new Error('the server does not get ready');
      await pause(LOOK_EVERY_MS);
    }
    const readyAfter = performance.now() - began;
    await pause(idleMs);
    return { readyAfter, memory: await residentMemory(port) };
  } finally {
    await end(server);
  }
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

/** As the server itself tells it, in MB. */
async function residentMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1];
  return Number(bytes) / 1_000_000;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
