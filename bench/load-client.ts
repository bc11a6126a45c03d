/** The load: a thread of its own, so that asking does not slow down answering. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Connection } from './connection.ts';
import type { Round, RoundResult, Shot } from './load.ts';

parentPort?.on('message', async (round: Round) => {
  try {
    parentPort?.postMessage(await run(round));
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) } satisfies RoundResult);
  }
});

async function run({
  shots,
  concurrency,
  answerBegins,
  port,
  inTurn,
  seconds = Number.POSITIVE_INFINITY,
  again,
  rest = 0,
}: Round): Promise<RoundResult> {
  const latencies: number[] = [];
  const free = again ? endlessly(shots) : shots.values();
  const ofWorker = (worker: number) => shots.filter((_, index) => index % concurrency === worker);
  const connections = await Promise.all(Array.from({ length: concurrency }, () => Connection.open(port)));
  const began = performance.now();
  const ends = began + seconds * 1000;
  const work = async (connection: Connection, worker: number) => {
    for (const shot of inTurn ? ofWorker(worker) : free) {
      const asked = performance.now();
      if (asked >= ends) return;
      for (let part: Shot | undefined = shot; part; part = part.next) {
        const body = await connection.ask(part);
        if (!body.startsWith(answerBegins)) throw new Error(`${part.path} answered ${body.slice(0, 300)}`);
      }
      latencies.push(performance.now() - asked);
      if (rest > 0) await sleep(rest);
    }
  };
  try {
    await Promise.all(connections.map(work));
    return { latencies, elapsed: performance.now() - began };
  } finally {
    for (const connection of connections) connection.close();
  }
}

function* endlessly<T>(all: readonly T[]): Generator<T> {
  for (;;) yield* all;
}
