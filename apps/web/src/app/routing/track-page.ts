import { type Page, pages } from '@garden/contract';
import type { AnyRouter } from '@tanstack/react-router';
import { useTeamStore } from '../../lib/stores/team-store.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { pageAt } from '../frame/navigation.ts';
import { SIGN_IN_PAGE } from './access.ts';

const table: readonly Page[] = pages;

/** Keeps what the stores say of the open page (seed, section 3). */
export function trackPage(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    useUserStore.getState().setLoginPage(pathname === SIGN_IN_PAGE);
    useTeamStore.setState({ isShowTeam: pageAt(table, pathname)?.place === 'team' });
  });
}
