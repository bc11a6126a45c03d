import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median, quantile } from './figures.ts';

export type Shot = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: string;
  /** What the same connection asks next, as part of the same; timed together. */
  readonly next?: Shot;
};
export type Round = {
  readonly port: number;
  readonly shots: readonly Shot[];
  readonly concurrency: number;
  /** Whether shot by shot goes to one worker after the other, rather than to whichever is free. */
  readonly inTurn?: boolean;
  /** After so long no further shot is sent; without it, all are sent. */
  readonly seconds?: number;
  /** Whether the shots are sent from the first again when all were sent; until the time is over. */
  readonly again?: boolean;
  /** Milliseconds that each connection rests after an answer; without it, none. */
  readonly rest?: number;
  /** How every good answer begins. */
  readonly answerBegins: string;
};
/** Milliseconds. */
export type RoundResult = { latencies: number[]; elapsed: number } | { failure: string };

/** One of the two that are compared. */
export type Side = {
  readonly port: number;
  readonly answerBegins: string;
  /** The requests of the next round; made before the time runs. */
  shots(count: number): Promise<Shot[]>;
};

/** Milliseconds, and requests a second. */
export type Figures = { readonly p50: number; readonly p95: number; readonly perSecond: number };
export type Comparison = {
  readonly ours: Figures;
  readonly bare: Figures;
  /** Our median latency by the bare one's; the median over pairs of rounds. */
  readonly ratio: number;
  /** The quarter and three quarters of those pairs: how far they lie apart is how far to trust the ratio. */
  readonly spread: readonly [number, number];
};

type Plan = { rounds: number; warmUpRounds: number; requestsPerRound: number; concurrency: number };

export class LoadClient {
  readonly #worker = new Worker(new URL('./load-client.ts', import.meta.url));

  async fire(round: Round): Promise<{ latencies: number[]; elapsed: number }> {
    const answered = once(this.#worker, 'message');
    this.#worker.postMessage(round);
    const [result]: RoundResult[] = await answered;
    if (!result || 'failure' in result) throw new Error(result?.failure ?? 'the load client gave no answer');
    return result;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Rounds of one and the other in turn, each going first as often, so that whatever else happens hits both. */
export async function compare(client: LoadClient, ours: Side, bare: Side, plan: Plan): Promise<Comparison> {
  const measure = async ({ port, answerBegins, shots }: Side) =>
    client.fire({
      port,
      answerBegins,
      shots: await shots(plan.requestsPerRound),
      concurrency: plan.concurrency,
    });

  for (let round = 0; round < plan.warmUpRounds; round += 1) {
    await measure(ours);
    await measure(bare);
  }
  const collected = { ours: emptyTally(), bare: emptyTally() };
  const ratios: number[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    const medians = { ours: 0, bare: 0 };
    for (const name of order) {
      const { latencies, elapsed } = await measure(name === 'ours' ? ours : bare);
      collected[name].latencies.push(...latencies);
      collected[name].elapsed += elapsed;
      medians[name] = median(latencies);
    }
    ratios.push(medians.ours / medians.bare);
  }
  return {
    ours: summarise(collected.ours),
    bare: summarise(collected.bare),
    ratio: median(ratios),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

type Tally = { latencies: number[]; elapsed: number };

function emptyTally(): Tally {
  return { latencies: [], elapsed: 0 };
}

/** Latencies of all requests, in milliseconds, with the time that their rounds took together. */
export function summarise({ latencies, elapsed }: Tally): Figures {
  return {
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    perSecond: latencies.length / (elapsed / 1000),
  };
}
