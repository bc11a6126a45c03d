import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceCopies } from '../../lib/device-copies.ts';
import { adoptSession, expireSession, leaveSession } from '../../lib/session/session.ts';
import { rememberSignInMethod } from '../../lib/session/sign-in-method.ts';
import { changeInOtherWindow } from '../../lib/testing/fake-browser.ts';
import { lin, mateo } from '../../lib/testing/sample-person.ts';
import { handleSessionChanges } from './session-changes.ts';

const deleteDatabase = vi.fn();
const router = {
  state: { location: { pathname: '/home' } },
  navigate: async () => undefined,
  invalidate: async () => undefined,
};
handleSessionChanges(router as unknown as AnyRouter, new QueryClient());

const storedUser = (person: typeof lin | typeof mateo) =>
  JSON.stringify({ state: { userInfo: { ...person, user_id: person.id } }, version: 1 });
const erased = () => deleteDatabase.mock.calls.map(([name]) => name);
const all = Object.values(deviceCopies);

describe('what the server said leaves this device', () => {
  beforeEach(() => {
    deleteDatabase.mockClear();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    vi.stubGlobal('location', { pathname: '/home', search: '', assign: () => undefined });
    adoptSession({ token: 'mine', user: lin });
  });

  test('when someone signs out', () => {
    leaveSession();
    expect(erased()).toEqual(all);
  });

  test('when the server ends the session, also on the way to a sign-in provider', () => {
    expireSession();
    expect(erased()).toEqual(all);
    adoptSession({ token: 'mine', user: lin });
    rememberSignInMethod('provider');
    expireSession();
    expect(erased()).toEqual([...all, ...all]);
  });

  test('when another person signs in, but not when the same one does', async () => {
    changeInOtherWindow('token', 'renewed');
    await new Promise((resolve) => setTimeout(resolve));
    expect(erased()).toEqual([]);
    localStorage.setItem('user', storedUser(mateo));
    changeInOtherWindow('token', 'theirs');
    await vi.waitFor(() => expect(erased()).toEqual(all));
  });
});
