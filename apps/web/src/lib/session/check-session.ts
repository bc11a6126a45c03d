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
 * Asks once, at the start, whether the stored token still holds, and brings the person up to date.
 *
 * Uses the answer that the page's inline script asked for. Without network the stored person stays: the
 * product opens offline, and the first call that reaches the server decides.
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

/** A renewal brings the person along, so nothing else has to be asked. */
async function renewOrExpire(): Promise<void> {
  if ((await renewToken(readToken())) === null) expireSession();
}
