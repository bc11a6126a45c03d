import { api, type QuoteView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { LoadMore } from '../../../components/states/load-more.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { QuoteCard } from './quote-card.tsx';
import type { QuoteNarrowing } from './quote-filter.tsx';

// Comments below a line alone hold what can be kept.
const KeepWatch = latePart(async () => (await import('./keep-watch.tsx')).KeepWatch, {
  failed: null,
});

type Props = {
  teamId: string;
  narrowing: QuoteNarrowing;
  /** The line whose comments are shown. */
  openId: string | undefined;
};

/** The lines of a team, page by page; one that a link leads to stands on top where it is not among them. */
export function QuoteList({ teamId, narrowing: { sort, of, q }, openId }: Props) {
  const lines = useApiPages(
    api.quote.get,
    { teamId, ...(sort && { sort }), ...(of && { of }), ...(q && { keyword: q }) },
    { failure: 'none', keepPrevious: true },
  );
  const [arrivedAt] = useState(openId);
  const area = useRef<HTMLDivElement>(null);
  if (!lines.data) {
    if (lines.isError || lines.fetchStatus === 'paused') return <ReadFailure of={lines} />;
    return <QuotesSkeleton />;
  }
  const card = (quote: QuoteView) => (
    <PartBoundary key={quote.id} of={quote}>
      <QuoteCard quote={quote} isOpen={quote.id === openId} isTarget={quote.id === arrivedAt} />
    </PartBoundary>
  );
  const isAmong = lines.data.some(({ id }) => id === openId);
  return (
    <div ref={area} className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">
        <Trans>Wisdom of the team</Trans>
      </h2>
      {openId !== undefined && !isAmong && <LinkedQuote quoteId={openId}>{card}</LinkedQuote>}
      {lines.data.length === 0 && <Nothing isSearch={q !== undefined} isMine={of === 'mine'} />}
      <ul className="grid grid-cols-1 gap-4 empty:hidden">{lines.data.map(card)}</ul>
      {lines.isFetchNextPageError && <ReadFailure of={lines} />}
      {lines.hasNextPage && !lines.isFetchNextPageError && (
        <LoadMore isLoading={lines.isFetchingNextPage} onMore={() => void lines.fetchNextPage()}>
          <Trans>Show older lines</Trans>
        </LoadMore>
      )}
      <KeepWatch area={area} />
    </div>
  );
}

function LinkedQuote({
  quoteId,
  children,
}: {
  quoteId: string;
  children: (quote: QuoteView) => React.ReactNode;
}) {
  const linked = useApiQuery(api.quote.get, { quoteId }, { failure: 'none' });
  const [quote] = linked.data?.items ?? [];
  if (quote) return <ul className="grid grid-cols-1">{children(quote)}</ul>;
  if (!(linked.error instanceof ApiRefusal)) return null;
  return (
    <Banner>
      <Trans>The line that the link led to isn’t there anymore.</Trans>
    </Banner>
  );
}

function Nothing({ isSearch, isMine }: { isSearch: boolean; isMine: boolean }) {
  return (
    <Card as="div">
      {isSearch ? (
        <EmptyState drawing="winter" title={<Trans>No quote matches</Trans>}>
          <Trans>Try another word.</Trans>
        </EmptyState>
      ) : isMine ? (
        <EmptyState title={<Trans>You haven’t kept a line yet</Trans>}>
          <Trans>Write one above, or select a sentence in a diary and keep it.</Trans>
        </EmptyState>
      ) : (
        <EmptyState title={<Trans>The first line is yours</Trans>}>
          <Trans>
            Write down what’s worth remembering, or select a sentence in a diary and keep it as wisdom.
          </Trans>
        </EmptyState>
      )}
    </Card>
  );
}

/** Placeholder for lines. */
export function QuotesSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <SkeletonBox className="h-40 rounded-lg" />
      <SkeletonBox className="h-40 rounded-lg" />
      <SkeletonBox className="h-40 rounded-lg" />
    </SkeletonGroup>
  );
}
