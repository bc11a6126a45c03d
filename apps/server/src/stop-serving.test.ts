import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { endListening, stopServing } from './stop-serving.ts';
import type { Answers, Load, LoadMessage } from './testing/load-until-gone.ts';
import { useTestApp } from './testing/use-test-app.ts';

const app = useTestApp();

const CLIENTS = 12;
const RUNS = 3;
const LONG_MS = 60_000;

/** The load comes from a thread of its own, as clients are no part of the server. */
function startLoad(url: string) {
  const workerData: Load = { url, clients: CLIENTS };
  const thread = new Worker(new URL('./testing/load-until-gone.ts', import.meta.url), { workerData });
  const next = async <M extends LoadMessage>(): Promise<M> => (await once(thread, 'message'))[0];
  return { elsewhere: next<'elsewhere'>(), gone: next<Answers> };
}

test('a server that stops under load fails no request that it took', async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const lifecycle = { closing: false };
    const server = await buildApp(app.ports, { webFolder: null, lifecycle });
    const taken = { asked: 0, answered: 0 };
    server.server.on('request', (_, answer) => {
      taken.asked += 1;
      answer.once('finish', () => {
        taken.answered += 1;
      });
    });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const asked = once(server.server, 'request');
    const load = startLoad(url);
    await asked;
    const delay = new AbortController();
    const stopped = stopServing(server, lifecycle, LONG_MS, delay.signal);
    await load.elsewhere;
    const gone = load.gone();
    delay.abort();
    await stopped;
    const answers = await gone;
    expect([...new Set(answers.balanced)]).toEqual([200]);
    expect([...new Set(answers.unaware)]).toEqual([200]);
    expect(taken.answered).toBe(taken.asked);
  }
});

/** A server that has been given a connection in each turn so far. */
function busyServer() {
  const seen = { connections: 0, endedAfter: -1 };
  const server = Object.assign(new EventEmitter(), {
    close: () => {
      seen.endedAfter = seen.connections;
    },
  });
  const connect = async (turns: number) => {
    for (; seen.connections < turns && seen.endedAfter < 0; await nextTurn()) {
      seen.connections += 1;
      server.emit('connection');
    }
  };
  return { server: server as unknown as Server, seen, connect };
}

test('it ends its listening only in a gap between connections', async () => {
  const { server, seen, connect } = busyServer();
  await Promise.all([endListening(server), connect(50)]);
  expect(seen.endedAfter).toBe(50);
});

test('it ends its listening at last when clients leave no gap', async () => {
  const { server, seen, connect } = busyServer();
  await Promise.all([endListening(server, 20), connect(Number.POSITIVE_INFINITY)]);
  expect(seen.endedAfter).toBeGreaterThan(0);
});

test('while it waits it says that it goes away, and ends each connection with its answer', async () => {
  const lifecycle = { closing: false };
  const server = await buildApp(app.ports, { webFolder: null, lifecycle });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const hurry = new AbortController();
  const stopped = stopServing(server, lifecycle, LONG_MS, hurry.signal);
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ ready: false, checks: { process: 'closing' } });
  const answer = await fetch(`${url}/api/user/auth/options`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  hurry.abort();
  await stopped;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
