import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, SearchParamError, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { RefreshIcon } from '../components/icons/actions.tsx';
import { logFailure } from '../lib/log.ts';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ScreenLoadFailure } from './screen.ts';

/**
 * The error page: a file that did not load, a screen that crashed. "Try again" fetches the file again and renders the
 * screen anew; reloading the window is the second resort.
 */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  const isUnknownAddress = error instanceof SearchParamError;
  useEffect(() => {
    if (!isUnknownAddress) logFailure('A page failed', error);
  }, [error, isUnknownAddress]);
  if (isUnknownAddress) return <NotFoundPage />;
  const retry = async () => {
    setRetrying(true);
    if (error instanceof ScreenLoadFailure) error.forget();
    await router.invalidate();
    reset();
    setRetrying(false);
  };
  return (
    <MessagePage
      drawing="bare-stem"
      title={<Trans>Something went wrong – try again</Trans>}
      actions={
        <>
          <Button loading={retrying} icon={<RefreshIcon className="size-5" />} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
          <Button look="quiet" onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
        </>
      }
    >
      {error instanceof ScreenLoadFailure ? (
        <Trans>This part of the page could not be loaded. What you wrote is kept.</Trans>
      ) : (
        <Trans>The page met something it did not expect. What you wrote is kept.</Trans>
      )}
    </MessagePage>
  );
}
