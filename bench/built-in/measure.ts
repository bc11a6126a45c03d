import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Endpoint } from '@garden/contract';
import { openBenchApp } from '../bench-app.ts';
import { quantile } from '../figures.ts';
import { freePort, type Product, SERVER, startProduct } from '../product.ts';
import type { Writer } from '../seed.ts';
import { type BuiltInGarden, fillBuiltIn, PEOPLE } from './fill.ts';

export type BuiltInPlan = { readonly rounds: number };
export const FULL: BuiltInPlan = { rounds: 10 };
export const QUICK: BuiltInPlan = { rounds: 2 };

export type BuiltInCall = {
  readonly call: string;
  /** Milliseconds of the server, from the arrival of a request until its answer was handed over, one after the other. */
  readonly p50: number;
  readonly p95: number;
};

export type BuiltInResult = {
  readonly calls: readonly BuiltInCall[];
  /** How late the event loop comes round, in milliseconds: while nothing happens, and while everyone asks for a summary at once. */
  readonly quiet: Delay;
  readonly meanwhile: Delay;
  /** Milliseconds of the server for each of those summaries. */
  readonly summaries: { readonly p50: number; readonly p95: number };
  /** Of the machine at the end, over a minute. */
  readonly load: number;
};

type Delay = { readonly p50: number; readonly p99: number; readonly worst: number };
type Told = { readonly times: Readonly<Record<string, readonly number[]>>; readonly delay: Delay };

/** Measures what the answers that need no provider take, each on 20 entries, and what others wait for 20 summaries at once. */
export async function measureBuiltIn(
  databaseUrl: string | undefined,
  { rounds }: BuiltInPlan,
): Promise<BuiltInResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'garden-bench-'));
  const place = { dataDir, databaseUrl };
  try {
    const app = await openBenchApp(place);
    const garden = await fillBuiltIn(app, new Date()).finally(() => app.close());
    const meterPort = await freePort();
    const product = await startProduct(['--import', './bench/built-in/meter.mjs', ...SERVER], {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      RATE_LIMIT_SCALE: '1000',
      METER_PORT: String(meterPort),
    });
    try {
      return await measureAll(product, garden, rounds, () => readMeter(meterPort));
    } finally {
      await product.end();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(
  { port }: Product,
  garden: BuiltInGarden,
  rounds: number,
  meter: () => Promise<Told>,
): Promise<BuiltInResult> {
  const { writers, month } = garden;
  const calls: BuiltInCall[] = [];
  for (const [call, endpoint, inputOf] of askedOf(garden)) {
    const askAll = async (times: number) => {
      for (let round = 0; round < times; round += 1)
        for (const [nth, writer] of writers.entries()) await ask(port, writer, endpoint, inputOf(nth));
    };
    // The first answers compile what they run, and start the thread.
    await askAll(1);
    await meter();
    await askAll(rounds);
    calls.push({ call, ...timesOf(endpoint, await meter()) });
  }
  await meter();
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const { delay: quiet } = await meter();
  const summary = api.ai.monthlySummary;
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(writers.map((writer) => ask(port, writer, summary, { month })));
  const told = await meter();
  return {
    calls,
    quiet,
    meanwhile: told.delay,
    summaries: timesOf(summary, told),
    load: loadavg()[0] ?? 0,
  };
}

/** The calls that are answered by rules alone, with what the nth of the writers asks. */
const askedOf = ({
  month,
  draftDay,
  questionIds,
}: BuiltInGarden): [string, Endpoint, (nth: number) => object][] => [
  ['ai.monthlySummary', api.ai.monthlySummary, () => ({ month })],
  ['potentialAnalysis.getNew', api.potentialAnalysis.getNew, () => ({})],
  ['personality.get', api.personality.get, () => ({})],
  ['focus.focusSummary', api.focus.focusSummary, () => ({ period: 'week' })],
  ['ai.articleRecommendation', api.ai.articleRecommendation, () => ({})],
  ['ai.dialogue', api.ai.dialogue, () => ({ day: draftDay })],
  ['ai.negativeSentimentCheck', api.ai.negativeSentimentCheck, () => ({ day: draftDay })],
  ['ai.curiousPredictions', api.ai.curiousPredictions, () => ({ day: draftDay })],
  ['ai.mistakePredictions', api.ai.mistakePredictions, () => ({ day: draftDay })],
  ['curious.proposals', api.curious.proposals, (nth) => ({ curiousId: questionIds[nth] })],
  ['curious.similar', api.curious.similar, (nth) => ({ question: `Who knows about order ${nth}?` })],
];

function timesOf({ path }: Endpoint, { times }: Told) {
  const of = times[`/api/${path}`] ?? [];
  if (of.length < PEOPLE) throw new Error(`${path} was answered ${of.length} times`);
  return { p50: quantile(of, 0.5), p95: quantile(of, 0.95) };
}

async function ask(
  port: number,
  { token }: Writer,
  { method, path }: Endpoint,
  input: object,
): Promise<void> {
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input))}` : '';
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const { code, message } = (await response.json()) as { code: number; message: string };
  if (code !== 200) throw new Error(`${path} answered ${code}: ${message}`);
}

/** What was told since it was last read. */
async function readMeter(port: number): Promise<Told> {
  return (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as Told;
}
