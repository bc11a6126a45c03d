import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { api } from '@garden/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPort } from '../testing/event-stream.ts';
import { buildPerson } from '../testing/factories.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const RUDE = 500;
const POLITE = 50;

const app = useTestApp();
let url: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  url = await openPort(app.fastify);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** Begins a request, and never ends it: one in the middle of its headers, the next of its body. */
async function begin(index: number, token: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  const head = `POST /api/${api.draft.add.path} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${token}\r\n`;
  const body = 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"day"';
  socket.write(index % 2 === 0 ? head : head + body);
}

test(`${RUDE} requests that never end keep no one from an answer`, async () => {
  const [rude, polite] = [await buildPerson(app), await buildPerson(app)];
  await Promise.all(Array.from({ length: RUDE }, (_, index) => begin(index, rude.token)));
  const headers = { authorization: `Bearer ${polite.token}` };
  for (let call = 0; call < POLITE; call += 1) {
    const answer = await fetch(`${url}/api/${api.draft.get.path}`, { headers });
    expect(await answer.json()).toMatchObject({ code: 200 });
  }
  const connections = promisify(app.fastify.server.getConnections.bind(app.fastify.server));
  expect(await connections()).toBeGreaterThan(RUDE);
});
