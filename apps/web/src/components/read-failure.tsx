import { Trans } from '@lingui/react/macro';
import { useOnline } from '../lib/connectivity.ts';
import { failureMessage } from '../lib/locale/translate-message.ts';
import { Banner } from './banner.tsx';

/** As much of a query as its failure needs. */
type FailedRead = {
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Shown where a read was refused or failed. Without network the head of the page says so, once for all of its parts. */
export function ReadFailure({ of }: { of: FailedRead }) {
  const isOnline = useOnline();
  if (of.fetchStatus === 'paused' || !isOnline) return <LoadsLater />;
  return (
    <Banner tone="error" onRetry={() => void of.refetch()} retrying={of.isFetching}>
      {failureMessage(of.error)}
    </Banner>
  );
}

/** Only where a dialog is over the head of the page. */
export function LoadsLater() {
  return (
    <p className="hidden text-ink-2 in-[[role=dialog]]:block">
      <Trans>You’re offline. This loads when the network is back.</Trans>
    </p>
  );
}
