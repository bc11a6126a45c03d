import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { stopServing } from './stop-serving.ts';
import { useTestApp } from './testing/use-test-app.ts';

const app = useTestApp();

const CLIENTS = 16;
const RUNS = 10;
const DELAY_MS = 300;

function ask(url: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, agent ? { agent } : {}, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
  });
}

/** Asks without a pause, as a load balancer does for its clients, until `/readyz` tells it to go elsewhere. */
async function loadUntilUnready(url: string) {
  const answers: (number | string)[] = [];
  let ready = true;
  const look = async () => {
    const probe = new Agent({ keepAlive: false });
    while (ready) {
      ready = (await ask(`${url}/readyz`, probe).catch(() => 0)) === 200;
      await pause(20);
    }
  };
  const client = async (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (ready) {
      answers.push(await ask(`${url}/api/user/auth/options`, agent).catch((error: Error) => error.message));
    }
    agent.destroy();
  };
  await Promise.all([look(), ...Array.from({ length: CLIENTS }, (_, index) => client(index % 2 === 0))]);
  return answers;
}

test('a server that stops under load fails no request, on connections old and new', async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const lifecycle = { closing: false };
    const server = await buildApp(app.ports, { webFolder: null, lifecycle });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const loaded = loadUntilUnready(url);
    await pause(100);
    const stopped = stopServing(server, lifecycle, DELAY_MS);
    const answers = await loaded;
    await stopped;
    expect(answers.length).toBeGreaterThan(CLIENTS);
    expect([...new Set(answers)]).toEqual([200]);
  }
});

test('while it waits it says that it goes away, and ends each connection with its answer', async () => {
  const lifecycle = { closing: false };
  const server = await buildApp(app.ports, { webFolder: null, lifecycle });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const hurry = new AbortController();
  const stopped = stopServing(server, lifecycle, 60_000, hurry.signal);
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ ready: false, checks: { process: 'closing' } });
  const answer = await fetch(`${url}/api/user/auth/options`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  hurry.abort();
  await stopped;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
