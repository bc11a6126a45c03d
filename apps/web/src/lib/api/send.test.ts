import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { address, send } from './send.ts';

describe('address', () => {
  test('puts the input of a GET into the query and leaves out what is not given', () => {
    expect(address(api.diary.recently, { teamId: 'a b', cursor: undefined, limit: 5 })).toBe(
      '/api/user/diary/recently?teamId=a+b&limit=5',
    );
  });

  test('asks for nothing with a bare path', () => {
    expect(address(api.team.list, {})).toBe('/api/user/team/list');
  });

  test('keeps the input of a POST out of the address', () => {
    expect(address(api.user.login, { email: 'a@b.c', password: 'secret' })).toBe('/api/user/login');
  });
});

describe('send', () => {
  test('carries a POST as JSON with token and idempotency key', async () => {
    const seen = fakeServer(() => ({ code: 200 }));
    await send(api.team.rename, { teamId: 'x', name: 'y' }, { token: 't', idempotencyKey: 'k' });
    expect(seen[0]).toMatchObject({ method: 'POST', token: 't', body: { teamId: 'x', name: 'y' } });
    expect(seen[0]?.headers.get('idempotency-key')).toBe('k');
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('takes what the page has asked for early, once, and of the same session alone', async () => {
    const seen = fakeServer(() => ({ code: 200, data: 'asked' }));
    const early = (token: string) => {
      const answer = Promise.resolve(Response.json({ code: 200, message: 'OK', data: 'early' }));
      window.earlyReads = { token, answers: { '/api/user/team/list': answer } };
    };
    const read = async () => (await send(api.team.list, {}, { token: 't' })).data;
    early('t');
    expect([await read(), await read()]).toEqual(['early', 'asked']);
    early('of another window');
    expect(await read()).toBe('asked');
    window.earlyReads = { token: 't', answers: { '/api/user/team/list': Promise.reject(new TypeError()) } };
    expect(await read()).toBe('asked');
    expect(seen).toHaveLength(3);
  });

  test('returns an envelope whatever its code, also of another status', async () => {
    fakeServer(() => Response.json({ code: 429, message: 'Too many', data: {} }, { status: 429 }));
    expect(await send(api.team.list, {})).toEqual({ code: 429, message: 'Too many', data: {} });
  });

  test('returns a file with its name, and the refusal of one as an envelope', async () => {
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="_.zip"; filename*=UTF-8''%E8%91%A1%E8%90%84.zip`,
    };
    fakeServer(() => new Response(new Uint8Array([80, 75, 255]), { headers }));
    expect(await send(api.auth.export, {}, { token: 't' })).toMatchObject({
      code: 200,
      data: { name: '葡萄.zip', mediaType: 'application/zip', content: new Uint8Array([80, 75, 255]) },
    });
    fakeServer(() => ({ code: 400, data: { key: 'exportTooOften', params: { minutes: 9 } } }));
    expect(await send(api.auth.export, {})).toMatchObject({ code: 400, data: { key: 'exportTooOften' } });
  });

  test('distinguishes a proxy’s page from an envelope', async () => {
    fakeServer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(send(api.team.list, {})).rejects.toMatchObject({
      reason: 'unreadable',
      status: 502,
      deed: 'load',
    });
  });

  test('reports a broken network', async () => {
    fakeServer(() => new TypeError('fetch failed'));
    await expect(send(api.team.list, {})).rejects.toMatchObject({ reason: 'network' });
  });

  test('hands through that the caller has given up', async () => {
    fakeServer(() => ({ code: 200 }));
    await expect(send(api.team.list, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
