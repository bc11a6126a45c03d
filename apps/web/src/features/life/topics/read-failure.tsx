import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/banner.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';

type Failed = {
  readonly error: Error | null;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Topics that did not come: why, and another try. */
export function ReadFailure({ of }: { of: Failed }) {
  const isOffline = of.fetchStatus === 'paused';
  return (
    <Banner tone={isOffline ? 'offline' : 'error'} onRetry={() => void of.refetch()} retrying={of.isFetching}>
      {failureMessage(of.error) ?? <Trans>This opens by itself when the network is back.</Trans>}
    </Banner>
  );
}
