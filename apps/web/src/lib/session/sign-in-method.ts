import { api } from '@garden/contract';
import { address } from '../api/send.ts';
import { storedValue } from '../stored-value.ts';

const KEY = 'sign-in-way';

/** How the user signed in last on this browser: with a password, or by the sign-in provider. */
export type SignInMethod = 'password' | 'provider';

export function rememberSignInMethod(way: SignInMethod): void {
  storedValue.write(KEY, way);
}

/** The last method; a password where none is known. */
export function lastSignInMethod(): SignInMethod {
  return storedValue.read(KEY) === 'provider' ? 'provider' : 'password';
}

/** Redirects to the sign-in provider. */
export function goToProvider(): void {
  location.assign(address(api.auth.sso, {}));
}
