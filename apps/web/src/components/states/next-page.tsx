import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { ReadFailure } from './read-failure.tsx';

/** As much of a list that is read page by page as its next page needs. */
type Paged = {
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

type Props = {
  of: Paged;
  /** The button's words. */
  children: ReactNode;
  look?: 'quiet' | 'ghost';
  className?: string;
};

/** Below a list: the button for its next page, or why that did not come and another try for that page alone. */
export function NextPage({ of, children, look = 'ghost', className }: Props) {
  const { error, fetchStatus, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = of;
  if (isFetchNextPageError) {
    return (
      <ReadFailure of={{ error, fetchStatus, isFetching: isFetchingNextPage, refetch: fetchNextPage }} />
    );
  }
  if (!hasNextPage) return null;
  return (
    <Button
      look={look}
      className={className}
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {children}
    </Button>
  );
}
