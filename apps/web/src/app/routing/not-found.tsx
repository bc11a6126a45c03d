import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { buttonClass } from '../../components/buttons/button-class.ts';
import { START_PAGE } from './access.ts';
import { lastLocation, visit } from './last-location.ts';
import { MessagePage } from './message-page.tsx';

/**
 * The page for an unknown address (seed, section 2): names it, and puts the previous address back into the address
 * bar.
 */
export function NotFound() {
  const router = useRouter();
  const { pathname, href, state } = useLocation();
  const restoredFor = state.notFound?.visit === visit ? state.notFound.path : undefined;
  const restored = restoredFor !== undefined;
  const path = restoredFor ?? pathname;
  useEffect(() => {
    const previous = lastLocation();
    if (restored || previous === undefined) return;
    void router.navigate({ href: previous, replace: true, state: { notFound: { path, visit } } });
  }, [router, restored, path]);
  return (
    <MessagePage
      drawing="tendril"
      title={<Trans>Page Not Found: {path}</Trans>}
      actions={
        <>
          {restored && (
            <Button onClick={() => router.history.replace(href)}>
              <Trans>Back to where I was</Trans>
            </Button>
          )}
          <Link to={START_PAGE} className={buttonClass(restored ? 'quiet' : 'primary')}>
            <Trans>Go to today</Trans>
          </Link>
        </>
      }
    >
      <Trans>The address may be mistyped, or the page has moved.</Trans>
    </MessagePage>
  );
}
