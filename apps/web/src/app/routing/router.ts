import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routes.ts';
import { FailurePage } from './failure-page.tsx';
import { PendingPage } from './pending-page.tsx';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // Answers live in TanStack Query, whose own staleness rules hold.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: FailurePage,
  defaultPendingComponent: PendingPage,
  defaultPendingMs: 300,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** A page that was asked for and does not exist, while the address before it stands in the bar again. */
    notFound?: { readonly path: string; readonly visit: string };
  }
}
