import { api, type OutputOf } from '@garden/contract';
import { callApi } from '../../../lib/api/call-api.ts';
import { currentLocale } from '../../../lib/locale/locale.ts';

/** The parameters that the sign-in provider adds to the address of /loading. */
export type CallbackParams = {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
};

type Redeemed = OutputOf<typeof api.keyclock.handleAuthorizationCode>;

const KEEP = 'keep-account';
const redemptions = new Map<string, Promise<Redeemed>>();

/**
 * Signs in with the provider's code. A code works once: a second call gets the first answer.
 * @throws {ApiRefusal | TransportFailure}
 */
export function redeemCode({ code = '', state = '', iss }: CallbackParams): Promise<Redeemed> {
  const redemption = redemptions.get(state) ?? send(code, state, iss);
  redemptions.set(state, redemption);
  return redemption;
}

async function send(code: string, state: string, iss: string | undefined): Promise<Redeemed> {
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

/** Makes the next sign-in of this window cancel the deletion of the account; it needs a new code. */
export function requestKeepAccount(): void {
  try {
    sessionStorage.setItem(KEEP, 'yes');
  } catch {
    // Without storage the account stays closed, and the question comes again.
  }
}

function takeKeepRequest(): true | undefined {
  try {
    const isRequested = sessionStorage.getItem(KEEP) !== null;
    sessionStorage.removeItem(KEEP);
    return isRequested || undefined;
  } catch {
    return undefined;
  }
}
