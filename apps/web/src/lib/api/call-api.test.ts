import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { failureMessage } from '../locale/translate-message.ts';
import { adoptSession, hasSession, onSessionChange } from '../session/session.ts';
import { readToken, writeToken } from '../session/token.ts';
import { initialTeamState, useTeamStore } from '../stores/team-store.ts';
import { useUserStore } from '../stores/user-store.ts';
import { fakeServer, type SeenRequest } from '../testing/fake-server.ts';
import { lin } from '../testing/sample-person.ts';
import { callApi } from './call-api.ts';
import { ApiRefusal, TransportFailure } from './refusal.ts';

const over = { code: 403, message: 'Session expired', data: { key: 'sessionExpired' } };
const renewed = { code: 200, data: { token: 'new', expiresAt: '2026-11-21T10:00:00.000Z', user: lin } };
const isRenewal = ({ url }: SeenRequest) => url === '/api/user/auth/refresh';

/** A server that knows the token `new` alone, and answers a renewal as told. */
function serverAfterAnHour(renewal: Parameters<typeof fakeServer>[0]) {
  return fakeServer((request) => {
    if (isRenewal(request)) return renewal(request);
    return request.token === 'new' ? { code: 200, data: { result: [] } } : over;
  });
}

beforeEach(() => adoptSession({ token: 'old', user: lin }));

describe('callApi', () => {
  test('sends the stored token and returns the data of the answer', async () => {
    const seen = fakeServer(() => ({ code: 200, data: { result: [] } }));
    expect(await callApi(api.team.list, {})).toEqual({ result: [] });
    expect(seen[0]?.token).toBe('old');
  });

  test('throws a refusal with key, parameters and fields', async () => {
    const field = {
      path: 'name',
      message: 'A name has at most 40 characters',
      key: 'nameTooLong',
      params: { maximum: 40 },
    };
    fakeServer(() => ({
      code: 400,
      message: 'Please check',
      data: { key: 'inputInvalid', errors: [field] },
    }));
    const refusal = await callApi(api.auth.edit, { name: 'x' }).catch((failure: unknown) => failure);
    expect(refusal).toBeInstanceOf(ApiRefusal);
    expect(refusal).toMatchObject({ code: 400, key: 'inputInvalid', errors: [field] });
  });

  test('keeps the newer state of a conflict', async () => {
    fakeServer(() => ({ code: 409, data: { key: 'draftChanged', current: { version: 4 } } }));
    await expect(callApi(api.team.list, {})).rejects.toMatchObject({ code: 409, current: { version: 4 } });
  });

  test('says what a key means that this build does not know as the server says it', async () => {
    fakeServer(() => ({ code: 400, message: 'New rule', data: { key: 'ruleOfNextYear' } }));
    const failure = await callApi(api.team.list, {}).catch((refused: unknown) => refused);
    expect(failure).toBeInstanceOf(ApiRefusal);
    expect(failureMessage(failure)).toBe('New rule');
  });

  test('renews a dead session once for all callers and repeats their calls', async () => {
    const seen = serverAfterAnHour(() => renewed);
    expect(await Promise.all([callApi(api.team.list, {}), callApi(api.team.list, {})])).toEqual([
      { result: [] },
      { result: [] },
    ]);
    expect(seen.filter(isRenewal)).toHaveLength(1);
    expect(readToken()).toBe('new');
  });

  test('does not end a session that begins while a call without a token is under way', async () => {
    writeToken(null);
    const seen = serverAfterAnHour(() => renewed);
    const call = callApi(api.team.list, {});
    adoptSession({ token: 'new', user: lin });
    expect(await call).toEqual({ result: [] });
    expect(hasSession()).toBe(true);
    expect(seen.filter(isRenewal)).toEqual([]);
  });

  test('uses the token that another window has renewed meanwhile', async () => {
    const seen = serverAfterAnHour(() => renewed);
    const call = callApi(api.team.list, {});
    localStorage.setItem('token', 'new');
    expect(await call).toEqual({ result: [] });
    expect(seen.filter(isRenewal)).toHaveLength(0);
  });

  test('signs out where the session is truly over: stores empty, place remembered', async () => {
    serverAfterAnHour(() => over);
    useTeamStore.setState({ noDealNum: 3, homeChoseTeam: 'a' });
    const changes: string[] = [];
    const stop = onSessionChange(({ kind }) => changes.push(kind));
    await expect(callApi(api.team.list, {})).rejects.toMatchObject({ code: 403 });
    stop();
    expect(changes).toEqual(['expired']);
    expect(readToken()).toBeNull();
    expect(useUserStore.getState()).toMatchObject({
      userInfo: null,
      token: null,
      isLoginPage: true,
      isShowLoadingPage: true,
    });
    expect(useTeamStore.getState()).toMatchObject(initialTeamState);
    expect(sessionStorage.getItem('return-to')).toBe('/home?team=a');
  });

  test('stays signed in where the renewal could not be asked for', async () => {
    serverAfterAnHour(() => new TypeError('fetch failed'));
    await expect(callApi(api.team.list, {})).rejects.toBeInstanceOf(TransportFailure);
    expect(hasSession()).toBe(true);
    serverAfterAnHour(() => ({ code: 503, message: 'Not ready', data: { key: 'notReady' } }));
    await expect(callApi(api.team.list, {})).rejects.toMatchObject({ code: 503 });
    expect(hasSession()).toBe(true);
  });

  test('does not renew where no one is signed in', async () => {
    localStorage.removeItem('token');
    useUserStore.getState().logout();
    const seen = serverAfterAnHour(() => renewed);
    await expect(callApi(api.team.list, {})).rejects.toMatchObject({ code: 403 });
    expect(seen).toHaveLength(1);
  });

  test('ends the loading page of a forced sign-out with the next answer', async () => {
    useUserStore.getState().setShowLoadingPage(true);
    fakeServer(() => ({ code: 400, message: 'Refused' }));
    await expect(callApi(api.user.login, { email: 'a@b.c', password: 'x' })).rejects.toMatchObject({
      code: 400,
    });
    expect(useUserStore.getState().isShowLoadingPage).toBe(false);
  });
});
