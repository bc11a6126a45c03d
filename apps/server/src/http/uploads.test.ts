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

const send = (as: TestPerson) => app.call(api.diary.image, { image: PIXEL }, { as });
const busy = { status: 503, code: 503, refusal: { key: 'uploadsBusy' }, headers: { 'retry-after': '2' } };
const soon = { timeout: 30_000 };

describe('pictures that come in at once', () => {
  test('keep no one else waiting while they trickle', async () => {
    for (const slow of [await buildPerson(app), await buildPerson(app), await buildPerson(app)]) {
      await begin(slow);
      await begin(slow);
    }
    expect(await send(await buildPerson(app))).toMatchObject({ code: 200 });
  });

  test('are two of each person; who sends more is told when to come again, before its body has come', async () => {
    const person = await buildPerson(app);
    const sockets = [await begin(person), await begin(person), await begin(person)];
    const answers = sockets.map(async (socket) => ({
      socket,
      answer: String((await once(socket, 'data'))[0]),
    }));
    const { socket: refused, answer } = await Promise.race(answers);
    expect(answer).toMatch(/^HTTP\/1.1 503 .*retry-after: 2\r\n/s);
    expect(await send(person)).toMatchObject(busy);
    for (const socket of sockets) if (socket !== refused) socket.destroy();
    await expect.poll(() => send(person), soon).toMatchObject({ code: 200 });
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
