import { useTeamStore } from '../stores/team-store.ts';
import { type UserInfo, useUserStore } from '../stores/user-store.ts';
import { rememberReturnPath } from './return-path.ts';
import { onTokenChange, writeToken } from './token.ts';

/**
 * `expired`: the server ended it. `left`: the person signed out, here or in another window.
 * `begun`: another window signed in; `samePerson` tells whether what is loaded may stay.
 */
export type SessionChange =
  | { readonly kind: 'expired' | 'left' }
  | { readonly kind: 'begun'; readonly samePerson: boolean };

const listeners = new Set<(change: SessionChange) => void>();

/** Calls back after the stores have followed a change that this window did not ask for, or a sign-out. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a token is stored; the server alone knows whether it is still good. */
export function hasSession(): boolean {
  return useUserStore.getState().token !== null;
}

/** Adopts the answer of login, registration or renewal. */
export function adoptSession({ token, user }: { token: string; user: Omit<UserInfo, 'user_id'> }): void {
  // User first: another window follows when it sees the token, and then needs both.
  useUserStore.getState().login(token, user);
  writeToken(token);
}

/** The server no longer knows the session: everything personal is removed, drafts in IndexedDB stay. */
export function expireSession(): void {
  rememberReturnPath();
  forget();
  useUserStore.getState().setShowLoadingPage(true);
  notifyListeners({ kind: 'expired' });
}

/** Forgets the session in this browser; `signOut` also ends it on the server. */
export function leaveSession(): void {
  forget();
  notifyListeners({ kind: 'left' });
}

function forget(): void {
  writeToken(null);
  useUserStore.getState().logout();
  useTeamStore.getState().logout();
}

function notifyListeners(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}

/** Follows sign-in, sign-out and renewal in other windows of this browser; returns a function that stops it. */
export function syncWithOtherWindows(): () => void {
  return onTokenChange((token) => {
    const before = useUserStore.getState();
    if (token === before.token) return;
    if (token === null) {
      rememberReturnPath();
      leaveSession();
      return;
    }
    useUserStore.readAgain();
    useTeamStore.readAgain();
    const samePerson = useUserStore.getState().userInfo?.user_id === before.userInfo?.user_id;
    notifyListeners({ kind: 'begun', samePerson });
  });
}
