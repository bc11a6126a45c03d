import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/skeleton.tsx';
import { DayText } from '../../../components/time-text.tsx';
import { useApiPages } from '../../../lib/api/hooks.ts';
import { useHomeCalendar } from '../calendar/home-calendar.ts';
import { LoadFailure } from './day-states.tsx';
import { Entry } from './entry.tsx';
import { byDay } from './feed-days.ts';
import type { FeedNarrowing } from './narrowing.ts';

/** The diaries of a team, or of all my teams, day by day; older ones come as one reads. */
export function FeedList({
  teamId,
  narrowing: { department, author, following, group },
  openId,
  isElsewhere = false,
}: {
  teamId: string | undefined;
  narrowing: FeedNarrowing;
  openId: string | undefined;
  /** On a page other than the feed's own, whose query says nothing of this feed. */
  isElsewhere?: boolean;
}) {
  const feed = useApiPages(
    api.diary.recently,
    {
      ...(teamId && { teamId }),
      ...(department && { departmentId: department }),
      ...(author && { authorId: author }),
      ...(following && { following }),
      ...(group && { followGroupId: group }),
    },
    { failure: 'none' },
  );
  const { today } = useHomeCalendar();
  if (!feed.data) {
    if (feed.isPending && feed.fetchStatus !== 'paused') return <FeedSkeleton />;
    return (
      <LoadFailure
        error={feed.error}
        isOffline={feed.fetchStatus === 'paused'}
        isRetrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  }
  if (feed.data.length === 0) {
    return department || author || following || group ? <NothingOfThem /> : <NothingYet />;
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {byDay(feed.data).map(({ day, diaries }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 font-sans text-ink-2 text-sm first-letter:uppercase">
            <DayText day={day} today={today} />
          </h2>
          <Card as="div" className="divide-y divide-line py-1">
            {diaries.map((diary) => (
              <div key={diary.id}>
                <PartBoundary of={diary}>
                  <Entry diary={diary} isOpen={diary.id === openId} isElsewhere={isElsewhere} />
                </PartBoundary>
              </div>
            ))}
          </Card>
        </section>
      ))}
      {feed.isFetchNextPageError && (
        <LoadFailure
          error={feed.error}
          isOffline={false}
          isRetrying={feed.isFetchingNextPage}
          onRetry={() => void feed.fetchNextPage()}
        />
      )}
      {feed.hasNextPage && !feed.isFetchNextPageError && (
        <More isLoading={feed.isFetchingNextPage} onMore={() => void feed.fetchNextPage()} />
      )}
    </div>
  );
}

/** Loads older entries as it comes near, or by a press. */
function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (!place.current || isLoading) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && more.current(), {
      rootMargin: '400px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isLoading]);
  return (
    <div ref={place} className="grid justify-items-center">
      <Button look="quiet" loading={isLoading} onClick={onMore}>
        <Trans>Show older diaries</Trans>
      </Button>
    </div>
  );
}

function NothingOfThem() {
  return (
    <Card>
      <EmptyState drawing="winter" title={<Trans>No diaries here</Trans>}>
        <Trans>Nobody you chose has written for your teams yet.</Trans>
      </EmptyState>
    </Card>
  );
}

function NothingYet() {
  return (
    <Card>
      <EmptyState
        title={<Trans>No diaries yet</Trans>}
        action={
          <RouteLink to="/" hash="write" look="primary">
            <Trans>Write the first one</Trans>
          </RouteLink>
        }
      >
        <Trans>What you and your team write appears here.</Trans>
      </EmptyState>
    </Card>
  );
}

function FeedSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-5">
      <SkeletonText className="max-w-24" />
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="rounded-lg border border-line bg-surface p-[min(1.25rem,5vw)]">
          <div className="flex items-center gap-3">
            <SkeletonBox className="size-11 rounded-pill" />
            <SkeletonText lines={2} className="w-40" />
          </div>
          <SkeletonText lines={4} className="mt-3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
