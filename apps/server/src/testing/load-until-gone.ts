import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What this thread is started with. */
export type Load = { readonly url: string; readonly clients: number };

/** What came back: statuses, or the codes of errors. */
export type Answers = {
  readonly balanced: readonly (number | string)[];
  /** Without the last knocks, whose connections the kernel ended with the listening before anyone took them. */
  readonly unaware: readonly (number | string)[];
};

/** What it posts: first that those behind the load balancer have gone elsewhere; when the server is gone, all answers. */
export type LoadMessage = 'elsewhere' | Answers;

// The test made this value from a Load; a thread's start data has no type of its own.
const { url, clients } = workerData as Load;
const LOOK_EVERY_MS = 20;

let isReady = true;

function ask(path: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const request = get(`${url}${path}`, { agent }, (response) => {
      response.resume();
      response.once('error', failed);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', failed);
  });
}

async function look(): Promise<void> {
  const agent = new Agent({ keepAlive: false });
  for (; isReady; await pause(LOOK_EVERY_MS)) isReady = (await ask('/readyz', agent)) === 200;
}

/** Asks without a pause: behind a load balancer while the server is ready, else until no one answers. */
async function load(keepAlive: boolean, isBalanced: boolean): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  while (isReady || !isBalanced) {
    const answer = await ask('/api/user/auth/options', agent);
    if (answer === 'ECONNREFUSED' && !isBalanced) break;
    answers.push(answer);
  }
  agent.destroy();
  if (!isBalanced && answers.at(-1) === 'ECONNRESET') answers.pop();
  return answers;
}

const post = (message: LoadMessage) => parentPort?.postMessage(message);
const loads = (isBalanced: boolean) =>
  Promise.all(Array.from({ length: clients / 2 }, (_, index) => load(index % 2 === 0, isBalanced)));
const unaware = loads(false);
const [, balanced] = await Promise.all([look(), loads(true)]);
post('elsewhere');
post({ balanced: balanced.flat(), unaware: (await unaware).flat() });
