import { api } from '@garden/contract';
import { callApi } from '../../../lib/api/call-api.ts';
import { currentLocale } from '../../../lib/locale/locale.ts';
import type { SignedIn } from '../sign-in/use-complete-sign-in.ts';

/** What the sign-in provider writes into the address of /loading. */
export type CallbackParams = {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
};

const KEEP = 'keep-account';
const redemptions = new Map<string, Promise<SignedIn>>();

/**
 * Signs in with what the provider gave. A code is good once: whoever asks again gets the first answer.
 * @throws {ApiRefusal | TransportFailure}
 */
export function redeemCode({ code = '', state = '', iss }: CallbackParams): Promise<SignedIn> {
  const redemption = redemptions.get(state) ?? send(code, state, iss);
  redemptions.set(state, redemption);
  return redemption;
}

async function send(code: string, state: string, iss: string | undefined): Promise<SignedIn> {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const habits = { locale: currentLocale(), timezone };
  return callApi(api.keyclock.handleAuthorizationCode, {
    code,
    state,
    iss,
    restore: takeKeepRequest(),
    ...habits,
  });
}

/** The next sign-in of this window takes the deletion of the account back; its code has to be a new one. */
export function requestKeepAccount(): void {
  try {
    sessionStorage.setItem(KEEP, 'yes');
  } catch {
    // Without storage the account stays closed, and is asked about again.
  }
}

function takeKeepRequest(): true | undefined {
  try {
    const wished = sessionStorage.getItem(KEEP) !== null;
    sessionStorage.removeItem(KEEP);
    return wished || undefined;
  } catch {
    return undefined;
  }
}
