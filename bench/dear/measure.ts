import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allEndpoints, api, type Endpoint } from '@garden/contract';
import { openBenchApp, type Place } from '../bench-app.ts';
import { quantile } from '../figures.ts';
import { LoadClient } from '../load.ts';
import { type Product, SERVER, startProduct } from '../product.ts';
import { type DearGarden, fillDear } from './garden.ts';
import { worstInputs } from './worst-inputs.ts';

/** Seconds that each call is asked for, and that the server has to give memory back. */
export type DearPlan = { readonly seconds: number; readonly rest: number };
export const FULL: DearPlan = { seconds: 10, rest: 30 };
export const QUICK: DearPlan = { seconds: 3, rest: 10 };

const AT_ONCE = 16;
/** Who is told to come again later does, though sooner than they were told. */
const AGAIN_MS = 200;
const MB = 1_000_000;

export type DearCall = {
  readonly call: string;
  /** Milliseconds that someone of another team waits for their teams meanwhile. */
  readonly p99: number;
  readonly worst: number;
  /** Answers that were given, and those that were refused since too much was under way. */
  readonly answered: number;
  readonly refused: number;
  /** Milliseconds from a request to its answer, of those that were not refused. */
  readonly p50: number;
  /** What went wrong otherwise. */
  readonly failed: string | null;
};

export type DearResult = {
  readonly calls: readonly DearCall[];
  /** Dear calls that nothing is known to ask of; each belongs into `worst-inputs.ts`. */
  readonly without: readonly string[];
  readonly quiet: number;
  /** Resident memory in MB: before, at its most between the calls, and after a rest. */
  readonly memory: { readonly before: number; readonly most: number; readonly after: number };
  /** Of the machine at the end, over a minute. */
  readonly load: number;
};

const dearCalls = () => allEndpoints().filter(({ endpoint }) => endpoint.cost);

/** Whether the contract calls a call dear. */
export const isDear = (call: string): boolean => dearCalls().some(({ name }) => name === call);

/**
 * Measures what others wait while one person sends the dear calls, each sixteen times at once.
 * @param only names of the calls that are measured; none for all
 */
export async function measureDear(
  databaseUrl: string | undefined,
  plan: DearPlan,
  only: readonly string[],
): Promise<DearResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'garden-bench-'));
  const kind = databaseUrl ? 'postgres' : 'embedded';
  try {
    console.log(`${kind}: filling …`);
    const garden = await fill({ dataDir, databaseUrl });
    const product = await startProduct(SERVER, {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      RATE_LIMIT_SCALE: '1000',
    });
    try {
      return await measureAll(product, garden, { ...plan, only }, kind);
    } finally {
      await product.end();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fill(place: Place): Promise<DearGarden> {
  const app = await openBenchApp(place);
  try {
    return await fillDear(app);
  } finally {
    await app.close();
  }
}

async function measureAll(
  product: Product,
  garden: DearGarden,
  { only, ...plan }: DearPlan & { readonly only: readonly string[] },
  kind: string,
): Promise<DearResult> {
  const inputs = worstInputs(garden);
  const dear = dearCalls().filter(({ name }) => only.length === 0 || only.includes(name));
  const others = new LoadClient();
  const memory = async () => (await product.metric('process_resident_memory_bytes')) / MB;
  const calls: DearCall[] = [];
  try {
    // The first answers compile what they run.
    await listTeams(others, product, garden, 1);
    for (const { name, endpoint } of dear)
      for (const input of inputs[name] ?? []) await ask(product, garden, endpoint, input);
    await pause(plan.rest * 1000);
    const before = await memory();
    const quiet = quantile(await listTeams(others, product, garden, plan.seconds), 0.99);
    let most = before;
    for (const { name, endpoint } of dear) {
      const asked = inputs[name];
      if (!asked) continue;
      console.log(`${kind}: ${name} …`);
      const over = new AbortController();
      const asking = askAtOnce(product, garden, endpoint, asked, over.signal);
      const waits = await listTeams(others, product, garden, plan.seconds);
      over.abort();
      calls.push({ call: name, p99: quantile(waits, 0.99), worst: Math.max(...waits), ...(await asking) });
      most = Math.max(most, await memory());
    }
    await pause(plan.rest * 1000);
    return {
      calls,
      without: dear.filter(({ name }) => !inputs[name]).map(({ name }) => name),
      quiet,
      memory: { before, most, after: await memory() },
      load: loadavg()[0] ?? 0,
    };
  } finally {
    await others.stop();
  }
}

/** What one waits for their teams, asking again and again for some seconds. */
async function listTeams(client: LoadClient, { port }: Product, { other }: DearGarden, seconds: number) {
  const { method, path } = api.team.list;
  const { latencies } = await client.fire({
    port,
    shots: [{ method, path: `/api/${path}`, token: other.token }],
    concurrency: 1,
    seconds,
    again: true,
    answerBegins: '{"code":200,',
  });
  return latencies;
}

type Answer = { readonly status: number; readonly ms: number; readonly text: string };

async function ask(
  { port }: Product,
  { asker }: DearGarden,
  { method, path }: Endpoint,
  input: object,
): Promise<Answer> {
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input))}` : '';
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${asker.token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const body = await response.arrayBuffer();
  const ms = performance.now() - began;
  return { status: response.status, ms, text: new TextDecoder().decode(body.slice(0, 200)) };
}

async function askAtOnce(
  product: Product,
  garden: DearGarden,
  endpoint: Endpoint,
  inputs: readonly object[],
  signal: AbortSignal,
) {
  const times: number[] = [];
  let refused = 0;
  let failed: string | null = null;
  const askOn = async (worker: number) => {
    for (let nth = worker; !signal.aborted; nth += 1) {
      const { status, ms, text } = await ask(product, garden, endpoint, inputs[nth % inputs.length] ?? {});
      if (status === 429) {
        refused += 1;
        await pause(AGAIN_MS);
      } else if (status === 200) times.push(ms);
      else failed = `${status} ${text}`;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => askOn(worker)));
  return {
    answered: times.length,
    refused,
    p50: times.length > 0 ? quantile(times, 0.5) : Number.NaN,
    failed,
  };
}
