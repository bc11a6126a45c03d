import { api } from '@garden/contract';
import { callApi } from '../api/call-api.ts';
import { ApiRefusal } from '../api/refusal.ts';
import { logFailure } from '../log.ts';
import { useUserStore } from '../stores/user-store.ts';
import { takeEarlyAnswer } from './early-check.ts';
import { renewToken } from './renew-token.ts';
import { expireSession, hasSession } from './session.ts';
import { readToken } from './token.ts';

let check: Promise<void> | undefined;

/**
 * Checks once, at the start, whether the stored token is still valid, and updates the user.
 *
 * Uses the answer that the page's inline script asked for. Without network the stored user stays: the product opens
 * offline, and the first call that reaches the server decides.
 */
export function checkSession(): Promise<void> {
  check ??= hasSession() ? updatePerson() : Promise.resolve();
  return check;
}

async function updatePerson(): Promise<void> {
  try {
    const early = await takeEarlyAnswer();
    if (early === 'over') return await renewOrExpire();
    useUserStore.getState().setUserInfo(early ?? (await callApi(api.user.info, {})));
  } catch (failure) {
    // Refused with 403, the session is over and callApi has already said so.
    if (failure instanceof ApiRefusal && failure.code === 403) return;
    logFailure('The session could not be checked', failure);
  }
}

/** A renewal returns the user, so nothing else has to be read. */
async function renewOrExpire(): Promise<void> {
  if ((await renewToken(readToken())) === null) expireSession();
}
