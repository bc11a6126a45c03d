import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { AiSettings } from '../../config/config.ts';
import { SettableClock } from '../clock.ts';
import { silentLog } from '../log.ts';
import { createRandom } from '../random.ts';
import type { Ai, Question } from './ai.ts';
import { createAi } from './create-ai.ts';
import {
  answering,
  type Behaviour,
  completion,
  failing,
  openProviderServer,
  type ProviderServer,
  streaming,
  taking,
} from './testing/provider-server.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await openProviderServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.behave(answering((data) => data.toUpperCase()));
});

function open(more: Partial<AiSettings> = {}): Ai {
  const settings: AiSettings = {
    baseUrl: server.baseUrl,
    apiKey: 'a-key',
    model: 'test',
    json: 'auto',
    context: 4096,
    timeoutSeconds: 60,
    concurrency: 2,
    ...more,
  };
  return createAi(settings, { log: silentLog, random: createRandom(new SettableClock()) });
}

const question = (data: string): Question<string> => ({
  instructions: ['Write the data in capital letters, all of it, and nothing that does not stand in it.'],
  data,
  answer: z.string(),
  answerTokens: 100,
});

const ask = (ai: Ai, data = 'grapes', signal = new AbortController().signal) =>
  ai.ask(question(data), signal);
/** Why there was no answer. */
const reasonOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error) => error.reason,
  );
const formats = () => server.asked.map(({ format }) => format);

describe('a provider', () => {
  test('answers, and is told no more than it needs', async () => {
    const ai = open();
    expect(await ask(ai)).toBe('GRAPES');
    expect(ai.name).toEqual({ model: 'test', host: new URL(server.baseUrl).host });
    const [{ headers, system, user } = { headers: {}, system: '', user: '' }] = server.asked;
    expect(headers).toMatchObject({ authorization: 'Bearer a-key', 'content-type': 'application/json' });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
    // What people wrote stands apart from the rules, which stand at both ends, and the code at the first alone.
    expect(system).not.toContain('grapes');
    expect(system).toContain('JSON');
    expect(user.split('\n').at(-1)).toContain('Answer with JSON alone.');
    expect(user).not.toContain(server.asked[0]?.code);
  });

  test.each([
    [['json_schema', 'json_object', 'text'], ['json_schema']],
    [
      ['json_object', 'text'],
      ['json_schema', 'json_object'],
    ],
    [['text'], ['json_schema', 'json_object', 'text']],
  ])('that takes %j is found out once', async (taken, steps) => {
    server.behave(
      taking(
        taken,
        answering((data) => data.toUpperCase()),
      ),
    );
    const ai = open();
    await ask(ai);
    expect(formats()).toEqual(steps);
    await ask(ai);
    expect(formats()).toEqual([...steps, steps.at(-1)]);
  });

  test('is asked in the way that the settings say', async () => {
    server.behave(
      taking(
        ['text'],
        answering((data) => data),
      ),
    );
    expect(await reasonOf(ask(open({ json: 'object' })))).toBe('declined');
    expect(formats()).toEqual(['json_object']);
  });

  test.each<[string, Behaviour]>([
    [
      'thinks aloud',
      ({ code }) => completion(`<think>{"code": "x"} Hmm.</think>\n{"code":"${code}","answer":"A"}`),
    ],
    ['thinks from its template on', ({ code }) => completion(`Hmm.</think>{"code":"${code}","answer":"A"}`)],
    [
      'thinks beside',
      ({ code }) => completion(`{"code":"${code}","answer":"A"}`, { message: { reasoning_content: 'Hmm.' } }),
    ],
    [
      'writes a code block',
      ({ code }) => completion(`Here:\n\`\`\`json\n{"code":"${code}","answer":"A"}\n\`\`\``),
    ],
  ])('that %s is understood', async (_, behaviour) => {
    server.behave(behaviour);
    expect(await ask(open())).toBe('A');
  });

  const spaces = completion('   ');
  test.each<[string, string, Behaviour]>([
    ['is cut off', 'cut', ({ code }) => completion(`{"code":"${code}","answer":"A"}`, { finish: 'length' })],
    ['says nothing', 'garbled', () => spaces],
    ['has no choices', 'garbled', () => ({ body: '{"choices":[]}' })],
    ['is null', 'garbled', () => ({ body: 'null' })],
    ['is half a JSON', 'garbled', ({ code }) => completion(`{"code":"${code}","ans`)],
    ['is half an envelope', 'garbled', () => ({ body: completion('{}').body.slice(0, 60) })],
    ['is a page', 'garbled', () => ({ body: '<h1>Hello</h1>', headers: { 'content-type': 'text/html' } })],
    [
      'has another schema',
      'garbled',
      ({ code }) => completion(JSON.stringify({ code, answer: { text: 'A' } })),
    ],
    [
      'has more than was asked for',
      'garbled',
      ({ code }) => completion(JSON.stringify({ code, answer: 'A', more: 1 })),
    ],
    ['does not know the beginning', 'garbled', () => completion('{"code":"UNKNOWN","answer":"A"}')],
    ['is no UTF-8', 'garbled', () => ({ body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) })],
    ['has 50 MB', 'garbled', () => ({ body: Buffer.alloc(50 * 1024 * 1024, 'a') })],
    ['is declined', 'declined', () => completion(null, { message: { refusal: 'No.' } })],
    ['is filtered', 'declined', () => completion('', { finish: 'content_filter' })],
    [
      'repeats the instructions',
      'garbled',
      ({ code, system }) => completion(JSON.stringify({ code, answer: system.split('\n')[1] })),
    ],
  ])('whose answer %s gives none', async (_, reason, behaviour) => {
    server.behave(behaviour);
    expect(await reasonOf(ask(open({ json: 'text' })))).toBe(reason);
  });

  test('may say many words of the data, whatever they are', async () => {
    server.behave(answering((data) => data));
    const [instruction = ''] = question('').instructions;
    expect(await ask(open(), instruction)).toBe(instruction);
  });

  test('that hangs is left in time', async () => {
    server.behave(() => undefined);
    const before = performance.now();
    expect(await reasonOf(ask(open({ timeoutSeconds: 1 })))).toBe('late');
    expect(performance.now() - before).toBeLessThan(4_000);
  });

  test('that resets the connection is tried again', async () => {
    let times = 0;
    server.behave((asked, response) => {
      times += 1;
      if (times > 1) return answering((data) => data)(asked, response);
      response.socket?.resetAndDestroy();
      return undefined;
    });
    expect(await ask(open())).toBe('grapes');
  });

  test('that is too busy is waited for as long as it says', async () => {
    let times = 0;
    server.behave((asked, response) => {
      times += 1;
      return times > 1
        ? answering((data) => data)(asked, response)
        : failing(429, { 'retry-after': '1' })(asked, response);
    });
    const before = performance.now();
    expect(await ask(open())).toBe('grapes');
    expect(performance.now() - before).toBeGreaterThan(900);
  });

  test('that is busy for long is not waited for, nor asked meanwhile', async () => {
    server.behave(failing(429, { 'retry-after': '600' }));
    const ai = open();
    expect(await reasonOf(ask(ai))).toBe('busy');
    expect(await reasonOf(ask(ai))).toBe('away');
    expect(server.asked).toHaveLength(1);
  });

  test.each([
    [401, 'turnedAway'],
    [404, 'gone'],
    [410, 'gone'],
  ])('that answers %i is an administrator’s to mend, and rests', async (status, reason) => {
    server.behave(failing(status));
    const ai = open();
    expect(await reasonOf(ask(ai))).toBe(reason);
    expect(await reasonOf(ask(ai))).toBe('away');
    expect(server.asked).toHaveLength(1);
  });

  test('is not led elsewhere', async () => {
    server.behave(() => ({ status: 307, headers: { location: 'http://127.0.0.1:1/' }, body: '' }));
    expect(await reasonOf(ask(open({ timeoutSeconds: 1 })))).not.toBe('answered');
  });

  test('is not asked what does not fit', async () => {
    expect(await reasonOf(ask(open(), '葡萄'.repeat(2_000)))).toBe('tooLong');
    expect(server.asked).toEqual([]);
  });

  test('is left when no one waits', async () => {
    server.behave(() => undefined);
    const leaving = new AbortController();
    const asked = reasonOf(ask(open(), 'grapes', leaving.signal));
    await expect.poll(() => server.asked.length).toBe(1);
    leaving.abort();
    expect(await asked).toBe('cancelled');
    await expect.poll(() => server.asked[0]?.isGone()).toBe(true);
  });

  test('gets so many questions at a time', async () => {
    let running = 0;
    let most = 0;
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.behave(async (asked, response) => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      return answering((data) => data)(asked, response);
    });
    const ai = open();
    const asked = Promise.all(Array.from({ length: 5 }, () => ask(ai)));
    await expect.poll(() => running).toBe(2);
    letGo();
    await asked;
    expect(most).toBe(2);
    expect(server.asked).toHaveLength(5);
  });
});

describe('an answer that comes piece by piece', () => {
  const item = z.strictObject({ text: z.string() });
  const listing = { ...question('grapes'), answer: z.array(item) };
  const GRAPES = [{ text: 'Grapes {green}, "ripe" and ] all.' }, { text: 'Raisins' }, { text: '葡萄' }];
  const listen = (ai: Ai, heard: unknown[] = []) => ({
    heard,
    answer: ai.ask(listing, new AbortController().signal, (each) => heard.push(each)),
  });

  test('is heard item by item, each before the next one is sent, and is the same as a whole', async () => {
    const heard: unknown[] = [];
    const seen: number[] = [];
    server.behave(
      streaming(
        () => GRAPES,
        async () => {
          await expect.poll(() => heard.length).toBeGreaterThan(seen.length);
          seen.push(heard.length);
        },
      ),
    );
    expect(await listen(open(), heard).answer).toEqual(GRAPES);
    expect(heard).toEqual(GRAPES);
    expect(seen).toEqual([1, 2]);
  });

  test('is taken as a whole from a server that sends it so', async () => {
    server.behave(answering(() => GRAPES));
    const { heard, answer } = listen(open());
    expect(await answer).toEqual(GRAPES);
    expect(heard).toEqual([]);
  });

  test.each<[string, string, number, (response: ServerResponse) => Promise<void>]>([
    ['is reset', 'away', 60, async (response) => void response.destroy()],
    ['hangs', 'late', 1, () => new Promise(() => undefined)],
    ['ends in half a JSON', 'garbled', 60, async (response) => void response.end()],
    [
      'is no UTF-8',
      'garbled',
      60,
      async (response) => void response.end(Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0x0a])),
    ],
    ['is no event', 'garbled', 60, async (response) => void response.end('data: {"choices": 1}\n\n')],
  ])('that %s after an item is none, and is not asked for again', async (_, reason, timeoutSeconds, act) => {
    const heard: unknown[] = [];
    server.behave(
      streaming(
        () => GRAPES,
        async (response) => {
          await expect.poll(() => heard).toHaveLength(1);
          await act(response);
        },
      ),
    );
    const { answer } = listen(open({ timeoutSeconds }), heard);
    expect(await reasonOf(answer)).toBe(reason);
    expect(heard).toEqual(GRAPES.slice(0, 1));
    expect(server.asked).toHaveLength(1);
  });

  test('without the code that it was to begin with is not heard', async () => {
    const wrong = streaming(() => GRAPES);
    server.behave((asked, response) => wrong({ ...asked, code: 'WRONG' }, response));
    const { heard, answer } = listen(open());
    expect(await reasonOf(answer)).toBe('garbled');
    expect(heard).toEqual([]);
  });
});
