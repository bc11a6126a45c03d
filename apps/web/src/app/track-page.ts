import { type Page, pages } from '@garden/contract';
import type { AnyRouter } from '@tanstack/react-router';
import { checkPage } from '../lib/builds.ts';
import { useTeamStore } from '../lib/stores/team-store.ts';
import { useUserStore } from '../lib/stores/user-store.ts';
import { SIGN_IN_PAGE } from './access.ts';
import { pageAt } from './navigation.ts';

const table: readonly Page[] = pages;

/** Keeps what the stores say of the open page (seed, section 3), and sees that the server knows the page alike. */
export function trackPage(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    const page = pageAt(table, pathname);
    useUserStore.getState().setLoginPage(pathname === SIGN_IN_PAGE);
    useTeamStore.setState({ isShowTeam: page?.place === 'team' });
    if (page) checkPage(page.path, !page.public);
  });
}
