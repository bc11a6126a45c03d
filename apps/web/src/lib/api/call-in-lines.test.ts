import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { adoptSession } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { lin } from '../testing/sample-person.ts';
import { callInLines } from './call-in-lines.ts';
import { ApiRefusal, TransportFailure } from './refusal.ts';

const over = { code: 403, message: 'Session expired', data: { key: 'sessionExpired' } };
const wish = { of: 'advice', diaryId: '019a0000-0000-7000-8000-000000000000' } as const;
const done = { code: 200, message: 'OK', data: { claims: [1, 2] } };
const lines = (...all: readonly object[]) =>
  new Response(all.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });

beforeEach(() => adoptSession({ token: 'old', user: lin }));

describe('callInLines', () => {
  const ask = (heard: unknown[] = []) => callInLines(api.ai.tell, wish, (found) => heard.push(found));

  test('hears what was found before the answer, which is the last line', async () => {
    const seen = fakeServer(() => lines({ claim: '1' }, { claim: '葡萄' }, done));
    const heard: unknown[] = [];
    expect(await ask(heard)).toEqual(done.data);
    expect(heard).toEqual([{ claim: '1' }, { claim: '葡萄' }]);
    expect(seen[0]).toMatchObject({ token: 'old', body: wish });
  });

  test('takes an envelope alone, refused or not', async () => {
    fakeServer(() => done);
    expect(await ask()).toEqual(done.data);
    fakeServer(() => ({ code: 400, message: 'No', data: { key: 'aiBudgetSpent' } }));
    await expect(ask()).rejects.toBeInstanceOf(ApiRefusal);
  });

  test.each([
    ['breaks off', () => lines({ claim: '1' })],
    ['breaks off in a line', () => new Response('{"claim":"1"}\n{"cl')],
    ['does not come', () => new TypeError('network')],
  ])('fails where an answer %s', async (_, answer) => {
    fakeServer(answer);
    await expect(ask()).rejects.toBeInstanceOf(TransportFailure);
  });

  test('renews a session that is over', async () => {
    fakeServer(({ url, token }) => {
      if (url === '/api/user/auth/refresh')
        return {
          code: 200,
          data: { token: 'new', expiresAt: '2026-11-21T10:00:00.000Z', user: lin },
        };
      return token === 'new' ? done : over;
    });
    expect(await ask()).toEqual(done.data);
  });
});
