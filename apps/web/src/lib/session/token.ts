import { onStoredValueChange, storedValue } from '../stored-value.ts';

const KEY = 'token';

/** The bearer token, opaque and valid for an hour (local storage `token`); null where no one is signed in. */
export function readToken(): string | null {
  return storedValue.read(KEY);
}

export function writeToken(token: string | null): void {
  storedValue.write(KEY, token);
}

/** Calls back when another window signs in or out, or renews the token. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  return onStoredValueChange(KEY, listener);
}
