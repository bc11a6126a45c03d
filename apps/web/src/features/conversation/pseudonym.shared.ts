import type { ObjectKind } from '@garden/contract';
import { storedValue } from '../../lib/stored-value.ts';

/** The scope of a pseudonym: an object in one team. */
export type PseudonymScope = {
  readonly kind: ObjectKind;
  readonly objectId: string;
  readonly teamId: string;
};

/** An anonymous author: the key deletes their comments, the tag is what the server shows of them. */
export type Pseudonym = { readonly key: string; readonly tag: string };

const SECRET_BYTES = 32;
const storageKey = (userId: string) => `voice-secret:${userId}`;
const encoder = new TextEncoder();

/**
 * Whether this browser can write anonymously: it needs WebCrypto, which browsers give only to pages over https or
 * from this computer, and a storage that keeps the secret.
 */
export function canCommentAnonymously(): boolean {
  return typeof crypto.subtle !== 'undefined' && canStore();
}

/** Whether the user has written anonymously in this browser; without that no pseudonym can be theirs. */
export function hasPseudonyms(userId: string): boolean {
  return storedValue.read(storageKey(userId)) !== null;
}

/**
 * A user's pseudonym in a scope. Derived from one random secret, which never leaves this browser, each thread gets
 * its own key: no one can tell that two threads have the same author.
 *
 * @throws where the browser has no WebCrypto; ask `canCommentAnonymously` before
 */
export async function pseudonymFor(
  userId: string,
  { kind, objectId, teamId }: PseudonymScope,
): Promise<Pseudonym> {
  const secret = decode(storedValue.read(storageKey(userId)) ?? newSecret(userId));
  const hmac = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const key = encodeBase64url(
    await crypto.subtle.sign('HMAC', hmac, encoder.encode(`${kind}:${objectId}:${teamId}`)),
  );
  const tag = encodeBase64url(await crypto.subtle.digest('SHA-256', encoder.encode(key)));
  return { key, tag };
}

function newSecret(userId: string): string {
  const secret = encodeBase64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer);
  storedValue.write(storageKey(userId), secret);
  return secret;
}

function canStore(): boolean {
  const probe = 'voice-probe';
  storedValue.write(probe, probe);
  const isStored = storedValue.read(probe) === probe;
  storedValue.write(probe, null);
  return isStored;
}

/** Base64url without padding. */
export function encodeBase64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
}
