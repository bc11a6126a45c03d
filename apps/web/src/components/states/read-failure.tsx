import { useOnline } from '../../lib/connectivity.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import { Banner } from './banner.tsx';
import { LoadsLater } from './loads-later.tsx';

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
