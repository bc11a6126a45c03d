import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { lin } from '../testing/sample-person.ts';

/** The modules as a freshly loaded page has them, with what storage and the inline script left. */
async function loadedPage(token: string | null, early?: { token: string; answer: unknown }) {
  if (token !== null) localStorage.setItem('token', token);
  if (early) window.earlySessionCheck = { token: early.token, answer: Promise.resolve(early.answer) };
  vi.resetModules();
  const { checkSession } = await import('./check-session.ts');
  const { useUserStore } = await import('../stores/user-store.ts');
  return { checkSession, person: () => useUserStore.getState() };
}

beforeEach(() => {
  delete window.earlySessionCheck;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('checkSession', () => {
  test('takes the answer of the inline script', async () => {
    const seen = fakeServer(() => ({ code: 200, data: lin }));
    const page = await loadedPage('t', { token: 't', answer: { code: 200, message: 'OK', data: lin } });
    await page.checkSession();
    expect(page.person().userInfo?.name).toBe('Lin Mei');
    expect(seen).toHaveLength(0);
  });

  test('asks itself where that answer belongs to an older token', async () => {
    const seen = fakeServer(() => ({ code: 200, data: lin }));
    const page = await loadedPage('t', { token: 'older', answer: { code: 403, message: '', data: {} } });
    await page.checkSession();
    expect(seen.map(({ url }) => url)).toEqual(['/api/user/info']);
  });

  test('renews after a night with one call', async () => {
    const seen = fakeServer(() => ({
      code: 200,
      data: { token: 'new', expiresAt: '2026-11-21T10:00:00.000Z', user: lin },
    }));
    const page = await loadedPage('t', { token: 't', answer: { code: 403, message: '', data: {} } });
    await page.checkSession();
    expect(seen.map(({ url }) => url)).toEqual(['/api/user/auth/refresh']);
    expect(page.person()).toMatchObject({ token: 'new', userInfo: { user_id: lin.id } });
  });

  test('signs out where there is nothing to renew', async () => {
    fakeServer(() => ({ code: 403 }));
    const page = await loadedPage('t', { token: 't', answer: { code: 403, message: '', data: {} } });
    await page.checkSession();
    expect(page.person().token).toBeNull();
  });

  test('believes the stored person without network', async () => {
    fakeServer(() => new TypeError('fetch failed'));
    const page = await loadedPage('t', { token: 't', answer: undefined });
    await page.checkSession();
    expect(page.person().token).toBe('t');
  });

  test('asks nothing where no one is signed in, and asks once', async () => {
    const seen = fakeServer(() => ({ code: 200, data: lin }));
    const out = await loadedPage(null);
    await out.checkSession();
    expect(seen).toHaveLength(0);
    const signedIn = await loadedPage('t');
    await Promise.all([signedIn.checkSession(), signedIn.checkSession()]);
    expect(seen).toHaveLength(1);
  });
});
