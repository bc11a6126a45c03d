import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allEndpoints, api } from '@garden/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseEncoding, registerCompression, secrecyOf } from './compression.ts';

const long = { text: 'A diary of many words. '.repeat(200) };

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  registerCompression(app);
  app.get('/json', async () => long);
  app.get('/page', async (_request, reply) => reply.type('text/html').send(`<p>${long.text}</p>`));
  app.get('/short', async () => ({ ok: true }));
  const by = (vary: string) => async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('vary', vary).send(long);
  app.get('/by-origin', by('Origin'));
  app.get('/by-encoding', by('Accept-Encoding, Cookie'));
  app.get('/by-everything', by('*'));
  app.get('/secret', { config: { carriesSecret: () => true } }, async () => long);
});
afterAll(() => app.close());

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

test('pages and JSON leave compressed, as the client takes it', async () => {
  const brotli = await get('/json', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(long);
  expect(brotli.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 10);
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);

  const zipped = await get('/page', 'gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toContain(long.text);

  const plain = await get('/json', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('accept-encoding');
  expect(plain.json()).toEqual(long);
});

test.each([
  ['/by-origin', 'Origin, accept-encoding'],
  ['/by-encoding', 'Accept-Encoding, Cookie'],
  ['/by-everything', '*'],
])('what %s varies by besides stays named', async (url, vary) => {
  for (const accepted of ['br', 'identity']) expect((await get(url, accepted)).headers.vary).toBe(vary);
});

test('what is short or carries a secret leaves as it is', async () => {
  for (const url of ['/short', '/secret']) {
    const answer = await get(url, 'br, gzip');
    expect(answer.headers['content-encoding'], url).toBeUndefined();
  }
});

describe('chooseEncoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.001', 'br'],
    ['br; q=0.0', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('%s is answered with %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('secrecyOf', () => {
  test.each([
    ['a session', api.user.login],
    ['a session that is renewed', api.auth.refresh],
    ['the code of a team', api.team.list],
    ['the digits of a gathering', api.team.gather],
    ['the link of an invitation, as its contract says', api.relationship.inviteLink],
  ])('knows %s', (_what, endpoint) => {
    expect(secrecyOf(endpoint)()).toBe(true);
  });

  test.each([
    ['the feed', api.diary.search],
    ['comments', api.comment.gets],
    ['messages', api.notice.get],
  ])('lets %s be compressed', (_what, endpoint) => {
    expect(secrecyOf(endpoint)()).toBe(false);
  });

  test('reads every answer of the contract', () => {
    const secret = allEndpoints().filter(({ endpoint }) => secrecyOf(endpoint)());
    expect(secret.length).toBeGreaterThan(4);
    expect(secret.length).toBeLessThan(allEndpoints().length / 3);
  });
});
