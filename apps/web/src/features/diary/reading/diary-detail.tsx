import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Suspense, use, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { PageFrameContext } from '../../../components/page-frame.ts';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { usePersonName } from '../../../components/person-name.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton.tsx';
import { DayText, MomentText } from '../../../components/time-text.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { DiaryReactions, DiaryThread } from '../../conversation/diary-comments.part.tsx';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { LoadFailure } from './day-states.tsx';
import { DiaryActions } from './diary-actions.tsx';
import { DiaryBody } from './diary-body.tsx';
import { DiaryTime } from './diary-time.tsx';
import { EntryHead } from './entry-head.tsx';
import type { useDeleteDiary } from './use-delete-diary.ts';
import { useFeedDiary } from './use-feed-diary.ts';

type Props = {
  diaryId: string;
  deletion: ReturnType<typeof useDeleteDiary>;
  /** Puts the focus on its heading once it is there. */
  takesFocus: boolean;
  /** Opens with how its score came about. */
  opensScore: boolean;
};

const ItemReviewForm = lazyComponent(async () => (await import('./item-review-form.tsx')).ItemReviewForm);
const ScoreFold = lazyComponent(async () => (await import('./score-fold.tsx')).ScoreFold);

/** One diary as a whole: beside the feed on a desk, in its place on a phone. */
export function DiaryDetail({ diaryId, deletion, takesFocus, opensScore }: Props) {
  const inFeed = useFeedDiary(diaryId);
  const asked = useApiQuery(api.diary.get, { diaryId }, { failure: 'none', enabled: inFeed === undefined });
  const diary = inFeed ?? asked.data;
  const ownId = useUserStore((state) => state.userInfo?.id);
  const { calendar } = useHomeCalendar();
  const { links } = use(PageFrameContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const isThere = diary !== undefined;
  const personName = usePersonName();
  const area = useRef<HTMLDivElement>(null);
  const [isScoreOpen, setScoreOpen] = useState(opensScore);
  // Its text comes with the press; what one does with it, and what was said about it, right after.
  const hasRest = useDeferredValue(true, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another diary is another place for the focus
  useEffect(() => {
    if (isThere && takesFocus) heading.current?.focus({ preventScroll: true });
  }, [isThere, diaryId]);
  return (
    <div ref={area} className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between @desk:hidden">
        <RouteLink
          from="/home"
          to="/home"
          search={({ diary: _shut, comment: _marked, ...rest }) => rest}
          resetScroll={false}
          look="plain"
          className="no-underline"
        >
          <ArrowLeftIcon className="size-5" />
          <Trans>All diaries</Trans>
        </RouteLink>
        {links}
      </div>
      {diary ? (
        <>
          <Card as="article" aria-labelledby={headingId}>
            <EntryHead
              diary={diary}
              render={(name) => (
                <h2 ref={heading} id={headingId} tabIndex={-1} className="outline-none">
                  {name}
                </h2>
              )}
              time={
                <span>
                  <DayText day={diary.day} /> · <DiaryTime diary={diary} />
                  {diary.version > 1 && (
                    <>
                      {' · '}
                      <Trans>
                        changed <MomentText instant={diary.updatedAt} timeZone={calendar.timezone} />
                      </Trans>
                    </>
                  )}
                </span>
              }
            />
            <hr className="mt-4 mb-3 border-line" />
            {diary.author.id === ownId && diary.score && (
              <div className="-mt-2 mb-2">
                <Suspense fallback={<div className="min-h-(--target)" />}>
                  <ScoreFold diary={diary} open={isScoreOpen} onToggle={setScoreOpen} />
                </Suspense>
              </div>
            )}
            <PartBoundary of={diary}>
              <div
                data-diary-text={diary.id}
                data-keep-diary={diary.id}
                data-keep-by={personName(diary.author)}
              >
                <DiaryBody
                  diary={diary}
                  questionsOf={diary.id}
                  judge={(item) =>
                    diary.can.reviewGood && (
                      <Suspense fallback={<div className="min-h-(--target)" />}>
                        <ItemReviewForm diary={diary} item={item} />
                      </Suspense>
                    )
                  }
                />
              </div>
              <PictureGrid images={diary.images} />
            </PartBoundary>
            {hasRest && diary.teamIds.length > 0 && <DiaryReactions diary={diary} />}
            {hasRest && <DiaryActions {...{ diary, deletion, area }} />}
          </Card>
          {hasRest && diary.teamIds.length > 0 && <DiaryThread diary={diary} />}
        </>
      ) : asked.isPending && asked.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <Card as="div">
            <SkeletonText lines={8} />
          </Card>
        </SkeletonGroup>
      ) : (
        <LoadFailure
          error={asked.error}
          isOffline={asked.fetchStatus === 'paused'}
          isRetrying={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      )}
    </div>
  );
}
