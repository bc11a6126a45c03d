import { Trans } from '@lingui/react/macro';
import { failureMessage } from '../lib/locale/translate-message.ts';
import { Banner } from './banner.tsx';

/** As much of a query as its failure needs. */
type FailedRead = {
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Shown where a read failed: without network, or refused. */
export function ReadFailure({ of }: { of: FailedRead }) {
  const isOffline = of.fetchStatus === 'paused';
  return (
    <Banner tone={isOffline ? 'offline' : 'error'} onRetry={() => void of.refetch()} retrying={of.isFetching}>
      {failureMessage(of.error) ?? <Trans>This opens by itself when the network is back.</Trans>}
    </Banner>
  );
}
