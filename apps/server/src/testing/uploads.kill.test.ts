import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@garden/contract';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './own-cluster.ts';
import { type RealServer, signUp, startServer } from './real-server.ts';

const UPLOADS = 80;
const ENDLESS = 60;
/** Beyond what one picture takes, with which the server loads what pictures are made by. */
const MOST_MEGABYTES = 190;
/** The promise; a machine that runs tests beside it gets more. */
const SLOWEST_MS = process.env.UPLOADS_ALONE ? 500 : 2_000;
const ASK_EVERY_MS = 25;

/** Forgets the most that a process has held, as while it started (proc(5), `clear_refs`). */
function forgetMost({ pid }: RealServer): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Megabytes that a process holds now, and the most it has held since that was last forgotten. */
function memoryOf({ pid }: RealServer): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** Runs the rude client to its end; gives back what it printed. */
async function runRude(
  server: RealServer,
  token: string,
  kind: 'whole' | 'endless',
  count: number,
): Promise<string> {
  const program = join(import.meta.dirname, 'send-uploads.ts');
  const args = [...process.execArgv, program, server.url, token, kind, String(count)];
  const client = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void client.kill('SIGKILL'));
  let said = '';
  client.stdout.on('data', (chunk) => (said += chunk));
  await once(client, 'close');
  return said;
}

/** Asks as another person until told to end; gives back how long each answer took. */
function askAllTheTime(server: RealServer, token: string): () => Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const before = performance.now();
      expect((await server.call(api.draft.get, {}, token)).code).toBe(200);
      times.push(performance.now() - before);
      await pause(ASK_EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return times.sort((a, b) => a - b);
  };
}

const p99 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;

test(`${UPLOADS} pictures of one account at once, and ${ENDLESS} that never end, take neither memory nor time of the others`, {
  timeout: 240_000,
}, async () => {
  const server = await startServer({ DATA_DIR: makeFolder(), RATE_LIMIT_SCALE: '1000' });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const [rude, polite] = [
    await signUp(server, 'rude@garden.example'),
    await signUp(server, 'polite@garden.example'),
  ];
  for (let round = 0; round < 20; round += 1) await server.call(api.draft.get, {}, polite);
  expect(JSON.parse(await runRude(server, polite, 'whole', 1))).toEqual([200]);
  forgetMost(server);
  const before = memoryOf(server).now;

  const stopAsking = askAllTheTime(server, polite);
  const statuses: number[] = JSON.parse(await runRude(server, rude, 'whole', UPLOADS));
  const during = await stopAsking();
  const most = memoryOf(server).most - before;

  const stopAgain = askAllTheTime(server, polite);
  await runRude(server, rude, 'endless', ENDLESS);
  const meanwhile = await stopAgain();
  const mostAfter = memoryOf(server).most - before;

  const count = (status: number) => statuses.filter((each) => each === status).length;
  process.stdout.write(
    `${UPLOADS} pictures of 9.5 MB at once: ${count(200)} taken in, ${count(503)} told to come again, ` +
      `at most +${Math.round(most)} MB over ${Math.round(before)}, others' p99 ${Math.round(p99(during))} ms; ` +
      `${ENDLESS} that never end: at most +${Math.round(mostAfter)} MB, p99 ${Math.round(p99(meanwhile))} ms\n`,
  );
  expect(count(200)).toBeGreaterThan(0);
  expect(count(200) + count(503)).toBe(UPLOADS);
  expect(mostAfter).toBeLessThan(MOST_MEGABYTES);
  expect(p99([...during, ...meanwhile].sort((a, b) => a - b))).toBeLessThan(SLOWEST_MS);
});
