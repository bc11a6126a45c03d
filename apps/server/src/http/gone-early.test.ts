import { once } from 'node:events';
import { connect } from 'node:net';
import { api } from '@garden/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPort } from '../testing/event-stream.ts';
import { buildPerson, PIXEL, type TestPerson } from '../testing/factories.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();
let url: string;
beforeAll(async () => {
  url = await openPort(app.fastify);
});

/** Begins a call, and goes away before the server can know who makes it. */
async function beginAndGo({ token }: TestPerson, request: string, rest: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const arrived = once(app.fastify.server, 'request');
  socket.write(`${request} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${token}\r\n${rest}`);
  const [, response] = await arrived;
  const isClosed = once(response, 'close');
  socket.destroy();
  await isClosed;
}

describe('who goes away while it is asked who they are', () => {
  test('keeps no place of a large body', async () => {
    const person = await buildPerson(app);
    const rest =
      'content-type: application/json\r\ncontent-length: 100000\r\n\r\n{"image":"data:image/png;base64,';
    for (let round = 0; round < 3; round += 1)
      await beginAndGo(person, `POST /api/${api.diary.image.path}`, rest);
    await expect
      .poll(() => app.call(api.diary.image, { image: PIXEL }, { as: person }), { timeout: 5_000 })
      .toMatchObject({ code: 200 });
  });

  test('keeps no place of a dear file', async () => {
    const person = await buildPerson(app);
    for (let round = 0; round < 3; round += 1)
      await beginAndGo(person, `GET /api/${api.auth.export.path}`, '\r\n');
    await expect
      .poll(() => app.call(api.diary.search, { keyword: 'wine' }, { as: person }), { timeout: 9_000 })
      .toMatchObject({ code: 200 });
  });
});
