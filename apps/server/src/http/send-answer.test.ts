import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done, toEnvelope } from './envelope.ts';
import { refuse } from './refusal.ts';
import { attachment, sendAs } from './send-answer.ts';

const grapes = new TextEncoder().encode('葡萄');
async function* inPieces() {
  yield grapes.subarray(3, 4);
  yield grapes.subarray(4);
}

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  const file = { name: '日记 (1).zip', mediaType: 'application/zip' };
  const refused = toEnvelope(refuse('ssoOff'));
  app.get('/file', (request, reply) =>
    sendAs('file', request, reply, done({ ...file, content: inPieces() })),
  );
  app.get('/no-file', (request, reply) => sendAs('file', request, reply, refused));
  app.get('/away', (request, reply) =>
    sendAs('redirect', request, reply, done({ location: 'https://a.b/' })),
  );
  app.get('/no-way', (request, reply) => sendAs('redirect', request, reply, refused));
});
afterAll(() => app.close());

describe('a file', () => {
  test('is sent whole, to be saved and not shown', async () => {
    const { statusCode, headers, rawPayload } = await app.inject('/file');
    expect(statusCode).toBe(200);
    expect(rawPayload.toString()).toBe('萄');
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="__ (1).zip"; filename*=UTF-8''%E6%97%A5%E8%AE%B0%20%281%29.zip`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('that is refused is an envelope', async () => {
    const response = await app.inject('/no-file');
    expect(response.json()).toMatchObject({ code: 400, data: { key: 'ssoOff' } });
    expect(response.headers['content-disposition']).toBeUndefined();
  });

  test.each([
    ['a"b\\c/d%e.txt', 'a_b_c_d_e.txt'],
    ['a\r\nset-cookie: b', 'a__set-cookie: b'],
    ['\ud800.txt', '_.txt'],
  ])('named %j cannot break out of its header', (name, plain) => {
    expect(attachment(name)).toContain(`filename="${plain}"; filename*=UTF-8''`);
    expect(attachment(name)).toMatch(/^[\x20-\x7e]*$/);
  });
});

describe('a redirect', () => {
  test('leads on, and is not kept', async () => {
    const { statusCode, headers } = await app.inject('/away');
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ location: 'https://a.b/', 'cache-control': 'no-store' });
  });

  test.each([{ 'sec-fetch-mode': 'navigate' }, { accept: 'text/html,*/*;q=0.8' }])(
    'that is refused leads a browser to the sign-in page: %j',
    async (headers) => {
      const response = await app.inject({ url: '/no-way', headers });
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe('/login?refused=ssoOff');
    },
  );

  test('that is refused is an envelope to a program', async () => {
    const response = await app.inject({
      url: '/no-way',
      headers: { 'sec-fetch-mode': 'cors', accept: '*/*' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ code: 400, data: { key: 'ssoOff' } });
  });
});
