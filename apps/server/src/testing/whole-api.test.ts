import { allEndpoints, api, type Endpoint } from '@garden/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { entryOf } from './calls/table.ts';
import { asTeam, buildDiary, buildPerson, LONG_ENOUGH, type TestPerson } from './factories.ts';
import { openSecondTestApp } from './test-app.ts';
import { useTestApp } from './use-test-app.ts';
import { allowanceOf, budgetOf, overBudget } from './wave-budgets.ts';

const app = useTestApp();
let person: TestPerson;
beforeAll(async () => {
  person = await buildPerson(app);
});

const everyCall = allEndpoints();
const sessionCalls = everyCall.filter(({ endpoint }) => endpoint.access === 'session');
const over = everyCall.flatMap((call) => {
  const row = overBudget.get(call.name);
  return row ? [{ ...call, ...row }] : [];
});
const bodyCalls = everyCall.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.takes !== 'form');

/** Sends a body as it is, past what a client would do with it. */
function post({ path }: Endpoint, payload: string | Buffer, type = 'application/json') {
  const headers = { 'content-type': type, authorization: `Bearer ${person.token}` };
  return app.fastify.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
}

const silent = { 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };
const headers = {
  every: {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
  },
  envelope: { ...silent, 'content-type': 'application/json; charset=utf-8' },
  bare: { ...silent, 'content-type': 'application/json; charset=utf-8' },
  redirect: { ...silent, location: expect.any(String) },
  file: {
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringMatching(/^attachment; /),
  },
};

type Cost = { readonly waves: number; readonly statements: number };

/** What each call took. */
const taken = new Map<string, Cost>();

describe.each(everyCall)('$name', ({ name, endpoint }) => {
  test('answers as its contract says, within its budget of waves', {
    tags: 'postgres/every-call',
  }, async () => {
    const reply = await entryOf(name).example(app);
    expect(reply).toMatchObject({ status: endpoint.response === 'redirect' ? 302 : 200, code: 200 });
    // Parsing drops what the contract does not know: what is left must be all there was.
    expect(endpoint.output.parse(reply.data)).toEqual(reply.data);
    expect(reply.headers).toMatchObject({ ...headers.every, ...headers[endpoint.response ?? 'envelope'] });
    const { waves, statements } = allowanceOf(name, endpoint);
    expect(reply.waves, reply.statements.join('\n')).toBeLessThanOrEqual(waves);
    expect(reply.statements.length, reply.statements.join('\n')).toBeLessThanOrEqual(statements);
    taken.set(name, { waves: reply.waves, statements: reply.statements.length });
  });

  test('names an unknown field', async () => {
    const reply = await app.send(endpoint, { colour: 'red' }, { as: person });
    expect(reply).toMatchObject({ status: 200, code: 400 });
    expect(reply.refusal.errors).toContainEqual(
      expect.objectContaining({
        path: 'colour',
        key: 'fieldUnknown',
        message: expect.stringContaining('colour'),
      }),
    );
  });

  test('is asked for by its own method alone', async () => {
    const other = endpoint.method === 'GET' ? 'POST' : 'GET';
    const response = await app.fastify.inject({ method: other, url: `/api/${endpoint.path}` });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, data: { key: 'pathUnknown' } });
  });
});

describe.each(sessionCalls)('$name without a living session', ({ endpoint }) => {
  const over = { status: 200, code: 403, message: 'Session expired', refusal: { key: 'sessionExpired' } };

  test('is refused without, or with an unknown or malformed token', async () => {
    // At once: a refusal of what is large stays open for a second.
    const malformed = ['x'.repeat(43), '', "' or 1=1 --", 'x'.repeat(5_000)];
    const sent = [{}, ...malformed.map((token) => ({ as: { token } }))];
    const replies = await Promise.all(sent.map((options) => app.send(endpoint, {}, options)));
    for (const reply of replies) expect(reply).toMatchObject(over);
  });

  test('is refused before its input is looked at', async () => {
    expect(await app.send(endpoint, { colour: 'red' })).toMatchObject(over);
  });

  test('is refused once the session was revoked', async () => {
    const leaving = await buildPerson(app);
    expect((await app.call(api.auth.logout, {}, { as: leaving })).code).toBe(200);
    expect(await app.send(endpoint, {}, { as: leaving })).toMatchObject(over);
  });
});

describe.each(bodyCalls)('the body of $name', ({ endpoint }) => {
  test.each(['{"email":', '[1,', 'hello', '', '{"a":1}}', '\u0000', '{"a":"\u0001"}'])(
    'may not be broken: %j',
    async (broken) => {
      const response = await post(endpoint, broken);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ code: 400, data: { key: 'bodyNotJson' } });
    },
  );

  test('may not have twice its limit', async () => {
    const bytes = endpoint.bodyLimit ?? 1024 * 1024;
    const response = await post(endpoint, JSON.stringify({ name: 'x'.repeat(2 * bytes) }));
    expect(response.statusCode).toBe(413);
    const { code, data } = response.json();
    expect({ code, key: data.key }).toEqual({ code: 413, key: 'bodyTooLarge' });
    const told = Number(data.params.limit.replace(' MB', ''));
    expect(told).toBeGreaterThan(0.9 * (bytes / 1024 / 1024));
    expect(told).toBeLessThanOrEqual(bytes / 1024 / 1024);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'may not be %s',
    async (type) => {
      const response = await post(endpoint, '{}', type);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 415, data: { key: 'mediaTypeUnsupported' } });
    },
  );
});

describe('a row of the calls over budget', () => {
  test.each(over)('allows $name what it takes, and more than the budget', ({ name, endpoint, ...row }) => {
    const budget = budgetOf(endpoint);
    const { waves = budget.waves, statements = budget.statements } = row;
    expect(waves > budget.waves || statements > budget.statements).toBe(true);
    // A row shrinks with its call and goes once that is within its budget.
    const cost = taken.get(name);
    expect(cost?.waves).toBe(waves);
    if (row.statements !== undefined) expect(cost?.statements).toBe(statements);
  });

  test('is for a call that there is', () => {
    expect(over).toHaveLength(overBudget.size);
  });
});

describe('the API', () => {
  test.each(['/api/user/nothing', '/api/', '/api/user/login/more', '/api/USER/login'])(
    'has nothing at %s',
    async (url) => {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const response = await app.fastify.inject({ method, url });
        expect(response.statusCode).toBe(404);
        expect(response.headers['cache-control']).toBe('no-store');
        expect(response.json()).toMatchObject({
          code: 404,
          data: { key: 'pathUnknown', params: { path: url } },
        });
      }
    },
  );

  test('gives a script back as the text it is', async () => {
    const script = '<script>alert("grape")</script><img src=x onerror=alert(1)>';
    const author = await buildPerson(app, { name: '<b>Maya</b>' });
    const made = await app.call(
      api.team.add,
      { name: '<i>Harvest</i>', timezone: 'Europe/Lisbon' },
      { as: author },
    );
    const summary = `${LONG_ENOUGH} ${script}`;
    const { id: diaryId } = await buildDiary(app, { author, summary });
    const read = await app.call(api.diary.get, { diaryId }, { as: author });
    expect(read.data.sections.summary).toBe(summary);
    expect(read.data.author.name).toBe('<b>Maya</b>');
    expect(asTeam(made.data).name).toBe('<i>Harvest</i>');
    expect(read.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test('asks browsers for HTTPS alone where it is reached by HTTPS', async () => {
    const { headers } = await app.call(api.auth.options, {});
    expect(headers['strict-transport-security']).toBeUndefined();
    const config = { ...app.ports.config, publicUrl: 'https://diary.example.com' };
    const secured = await openSecondTestApp(app, { config });
    const answer = await secured.call(api.auth.options, {});
    await secured.close();
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });
});
