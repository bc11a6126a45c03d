import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { registerSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'garden-site-'));
const built = {
  'index.html': '<html><head><script>let theme = 1;</script></head></html>',
  'build.json': '{"id":"b1"}',
  'sw.js': 'self',
  'icon.svg': '<svg/>',
  'assets/page-a1.js': 'export const page = 1;',
  'assets/page-a1.js.gz': gzipSync('export const page = 1;'),
  '.vite/manifest.json': '{}',
};

let app: FastifyInstance;
beforeAll(async () => {
  for (const inner of ['assets', '.vite']) mkdirSync(join(folder, inner));
  for (const [name, content] of Object.entries(built)) writeFileSync(join(folder, name), content);
  app = Fastify();
  await registerSite(app, toConfig(readEnv({}), folder), folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('files with a hash are kept for ever, others are asked for anew', async () => {
  const asset = await get('/assets/page-a1.js?again');
  expect([asset.statusCode, asset.body]).toEqual([200, built['assets/page-a1.js']]);
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  expect((await get('/sw.js')).headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'",
  );
});

test('goes out packed to those who can unpack', async () => {
  const packed = await get('/assets/page-a1.js', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload).toEqual(built['assets/page-a1.js.gz']);
});

test('its head is asked for as the file', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/icon.svg' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '6']);
});

test('the head of a page is asked for as the page', async () => {
  for (const url of ['/', '/home']) {
    const [head, page] = await Promise.all([app.inject({ method: 'HEAD', url }), get(url)]);
    expect([head.statusCode, head.body], url).toEqual([200, '']);
    expect(head.headers['content-type'], url).toBe(page?.headers['content-type']);
  }
  expect((await app.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404);
});

test('a payload of no page names the page', async () => {
  const unknown = await get('/no/such/_payload.json');
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Page Not Found: /no/such']);
});

test.each([
  ...['/build.json', '/index.html', '/.vite/manifest.json', '/assets/page-a1.js.gz', '/assets/none.js'],
  ...[
    '/assets/PAGE-a1.js',
    '/../package.json',
    '/assets/%2e%2e/build.json',
    '/assets//page-a1.js',
    '/assets/page-a1.js/',
  ],
])('%s is no file of the site', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  const { 'index.html': page, ...files } = built;
  for (const content of Object.values(files)) expect(body).not.toContain(content.toString());
});

test('pages come with a policy that names their scripts, also where no one knows the address', async () => {
  const [home, folderOnly, unknown] = await Promise.all(
    ['/home', '/assets/', '/nowhere'].map((url) => get(url)),
  );
  expect([home?.statusCode, folderOnly?.statusCode, unknown?.statusCode]).toEqual([200, 404, 404]);
  for (const page of [home, folderOnly, unknown]) {
    expect(page?.body).toBe(built['index.html']);
    expect(page?.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    expect(page?.headers['cache-control']).toBe('no-cache');
  }
});

test('the build says its name and its pages', async () => {
  expect((await get('/builds/latest.json')).json()).toEqual({ id: 'b1' });
  expect((await get('/builds/meta/b1.json')).json()).toMatchObject({
    id: 'b1',
    pages: expect.arrayContaining(['/home']),
  });
  expect((await get('/builds/meta/b0.json')).statusCode).toBe(404);
  expect((await get('/home/_payload.json')).json()).toMatchObject({ path: '/home', requiresToken: true });
});
