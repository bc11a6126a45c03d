import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './figures.ts';
import { SERVER, startProduct } from './product.ts';

const LATER_STARTS = 5;
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
  const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  try {
    const first = await startOnce(SERVER, place);
    const later: number[] = [];
    let idleMemory = 0;
    for (let start = 1; start <= LATER_STARTS; start += 1) {
      const last = start === LATER_STARTS;
      const { readyAfter, memory } = await startOnce(SERVER, place, last ? IDLE_MS : 0);
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
  const product = await startProduct(program, place);
  try {
    await pause(idleMs);
    const memory = (await product.metric('process_resident_memory_bytes')) / 1_000_000;
    return { readyAfter: product.readyAfter, memory };
  } finally {
    await product.end();
  }
}
