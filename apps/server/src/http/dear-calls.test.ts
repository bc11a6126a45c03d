import { api } from '@garden/contract';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WorkNotDone } from '../platform/threads/threads.ts';
import { openPort } from '../testing/event-stream.ts';
import { buildPerson, type TestPerson } from '../testing/factories.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { DearCalls } from './dear-calls.ts';

const IN_NO_TIME = 1;
const NEVER_OVER = 2 ** 30;
const here = new AbortController().signal;
const busy = { code: 429, key: 'dearCallsBusy', details: { retryAfterSeconds: 3 } };

describe('places for dear calls', () => {
  test('are two of each person: a third waits for one of them, and no one waits for another person', async () => {
    const calls = new DearCalls(NEVER_OVER);
    const [first] = [await calls.take('ada', here), await calls.take('ada', here)];
    let hasBegun = false;
    const third = calls.take('ada', here).then(() => {
      hasBegun = true;
    });
    await calls.take('ben', here);
    expect(hasBegun).toBe(false);
    first();
    await third;
    first();
    const late = new DearCalls(IN_NO_TIME);
    const [held] = [await late.take('ada', here), await late.take('ada', here)];
    await expect(late.take('ada', here)).rejects.toMatchObject(busy);
    held();
    await late.take('ada', here);
  });

  test('are waited for by four at most, and by no one who has gone', async () => {
    const calls = new DearCalls(NEVER_OVER);
    const [first] = [await calls.take('ada', here), await calls.take('ada', here)];
    const gone = new AbortController();
    const left = calls.take('ada', gone.signal);
    const waiting = Array.from({ length: 3 }, () => calls.take('ada', here));
    await expect(calls.take('ada', here)).rejects.toMatchObject(busy);
    gone.abort();
    await expect(left).rejects.toMatchObject(busy);
    const last = calls.take('ada', here);
    first();
    for (const place of [...waiting, last]) (await place)();
  });
});

describe('a dear call', () => {
  const app = useTestApp();
  let url: string;
  beforeAll(async () => {
    url = await openPort(app.fastify);
  });

  const preview = { list: 'wisdom' as const, markdown: '- line', preview: true };

  /** Imports of one person that last until their connections end; those of others are done at once. */
  function holdImportsOf({ id }: TestPerson) {
    const held = vi
      .spyOn(app.ports.threads, 'run')
      .mockImplementation(async (task, input, { actor: { userId }, signal }) => {
        if (userId !== id) return task.run(input);
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new WorkNotDone('gone')), { once: true }),
        );
      });
    onTestFinished(() => held.mockRestore());
    return held;
  }

  const importBy = ({ token }: TestPerson, signal?: AbortSignal) =>
    fetch(`${url}/api/${api.lists.import.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(preview),
      ...(signal && { signal }),
    });

  test('holds its place while it works, and gives it back when its connection ends', async () => {
    const [person, other] = [await buildPerson(app), await buildPerson(app)];
    const held = holdImportsOf(person);
    const leaving = new AbortController();
    const all = Array.from({ length: 3 }, () => importBy(person, leaving.signal));
    await expect.poll(() => held.mock.calls.length).toBe(2);
    expect((await importBy(other)).status).toBe(200);
    expect(held.mock.calls.length).toBe(3);
    leaving.abort();
    await Promise.allSettled(all);
    held.mockRestore();
    await expect.poll(async () => (await importBy(person)).status).toBe(200);
  });

  test('gives its place back when it fails, when it is refused, and when its file has left', async () => {
    const person = await buildPerson(app);
    const failing = vi.spyOn(app.ports.threads, 'run').mockRejectedValue(new Error('broken'));
    onTestFinished(() => failing.mockRestore());
    const { export: exportHandbook } = api.handbook;
    const three = async (ask: () => Promise<{ code: number }>) => [
      (await ask()).code,
      (await ask()).code,
      (await ask()).code,
    ];
    const importLines = (markdown: string) => () =>
      app.call(api.lists.import, { ...preview, markdown }, { as: person });
    expect(await three(importLines('- line'))).toEqual([500, 500, 500]);
    failing.mockRestore();
    expect(await three(importLines('# none'))).toEqual([400, 400, 400]);
    expect(await three(() => app.call(exportHandbook, {}, { as: person }))).toEqual([200, 200, 200]);
  });

  test('is one only with its keyword, where the same call shows a page as well', async () => {
    const person = await buildPerson(app);
    const held = holdImportsOf(person);
    const leaving = new AbortController();
    const six = Array.from({ length: 6 }, () => importBy(person, leaving.signal));
    await expect.poll(() => held.mock.calls.length).toBe(2);
    const list = (input: object) => app.call(api.handbook.getList, input, { as: person });
    expect((await list({})).code).toBe(200);
    const refused = await list({ keyword: 'word' });
    expect(refused).toMatchObject({ status: 429, refusal: { key: 'dearCallsBusy' } });
    expect(refused.headers['retry-after']).toBe('3');
    leaving.abort();
    await Promise.allSettled(six);
  });
});
