import { once } from 'node:events';
import { connect } from 'node:net';
import { PerformanceObserver } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openTestGarden, type TestGarden } from '../testing/test-app.ts';

let garden: TestGarden;
beforeAll(async () => {
  garden = await openTestGarden();
});
afterAll(() => garden.close());

test('a living process says so', async () => {
  const response = await garden.app.inject('/healthz');
  expect(response.json()).toEqual({ alive: true });
});

test('ready means: database, migrations, disk and jobs', async () => {
  const response = await garden.app.inject('/readyz');
  expect(response.json()).toEqual({
    ready: true,
    checks: { process: 'ok', database: 'ok', migrations: 'ok', disk: 'ok', jobs: 'ok' },
  });
  expect(response.statusCode).toBe(200);
});

test('metrics name the routes that answered, not what was in their addresses', async () => {
  await garden.app.inject('/api/user/auth/options');
  await garden.app.inject('/some/where?with=secret');
  const { body } = await garden.app.inject('/metrics');
  expect(body).toContain(
    'garden_request_seconds_count{method="GET",route="/api/user/auth/options",status="200"}',
  );
  expect(body).toContain('garden_oldest_job_seconds 0');
  expect(body).not.toContain('secret');
});

test('the process is watched once, and every server of it tells', async () => {
  const observe = vi.spyOn(PerformanceObserver.prototype, 'observe');
  const second = await buildApp(garden.ports, { webFolder: null });
  expect(observe).not.toHaveBeenCalled();
  for (const app of [garden.app, second]) {
    const { body } = await app.inject('/metrics');
    expect(body.match(/^process_resident_memory_bytes \d+$/gm)).toHaveLength(1);
  }
  await second.close();
});

test('connections that ask nothing hold up no end', async () => {
  const app = await buildApp(garden.ports, { webFolder: null });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(app.server, 'connection');
  const silent = connect(Number(port), '127.0.0.1').resume();
  await accepted;
  await Promise.all([app.close(), once(silent, 'close')]);
});
