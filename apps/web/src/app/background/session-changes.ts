import { api, pages } from '@garden/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { eraseCopies } from '../../lib/device-copies.ts';
import { takeReturnPath } from '../../lib/session/return-path.ts';
import { onSessionChange, syncWithOtherWindows } from '../../lib/session/session.ts';
import { goToProvider, lastSignInMethod } from '../../lib/session/sign-in-method.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { useNavStore } from '../frame/nav-store.ts';
import { SIGN_IN_PAGE } from '../routing/access.ts';

/** Updates cache and page after a session that ended, or that another window began. */
export function handleSessionChanges(router: AnyRouter, cache: QueryClient): void {
  syncWithOtherWindows();
  onSessionChange(async (change) => {
    if (change.kind === 'begun') {
      if (!change.samePerson) {
        cache.clear();
        eraseCopies();
      }
      if (router.state.location.pathname === SIGN_IN_PAGE) router.history.replace(takeReturnPath());
      else await router.invalidate();
      return;
    }
    eraseCopies();
    if (change.kind === 'left') useNavStore.getState().forget();
    if (
      change.kind === 'expired' &&
      lastSignInMethod() === 'provider' &&
      isInside(router.state.location.pathname)
    ) {
      // "Loading" stays until the provider's page loads; unsent text is kept in this browser.
      goToProvider();
      return;
    }
    await router.navigate({ href: SIGN_IN_PAGE, replace: change.kind === 'expired' });
    // After the navigation: the old page would fetch its data again.
    forgetAnswers(cache);
    useUserStore.getState().setShowLoadingPage(false);
  });
}

/** All but what the server offers to everyone, which the sign-in page has asked for by now. */
function forgetAnswers(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey: [path] }) => path !== api.auth.options.path });
  cache.getMutationCache().clear();
}

/** Public pages stay open where a session ends. */
function isInside(path: string): boolean {
  return pages.find((page) => page.path === path)?.public !== true;
}
