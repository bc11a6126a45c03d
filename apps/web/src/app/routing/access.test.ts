import { beforeEach, describe, expect, test } from 'vitest';
import { adoptSession, leaveSession } from '../../lib/session/session.ts';
import { fakeServer } from '../../lib/testing/fake-server.ts';
import { lin } from '../../lib/testing/sample-person.ts';
import { redirectionOf } from './access.ts';

const login = { path: '/login', requiresSession: false, preload: false };
const home = { path: '/home', requiresSession: true, preload: false };
const terms = { path: '/privacy/terms-of-use', requiresSession: false, preload: false };

beforeEach(() => void fakeServer(() => ({ code: 200, data: lin })));

describe('who may open a page', () => {
  test('signed out: public pages open, others lead to sign-in and are remembered', async () => {
    leaveSession();
    expect(await redirectionOf(login, '/login')).toBeUndefined();
    expect(await redirectionOf(terms, terms.path)).toBeUndefined();
    expect(await redirectionOf(home, '/home?team=a')).toBe('/login');
    expect(sessionStorage.getItem('return-to')).toBe('/home?team=a');
  });

  test('signed out: a link that is pointed at is not remembered', async () => {
    leaveSession();
    sessionStorage.setItem('return-to', '/department?invitation=a');
    expect(await redirectionOf({ ...home, preload: true }, '/home')).toBe('/login');
    expect(sessionStorage.getItem('return-to')).toBe('/department?invitation=a');
  });

  test('signed in: every page opens but sign-in', async () => {
    adoptSession({ token: 't', user: lin });
    expect(await redirectionOf(home, '/home')).toBeUndefined();
    expect(await redirectionOf(terms, terms.path)).toBeUndefined();
    expect(await redirectionOf(login, '/login')).toBe('/');
  });

  test('signed in: a link of an invitation to the sign-in page keeps its code', async () => {
    adoptSession({ token: 't', user: lin });
    expect(await redirectionOf(login, '/login?tab=register&join=ABCDEFGH')).toBe('/department?join=ABCDEFGH');
    expect(await redirectionOf(login, '/login?join=A%26team%3Db')).toBe('/department?join=A%26team%3Db');
  });
});
