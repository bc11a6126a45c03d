import { Plural, Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../../components/states/banner.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { LoadsLater } from '../../components/states/loads-later.tsx';
import { NextPage } from '../../components/states/next-page.tsx';
import { PartBoundary } from '../../components/states/part-boundary.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../components/states/skeleton.tsx';

type SearchRead = {
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** As much of results that are read page by page as is shown of them. */
type Found<Item> = SearchRead &
  ComponentProps<typeof NextPage>['of'] & {
    readonly data: readonly Item[] | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
  };

type ResultsProps<Item> = {
  of: Found<Item>;
  keyword: string;
  /** By more than a keyword. */
  isNarrowed?: boolean;
  /** Shown as long as there is no keyword; where filters alone find something, there is none. */
  hint?: ReactNode;
  keyOf: (item: Item) => string;
  /** One result. */
  children: (item: Item) => ReactNode;
};

/** What a search has found, page by page, and each state on the way there. */
export function SearchResults<Item>({
  of,
  keyword,
  isNarrowed = false,
  hint,
  keyOf,
  children,
}: ResultsProps<Item>) {
  if (hint && keyword === '') return <p className="text-ink-2">{hint}</p>;
  if (!of.data) {
    return of.isPending && of.fetchStatus !== 'paused' ? <ResultSkeleton /> : <SearchFailure of={of} />;
  }
  return (
    <div aria-busy={of.isPlaceholderData} className={of.isPlaceholderData ? 'opacity-60' : undefined}>
      <ResultCount count={of.data.length} hasMore={of.hasNextPage} />
      {of.isError && !of.isFetchNextPageError && <SearchFailure of={of} />}
      {of.data.length === 0 && <NothingFound keyword={keyword} isNarrowed={isNarrowed} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {of.data.map((item) => (
          <li key={keyOf(item)}>
            <PartBoundary of={item}>{children(item)}</PartBoundary>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid justify-items-center empty:hidden">
        <NextPage of={of} look="quiet">
          <Trans>Show more results</Trans>
        </NextPage>
      </div>
    </div>
  );
}

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

function NothingFound({ keyword, isNarrowed }: { keyword: string; isNarrowed: boolean }) {
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
