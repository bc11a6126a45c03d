import { api } from '@garden/contract';
import { callApi } from '../api/call-api.ts';
import { logFailure } from '../log.ts';
import { leaveSession } from './session.ts';

/** Signs out on the server and here; without network only here, and the token expires within its hour. */
export async function signOut(): Promise<void> {
  try {
    await callApi(api.auth.logout, {});
  } catch (failure) {
    logFailure('The server was not told of the sign-out', failure);
  }
  leaveSession();
}
