import { allEndpoints, api, type Endpoint } from '@garden/contract';
import { expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
import { entryOf } from './calls/table.ts';
import { buildPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { useTestApp } from './use-test-app.ts';

const app = useTestApp();

/** All connections of an embedded database share one session, which the disk guard sets in the same way. */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  const { pool } = app.ports.database;
  await pool.query('set default_transaction_read_only = on');
  try {
    return await work();
  } finally {
    await pool.query('set default_transaction_read_only = off');
  }
}

/** What is exported is written down first, and so waits for room. */
const writingFirst = new Set(['auth.export', 'questionnaire.export', 'statistics.export']);
const reads = allEndpoints().filter(({ endpoint }) => endpoint.kind === 'read');

test.each(reads)('$name answers while the disk is full', async ({ name, endpoint }) => {
  const call: TestApp['call'] = (asked: Endpoint, input: never, options) => {
    if (asked !== endpoint) return app.call(asked, input, options);
    // By then it is due to be written that the person was seen.
    app.clock.advance(6 * MINUTE);
    return whileFull(() => app.call(asked, input, options));
  };
  const { ports, fastify, clock, mailer, files, send, close } = app;
  const reply = await entryOf(name).example({ ports, fastify, clock, mailer, files, send, close, call });
  const code = writingFirst.has(name) ? 503 : 200;
  expect(reply.code).toBe(code);
});

test('signing in, staying signed in and being slowed work while the disk is full', async () => {
  const { email, password } = await buildPerson(app);
  const signedIn = await whileFull(() => app.call(api.user.login, { email, password }));
  expect(signedIn.code).toBe(200);
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
  const renewed = await whileFull(() => app.call(api.auth.refresh, {}, { cookies }));
  expect(renewed.code).toBe(200);
  const wrong = { email, password: 'not-the-password' };
  const refused = await whileFull(() => app.call(api.user.login, wrong));
  expect(refused.refusal.key).toBe('credentialsWrong');
  const as = { token: signedIn.data.token };
  expect((await app.call(api.user.info, {}, { as })).data.email).toBe(email);
});
