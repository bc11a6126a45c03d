import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { registerReference } from './reference.ts';
import { registerSite } from './site.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  await registerReference(app, 'http://localhost');
  await registerSite(app, toConfig(readEnv({}), '/'), null);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** The status of a path that goes out as it is written: HTTP clients tidy their addresses before they send them. */
async function statusOf(path: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [, status] = (await text(socket)).split(' ', 2);
  return Number(status);
}

test.each(['/api/docs', '/api/docs/swagger-ui.css', '/api/docs/swagger-ui-bundle.js', '/api/docs/start.js'])(
  '%s is part of the page',
  async (path) => {
    expect(await statusOf(path)).toBe(200);
  },
);

test.each([
  '/api/docs/../../package.json',
  '/api/docs/..%2f..%2fpackage.json',
  '/api/docs/%2e%2e/%2e%2e/package.json',
  '/api/docs/%2e%2e%2f%2e%2e%2fpackage.json',
  '/api/docs/..\\..\\package.json',
  '/api/docs/..%5c..%5cpackage.json',
  '/api/docs/%252e%252e/package.json',
  '/api/docs//package.json',
  '/api/docs/package.json',
  '/api/docs/swagger-ui.css/../package.json',
  '/api/docs/swagger-ui.css%00.json',
])('%s is not found', async (path) => {
  expect(await statusOf(path)).toBe(404);
});
