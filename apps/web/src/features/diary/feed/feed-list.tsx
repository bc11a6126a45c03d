import type { DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Fragment, memo, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { classNames } from '../../../components/class-names.ts';
import { DayText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PaneSkeleton } from '../../../components/panes/pane-skeleton.tsx';
import { PanesContext } from '../../../components/panes/panes-context.ts';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { LoadMore } from '../../../components/states/load-more.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { startComponent } from '../../../lib/lazy-component.ts';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { LoadFailure } from '../reading/day-states.tsx';
import { Entry } from '../reading/entry.tsx';
import { byDay } from './feed-days.ts';
import { type FeedNarrowing, type FeedSearch, isWholeFeed } from './narrowing.ts';
import { NewDiaries } from './new-diaries.tsx';
import { useFeed } from './use-feed.ts';

const EntryRow = startComponent(async () => (await import('./entry-row.tsx')).EntryRow);

/** So many entries a tall phone shows at once. */
const AT_FIRST = 4;
/** The same in two lines each. */
const AT_FIRST_DENSE = 14;

type Props = {
  teamId: string | undefined;
  narrowing: FeedNarrowing;
  /** In two lines each, beside the diary that is open. */
  isDense?: boolean;
  /** What links to its diaries keep of the address. */
  search: FeedSearch;
  /** Below the newest day. */
  aside?: ReactNode;
  /** After the newest entry, between it and the next. */
  interlude?: ReactNode;
};

/** The diaries of a team, or of all my teams, day by day; older ones come as one reads. */
export const FeedList = memo(function FeedList({
  teamId,
  narrowing,
  isDense = false,
  search,
  aside,
  interlude,
}: Props) {
  const feed = useFeed(teamId, narrowing);
  if (!feed.data) {
    if (feed.isPending && feed.fetchStatus !== 'paused')
      return isDense ? <PaneSkeleton isUnderLine /> : <FeedSkeleton />;
    return (
      <LoadFailure
        error={feed.error}
        isOffline={feed.fetchStatus === 'paused'}
        isRetrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  }
  const isWhole = isWholeFeed(narrowing);
  return (
    <div>
      {isWhole && <NewDiaries teamId={teamId} shown={feed.data} />}
      <div className={classNames('grid grid-cols-1', isDense ? 'gap-3' : 'gap-5')}>
        {feed.data.length === 0 && (
          <>
            {isWhole ? <NothingYet /> : <NothingOfThem />}
            {interlude}
            {aside}
          </>
        )}
        <Suspense fallback={<PaneSkeleton isUnderLine />}>
          <Days diaries={feed.data} search={search} isDense={isDense} aside={aside} interlude={interlude} />
        </Suspense>
        {feed.isFetchNextPageError && (
          <LoadFailure
            error={feed.error}
            isOffline={false}
            isRetrying={feed.isFetchingNextPage}
            onRetry={() => void feed.fetchNextPage()}
          />
        )}
        {feed.hasNextPage && !feed.isFetchNextPageError && (
          <LoadMore isLoading={feed.isFetchingNextPage} onMore={() => void feed.fetchNextPage()}>
            <Trans>Show older diaries</Trans>
          </LoadMore>
        )}
      </div>
    </div>
  );
});

/** The entries by their days. What is in sight is rendered first, the rest in the time that this leaves. */
function Days({
  diaries,
  search,
  isDense,
  aside,
  interlude,
}: Pick<Props, 'search' | 'aside' | 'interlude'> & {
  diaries: readonly DiaryView[];
  isDense: boolean;
}) {
  const { today } = useHomeCalendar();
  const count = useDeferredValue(
    diaries.length,
    Math.min(diaries.length, isDense ? AT_FIRST_DENSE : AT_FIRST),
  );
  const shown = diaries.slice(0, count);
  const firstIds = shown.slice(0, AT_FIRST).map(({ id }) => id);
  return (
    <>
      {byDay(shown).map(({ day, diaries }, index) => (
        <Fragment key={day}>
          <section aria-labelledby={`day-${day}`}>
            <h2
              id={`day-${day}`}
              className={
                isDense
                  ? 'sticky top-0 z-2 bg-paper px-3 py-1 font-sans text-ink-2 text-sm first-letter:uppercase'
                  : 'sr-only'
              }
            >
              <DayText day={day} today={today} />
            </h2>
            {isDense ? (
              <Rows diaries={diaries} search={search} />
            ) : (
              <Card as="div" className="divide-y divide-line py-1">
                {diaries.map((diary, at) => (
                  <div key={diary.id}>
                    {index === 0 && at === 1 && interlude}
                    <PartBoundary of={diary}>
                      <Entry diary={diary} search={search} isFirst={firstIds.includes(diary.id)} />
                    </PartBoundary>
                  </div>
                ))}
              </Card>
            )}
          </section>
          {index === 0 && !isDense && diaries.length === 1 && interlude}
          {index === 0 && aside}
        </Fragment>
      ))}
    </>
  );
}

/** Which of them is open renders two again, the one that was and the one that is. */
function Rows({ diaries, search }: { diaries: readonly DiaryView[]; search: FeedSearch }) {
  const openId = use(PanesContext)?.openId;
  return diaries.map((diary) => (
    <Row key={diary.id} diary={diary} search={search} isOpen={diary.id === openId} />
  ));
}

type RowProps = { diary: DiaryView; search: FeedSearch; isOpen: boolean };

const Row = memo(function Row(props: RowProps) {
  return (
    <PartBoundary of={props.diary}>
      <EntryRow {...props} />
    </PartBoundary>
  );
});

function NothingOfThem() {
  return (
    <Card>
      <EmptyState drawing="winter" title={<Trans>No diaries here</Trans>}>
        <Trans>No one you chose has written for your teams yet.</Trans>
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
        <Trans>What you and your team write appears here. A sentence is a good beginning.</Trans>
      </EmptyState>
    </Card>
  );
}

function FeedSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 divide-y divide-line rounded-lg border border-line bg-surface px-[min(1.25rem,5vw)] py-1">
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="py-4">
            <div className="flex items-center gap-3">
              <SkeletonBox className="size-11 rounded-pill" />
              <SkeletonText lines={2} className="w-40" />
            </div>
            <SkeletonText lines={4} className="mt-3 mb-11" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
