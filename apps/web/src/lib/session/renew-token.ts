import { api, type OutputOf } from '@garden/contract';
import { ApiRefusal } from '../api/refusal.ts';
import { send } from '../api/send.ts';
import { withLock } from '../with-lock.ts';
import { adoptSession } from './session.ts';
import { readToken } from './token.ts';

const LOCK = 'garden-token';

let renewal: Promise<string | null> | undefined;

/**
 * Exchanges the refresh cookie for a new token, once for all callers and all windows of this browser: the server
 * treats a reused cookie as theft.
 *
 * @param stale the token that was refused; if a newer one is stored by now, that one is the answer
 * @returns the new token, or null where the session is truly over
 * @throws {TransportFailure | ApiRefusal} where the server could not be asked: the session may still live
 */
export function renewToken(stale: string | null): Promise<string | null> {
  // Where windows cannot wait for one another, the server's grace period for simultaneous renewals has to do.
  renewal ??= withLock(LOCK, () => exchange(stale)).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function exchange(stale: string | null): Promise<string | null> {
  const current = readToken();
  if (current !== stale) return current;
  const answer = await send(api.auth.refresh, {});
  if (answer.code === 200) {
    // An envelope of this call: `send` knows nothing of its data.
    const signedIn = answer.data as OutputOf<typeof api.auth.refresh>;
    adoptSession(signedIn);
    return signedIn.token;
  }
  if (answer.code === 400 || answer.code === 403) return null;
  throw new ApiRefusal(answer.code, answer.message, answer.data);
}
