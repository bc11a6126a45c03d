import Fastify, { type FastifyInstance } from 'fastify';
import type { BenchApp } from './bench-app.ts';
import { type Comparison, compare, LoadClient, type Shot } from './load.ts';
import { type Recording, record, replay } from './record.ts';
import type { Seeded } from './seed.ts';
import { publishWorkload, readWorkloads, type Swap } from './workloads.ts';

export const PLAN = { rounds: 24, warmUpRounds: 8, requestsPerRound: 50, concurrency: 4 };

const OURS_BEGIN = '{"code":200,';
const BARE_BEGIN = '[';

export type CallResult = Comparison & {
  readonly call: string;
  /** How many statements one call sends. */
  readonly statements: number;
};

/** Measures each call against its bare twin, both over HTTP on this machine. */
export async function measureCalls(app: BenchApp, seeded: Seeded): Promise<CallResult[]> {
  const client = new LoadClient();
  const ourPort = await listen(app.fastify);
  const results: CallResult[] = [];
  try {
    for (const workload of [...readWorkloads(seeded), publishWorkload(app, seeded)]) {
      console.log(`${app.ports.database.kind}: ${workload.call} …`);
      const [first] = await workload.shots(1);
      if (!first) throw new Error(`${workload.call} has nothing to send`);
      let answer: unknown;
      const ids = noteIds(app);
      const recording = await record(async () => {
        answer = await sendInside(app, first);
      });
      const twin = bareTwin(app, first, recording, workload.swaps?.(answer, ids()));
      const bareShots = async (count: number) => Array.from({ length: count }, () => first);
      const comparison = await compare(
        client,
        { port: ourPort, answerBegins: OURS_BEGIN, shots: workload.shots },
        { port: await listen(twin), answerBegins: BARE_BEGIN, shots: bareShots },
        PLAN,
      );
      await twin.close();
      results.push({ call: workload.call, statements: recording.flat().length, ...comparison });
    }
    return results;
  } finally {
    await client.stop();
  }
}

/** Calls the product without a network, to see what it sends to the database; the answer is what the wire carries. */
export async function sendInside(
  { fastify }: BenchApp,
  { method, path, token, body }: Shot,
): Promise<unknown> {
  const response = await fastify.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: body }),
  });
  const answer = response.json();
  if (answer.code !== 200) throw new Error(`${path} answered ${response.body}`);
  return answer;
}

/** Notes the ids that are made from now on, until it is asked for them. */
function noteIds({ ports: { random } }: BenchApp): () => readonly string[] {
  const make = random.id;
  const made: string[] = [];
  random.id = () => {
    const id = make();
    made.push(id);
    return id;
  };
  return () => {
    random.id = make;
    return made;
  };
}

const asItWas: Swap = (value) => value;

/** A handler with nothing of ours around it: the recorded statements on the same pool, their rows as JSON. */
function bareTwin(
  { ports }: BenchApp,
  { method, path }: Shot,
  recording: Recording,
  nextSwap: () => Swap = () => asItWas,
): FastifyInstance {
  const twin = Fastify();
  twin.route({
    method,
    url: path.split('?', 1)[0] ?? path,
    handler: async () => replay(ports.database.pool, recording, nextSwap()),
  });
  return twin;
}

/** Opens a port of the system's choice, and tells it. */
export async function listen(fastify: FastifyInstance): Promise<number> {
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const address = fastify.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
