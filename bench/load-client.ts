/** The load: a thread of its own, so that asking does not slow down answering. */
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import type { Round, RoundResult, Shot } from './load.ts';

const agent = new Agent({ keepAlive: true });

parentPort?.on('message', async (round: Round) => {
  try {
    parentPort?.postMessage(await run(round));
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) } satisfies RoundResult);
  }
});

async function run({ shots, concurrency, answerBegins, port, inTurn }: Round): Promise<RoundResult> {
  const latencies: number[] = [];
  const next = shots.values();
  const ofWorker = (worker: number) => shots.filter((_, index) => index % concurrency === worker);
  const workers = Array.from({ length: concurrency }, (_, worker) => (inTurn ? ofWorker(worker) : next));
  const began = performance.now();
  const work = async (own: Iterable<Shot>) => {
    for (const shot of own) {
      const asked = performance.now();
      const body = await send(port, shot);
      latencies.push(performance.now() - asked);
      if (!body.startsWith(answerBegins)) throw new Error(`${shot.path} answered ${body.slice(0, 300)}`);
    }
  };
  await Promise.all(workers.map(work));
  return { latencies, elapsed: performance.now() - began };
}

function send(port: number, { method, path, token, body }: Shot): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = { authorization: `Bearer ${token}` };
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(body);
    }
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
