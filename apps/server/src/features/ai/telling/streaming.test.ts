import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { api, OutputOf, RequestOf, ToldClaim } from '@garden/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { failing, streaming } from '../../../platform/ai/testing/provider-server.ts';
import { buildDiary, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { useProvider } from '../../../testing/use-provider.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const withoutProvider = useTestApp();
const provided = useProvider(withoutProvider);
let app: TestApp;
beforeAll(async () => {
  app = await listening();
});

/** A server that listens, since an answer in lines is seen on a connection alone. */
async function listening(): Promise<TestApp> {
  const one = await provided.open();
  await one.fastify.listen({ port: 0, host: '127.0.0.1' });
  return one;
}

const ONE = { text: 'Say who needed the pruned rows.', cites: ['s1'] };
const TWO = { text: 'Say what the staging key is for.', cites: ['s2'] };
const MADE_UP = { text: 'Say why Peter pruned 50 rows.', cites: ['s1'] };

const own = async () => {
  const author = await buildPerson(withoutProvider);
  const summary = 'Pruned 40 rows of the north slope. The staging key did not arrive.';
  const { id: diaryId } = await buildDiary(withoutProvider, { author, day: '2026-03-30', summary });
  return { author, diaryId };
};

type Line = { claim?: ToldClaim; code?: number; data?: OutputOf<typeof api.ai.tell> };

/** Asks for advice; its lines as they come. */
async function advise(as: TestPerson, diaryId: string, on = app, signal?: AbortSignal) {
  const { port } = on.fastify.server.address() as AddressInfo;
  const wish: RequestOf<typeof api.ai.tell> = { of: 'advice', diaryId };
  const response = await fetch(`http://127.0.0.1:${port}/api/user/ai/tell`, {
    method: 'POST',
    headers: {
      accept: 'application/x-ndjson',
      'content-type': 'application/json',
      authorization: `Bearer ${as.token}`,
    },
    body: JSON.stringify(wish),
    ...(signal && { signal }),
  });
  const lines = createInterface(Readable.fromWeb(response.body as never))[Symbol.asyncIterator]();
  const next = async (): Promise<Line | undefined> => {
    const { value, done } = await lines.next();
    return done ? undefined : JSON.parse(value);
  };
  return { response, next };
}

/** Something that happens when it is let. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { open: () => open(), opened };
}

describe('advice in lines', () => {
  test('shows each claim that its citations carry while the next one is on its way, and ends with all of it', async () => {
    const { author, diaryId } = await own();
    const { open, opened } = gate();
    provided.server.behave(
      streaming(
        () => [ONE, MADE_UP, TWO],
        () => opened,
      ),
    );
    const { response, next } = await advise(author, diaryId);
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(await next()).toMatchObject({
      claim: { text: ONE.text, helped: false, citations: [{ diaryId, day: '2026-03-30' }] },
    });
    open();
    expect(await next()).toMatchObject({ claim: { text: TWO.text } });
    expect(await next()).toMatchObject({
      code: 200,
      data: { claims: [{ text: ONE.text }, { text: TWO.text }], receipt: { kept: 2, dropped: 1 } },
    });
    expect(await next()).toBeUndefined();
    // What was answered is there at once.
    expect(await (await advise(author, diaryId)).next()).toMatchObject({
      code: 200,
      data: { claims: [{}, {}] },
    });
    expect(provided.server.asked).toHaveLength(1);
  });

  test('shows nothing that its end will not hold: neither a repetition nor what comes after the most', async () => {
    const { author, diaryId } = await own();
    provided.server.behave(streaming(() => [ONE, MADE_UP, ONE, TWO]));
    const { next } = await advise(author, diaryId);
    expect(await next()).toMatchObject({ claim: { text: ONE.text } });
    expect(await next()).toMatchObject({
      code: 200,
      data: { claims: [{ text: ONE.text }], receipt: { kept: 1, dropped: 3 } },
    });
  });

  test('that breaks off in the middle ends as built-in, and can be asked for again', async () => {
    const { author, diaryId } = await own();
    const { open, opened } = gate();
    provided.server.behave(
      streaming(
        () => [ONE, TWO],
        (response) => opened.then(() => void response.destroy()),
      ),
    );
    const { next } = await advise(author, diaryId);
    expect(await next()).toMatchObject({ claim: { text: ONE.text } });
    open();
    expect(await next()).toMatchObject({ code: 200, data: { by: 'built-in', claims: [], fault: 'aiAway' } });
    provided.server.behave(streaming(() => [ONE, TWO]));
    const again = await advise(author, diaryId);
    await again.next();
    await again.next();
    expect(await again.next()).toMatchObject({ data: { fault: null, claims: [{}, {}] } });
  });

  test('without a claim before it is an envelope like any other, also where it is refused', async () => {
    const { author, diaryId } = await own();
    const fresh = await listening();
    provided.server.behave(failing(401));
    const failed = await advise(author, diaryId, fresh);
    expect(failed.response.headers.get('content-type')).toContain('application/json');
    expect(await failed.next()).toMatchObject({ code: 200, data: { fault: 'aiTurnedAway' } });
    const stranger = await buildPerson(withoutProvider);
    expect(await (await advise(stranger, diaryId)).next()).toMatchObject({ code: 400 });
  });

  test('is ended at the provider with the request', async () => {
    const { author, diaryId } = await own();
    provided.server.behave(
      streaming(
        () => [ONE, TWO],
        (response) => once(response, 'close').then(() => undefined),
      ),
    );
    const gone = new AbortController();
    const { next } = await advise(author, diaryId, app, gone.signal);
    await next();
    gone.abort();
    await expect.poll(() => provided.server.asked[0]?.isGone()).toBe(true);
  });

  test('of a server that restarts in the middle has no end', async () => {
    const { author, diaryId } = await own();
    const restarting = await listening();
    provided.server.behave(
      streaming(
        () => [ONE, TWO],
        (response) => once(response, 'close').then(() => undefined),
      ),
    );
    const { next } = await advise(author, diaryId, restarting);
    await next();
    restarting.fastify.server.closeAllConnections();
    await expect(next().then((line) => line ?? Promise.reject(new Error('broken off')))).rejects.toThrow();
  });
});
