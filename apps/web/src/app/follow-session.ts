import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { takeReturnPlace } from '../lib/session/return-place.ts';
import { followOtherWindows, onSessionChange } from '../lib/session/session.ts';
import { useUserStore } from '../lib/stores/user-store.ts';
import { SIGN_IN_PAGE } from './access.ts';

/** Brings cache and page after a session that ended, or that another window began. */
export function followSession(router: AnyRouter, cache: QueryClient): void {
  followOtherWindows();
  onSessionChange(async (change) => {
    if (change.kind === 'begun') {
      if (!change.samePerson) cache.clear();
      if (router.state.location.pathname === SIGN_IN_PAGE) router.history.replace(takeReturnPlace());
      else await router.invalidate();
      return;
    }
    await router.navigate({ href: SIGN_IN_PAGE, replace: change.kind === 'expired' });
    // After the page has gone: what stands on it would ask for its data again.
    cache.clear();
    useUserStore.getState().setShowLoadingPage(false);
  });
}
