import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/banner.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadsLater } from '../../../components/read-failure.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/skeleton.tsx';

type SearchRead = {
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Shown in place of the results: without network, or after a failure. */
export function SearchFailure({ of }: { of: SearchRead }) {
  if (of.fetchStatus === 'paused') return <LoadsLater />;
  return (
    <Banner tone="error" onRetry={() => void of.refetch()} retrying={of.isFetching}>
      <Trans>Search failed, please try again later</Trans>
    </Banner>
  );
}

export function ResultSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-6 pt-2">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="flex gap-3">
          <SkeletonBox className="size-11 shrink-0 rounded-pill" />
          <SkeletonText lines={3} className="flex-1" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function NothingFound({ keyword, isNarrowed }: { keyword: string; isNarrowed: boolean }) {
  return (
    <EmptyState
      drawing="winter"
      title={keyword === '' ? <Trans>Nothing found</Trans> : <Trans>Nothing found for “{keyword}”</Trans>}
    >
      {isNarrowed ? (
        <Trans>Try other words, or remove a filter.</Trans>
      ) : (
        <Trans>Try fewer words, or the beginning of one.</Trans>
      )}
    </EmptyState>
  );
}

/** Announces how many there are to assistive technology. */
export function ResultCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  return (
    <p role="status" className="sr-only">
      {hasMore ? (
        <Plural value={count} one="# result, and more" other="# results, and more" />
      ) : (
        <Plural value={count} one="# result" other="# results" />
      )}
    </p>
  );
}
