import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { fakeServer } from '../../../lib/testing/fake-server.ts';
import { lin } from '../../../lib/testing/sample-person.ts';
import { redeemCode, requestKeepAccount } from './redeem-code.ts';

const self = { ...lin, hasPassword: false, instanceAdmin: false };
const signedIn = { token: 't', expiresAt: '2026-11-21T10:00:00.000Z', user: self, isNew: false };

describe('redeemCode', () => {
  test('sends what was brought back, with the habits of the browser', async () => {
    const seen = fakeServer(() => ({ code: 200, data: signedIn }));
    const answer = await redeemCode({ code: 'c', state: 'first', iss: 'https://id.example.com' });
    expect(answer.token).toBe('t');
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/keyclock/handleAuthorizationCode',
    ]);
    expect(seen[0]?.body).toEqual({
      code: 'c',
      state: 'first',
      iss: 'https://id.example.com',
      locale: 'en',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  test('sends a code once, however often it is asked', async () => {
    const seen = fakeServer(() => ({ code: 200, data: signedIn }));
    const back = { code: 'c', state: 'second' };
    const answers = await Promise.all([redeemCode(back), redeemCode(back)]);
    expect(answers[0]).toBe(answers[1]);
    await redeemCode(back);
    expect(seen).toHaveLength(1);
  });

  test('tells each caller why not', async () => {
    fakeServer(() => ({ code: 400, message: 'no', data: { key: 'ssoFailed' } }));
    const back = { code: 'c', state: 'third' };
    for (const redemption of [redeemCode(back), redeemCode(back)]) {
      await expect(redemption).rejects.toBeInstanceOf(ApiRefusal);
    }
  });

  test('asks to keep a closed account once', async () => {
    const seen = fakeServer(() => ({ code: 200, data: signedIn }));
    requestKeepAccount();
    await redeemCode({ code: 'c', state: 'fourth' });
    await redeemCode({ code: 'c', state: 'fifth' });
    expect(seen.map(({ body }) => Object(body).restore)).toEqual([true, undefined]);
  });

  test('lets the server refuse what the provider sent without a code', async () => {
    const seen = fakeServer(() => ({ code: 400, message: 'no', data: { key: 'ssoFailed' } }));
    await expect(redeemCode({ error: 'access_denied' })).rejects.toMatchObject({ key: 'ssoFailed' });
    expect(seen[0]?.body).toMatchObject({ code: '', state: '' });
  });
});
