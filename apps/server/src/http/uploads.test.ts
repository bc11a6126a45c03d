import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { api } from '@garden/contract';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPort } from '../testing/event-stream.ts';
import { buildPerson, PIXEL, type TestPerson } from '../testing/factories.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();
let url: string;
beforeAll(async () => {
  url = await openPort(app.fastify);
});

/** Begins to send a picture, and never ends it. */
async function begin({ token }: TestPerson): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `POST /api/${api.diary.image.path} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${token}\r\n` +
      'content-type: application/json\r\ncontent-length: 1000000\r\n\r\n{"image":"data:image/png;base64,',
  );
  return socket;
}

/** Of two of a person one takes the place, and the other is told so, before its body has come. */
async function takePlace(person: TestPerson): Promise<Socket[]> {
  const sockets = [await begin(person), await begin(person)];
  const [answer] = await Promise.race(sockets.map((socket) => once(socket, 'data')));
  expect(String(answer)).toMatch(/^HTTP\/1.1 503 .*retry-after: 2\r\n/s);
  return sockets;
}

const send = (as: TestPerson) => app.call(api.diary.image, { image: PIXEL }, { as });
const busy = { status: 503, code: 503, refusal: { key: 'uploadsBusy' }, headers: { 'retry-after': '2' } };
const soon = { timeout: 30_000 };

describe('pictures that come in at once', () => {
  test('are one of each person, and of all people three; who comes later is told when to come again', async () => {
    const [one, other, third] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
    const late = await buildPerson(app);
    const sockets = [...(await takePlace(one)), ...(await takePlace(other))];
    expect(await send(one)).toMatchObject(busy);
    expect(await send(late)).toMatchObject({ code: 200 });
    sockets.push(...(await takePlace(third)));
    expect(await send(late)).toMatchObject(busy);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => send(late), soon).toMatchObject({ code: 200 });
    await expect.poll(() => send(one), soon).toMatchObject({ code: 200 });
  });

  test('give their places back, whatever becomes of them', async () => {
    const person = await buildPerson(app);
    const post = (payload: string, type = 'application/json') =>
      app.fastify.inject({
        method: 'POST',
        url: `/api/${api.diary.image.path}`,
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${person.token}` },
      });
    for (let round = 0; round < 4; round += 1) {
      await post('{"image":');
      await post('{}', 'image/png');
      await post('{"image":"data:image/png;base64,AAAA"}');
      await post(`{"image":"${'x'.repeat(20_000_000)}"}`);
    }
    expect(await send(person)).toMatchObject({ code: 200 });
  });
});
