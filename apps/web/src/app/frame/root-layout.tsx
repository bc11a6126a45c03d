import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { PartBoundary } from '../../components/states/part-boundary.tsx';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { LOADING_PAGE, SIGN_IN_PAGE } from '../routing/access.ts';
import { visit } from '../routing/last-location.ts';
import { NotFoundPage } from '../routing/not-found-page.tsx';
import { PendingPage } from '../routing/pending-page.tsx';
import { Notices } from './notices.tsx';
import { Shell } from './shell.tsx';
import { Toasts } from './toasts.tsx';

/** The layout around every page. */
export function RootLayout() {
  const signedIn = useUserStore((state) => state.token !== null);
  const needsSession = useMatches({
    select: (matches) => matches.at(-1)?.staticData.requiresSession === true,
  });
  return (
    <>
      <Shell
        navigation={signedIn && needsSession}
        notices={
          <PartBoundary fallback={null}>
            <Notices />
          </PartBoundary>
        }
      >
        <Page />
      </Shell>
      <PartBoundary fallback={null}>
        <Toasts />
      </PartBoundary>
    </>
  );
}

function Page() {
  const isShowLoadingPage = useUserStore((state) => state.isShowLoadingPage);
  const isNotFound = useLocation({ select: ({ state }) => state.notFound?.visit === visit });
  const isSignIn = useLocation({
    select: ({ pathname }) => pathname === SIGN_IN_PAGE || pathname === LOADING_PAGE,
  });
  if (isNotFound) return <NotFoundPage />;
  if (isShowLoadingPage && !isSignIn) return <PendingPage />;
  return <Outlet />;
}
