import { once } from 'node:events';
import { connect } from 'node:net';
import { PerformanceObserver } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();

test('a living process says so', async () => {
  const response = await app.fastify.inject('/healthz');
  expect(response.json()).toEqual({ alive: true });
});

test('ready means: database, migrations, disk and jobs', { tags: 'postgres/engine' }, async () => {
  const response = await app.fastify.inject('/readyz');
  expect(response.json()).toEqual({
    ready: true,
    state: 'ready',
    checks: { process: 'ok', database: 'ok', migrations: 'ok', disk: 'ok', jobs: 'ok' },
  });
  expect(response.statusCode).toBe(200);
});

test('metrics name the routes that answered, not what was in their addresses', async () => {
  await app.fastify.inject('/api/user/auth/options');
  await app.fastify.inject('/some/where?with=secret');
  const { body } = await app.fastify.inject('/metrics');
  expect(body).toContain(
    'garden_request_seconds_count{method="GET",route="/api/user/auth/options",status="200"}',
  );
  expect(body).toContain('garden_oldest_job_seconds 0');
  expect(body).not.toContain('secret');
});

test('the process is watched once, and every server of it tells', async () => {
  const observe = vi.spyOn(PerformanceObserver.prototype, 'observe');
  const second = await buildApp(app.ports, { webFolder: null });
  expect(observe).not.toHaveBeenCalled();
  for (const each of [app.fastify, second]) {
    const { body } = await each.inject('/metrics');
    expect(body.match(/^process_resident_memory_bytes \d+$/gm)).toHaveLength(1);
  }
  await second.close();
});

test('connections that ask nothing hold up no end', async () => {
  const another = await buildApp(app.ports, { webFolder: null });
  const { port } = new URL(await another.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(another.server, 'connection');
  const silent = connect(Number(port), '127.0.0.1').resume();
  await accepted;
  await Promise.all([another.close(), once(silent, 'close')]);
});
