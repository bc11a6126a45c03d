import type { Endpoint } from '@garden/contract';
import type { BenchApp } from './bench-app.ts';
import { listen, PLAN } from './calls.ts';
import { type Comparison, compare, LoadClient, type Shot, type Side } from './load.ts';

/** A call as someone sends it who has much of something, and as someone sends it who has little. */
export type Pair = { readonly call: string; readonly much: Shot; readonly little: Shot };

/** Beside much, and for comparison beside little. */
export type PairResult = Comparison & { readonly call: string };

const ANSWER_BEGINS = '{"code":200,';

/** Measures each call beside much against the same call beside little, on one server. */
export async function comparePairs(app: BenchApp, pairs: readonly Pair[]): Promise<PairResult[]> {
  const { database } = app.ports;
  await database.pool.query('VACUUM ANALYZE');
  const client = new LoadClient();
  const port = await listen(app.fastify);
  const side = (shot: Shot): Side => ({
    port,
    answerBegins: ANSWER_BEGINS,
    shots: async (count) => Array.from({ length: count }, () => shot),
  });
  const results: PairResult[] = [];
  try {
    for (const { call, much, little } of pairs) {
      console.log(`${database.kind}: ${call} …`);
      results.push({ call, ...(await compare(client, side(much), side(little), PLAN)) });
    }
    return results;
  } finally {
    await client.stop();
  }
}

/** What a reading call sends. */
export function getShot({ path }: Endpoint, token: string, query: Record<string, string>): Shot {
  return { method: 'GET', path: `/api/${path}?${new URLSearchParams(query)}`, token };
}
