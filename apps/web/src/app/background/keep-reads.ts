import type { QueryClient } from '@tanstack/react-query';
import { keepReads } from '../../lib/kept-reads/keep-reads.ts';
import { keptStore } from '../../lib/kept-reads/kept-store.ts';
import { deviceCopy } from '../../lib/preferences/device-copy.ts';
import { readToken } from '../../lib/session/token.ts';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
// There when the network goes: it could not be fetched then.
import '../frame/cut-off-details.tsx';

const AT_LEISURE_MS = 1000;

/** Keeps what is read for work without network, while someone is signed in and this device may. */
export function startKeeping(cache: QueryClient): void {
  keepReads(cache, {
    store: keptStore,
    // The token as it is stored: another window may have signed out a moment ago.
    userId: () =>
      readToken() !== null && deviceCopy.get() === 'on'
        ? useUserStore.getState().userInfo?.user_id
        : undefined,
    teams: () => useTeamStore.getState().teamArr,
    now: Date.now,
    whenIdle: (work) =>
      'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, AT_LEISURE_MS),
  });
}
