import { api, type DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { ClockIcon } from '../../../components/icons/objects.tsx';
import { PageFrameContext } from '../../../components/page-frame.ts';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { PersonName, usePersonName } from '../../../components/person-name.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton.tsx';
import { DayText, MomentText } from '../../../components/time-text.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { DiaryReactions, DiaryThread } from '../../conversation/diary-comments.part.tsx';
import { FollowAuthor } from '../../follow/follow-author.part.tsx';
import { ReadersButton } from '../../follow/readers.part.tsx';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { LoadFailure } from './day-states.tsx';
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

const VersionsDrawer = lazyComponent(
  async () => (await import('../history/versions-drawer.tsx')).VersionsDrawer,
);

const KeepOfDiary = lazyComponent(
  async () => (await import('../../knowledge/keep-wisdom.part.tsx')).KeepOfDiary,
);

const ItemReviewForm = lazyComponent(async () => (await import('./item-review-form.tsx')).ItemReviewForm);
const OwnActions = lazyComponent(async () => (await import('./own-actions.tsx')).OwnActions);
const ScoreFold = lazyComponent(async () => (await import('./score-fold.tsx')).ScoreFold);

/** Opens earlier versions of the user's diary. */
function VersionsButton({ diary }: { diary: DiaryView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon={<ClockIcon className="size-5" />} onClick={() => setOpen(true)}>
        <Trans>Versions</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsDrawer diary={diary} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

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
            {diary.teamIds.length > 0 && <DiaryReactions diary={diary} />}
            <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
              {diary.author.id === ownId && diary.version > 1 && <VersionsButton diary={diary} />}
              {diary.author.id === ownId && diary.teamIds.length > 0 && <ReadersButton diaryId={diary.id} />}
              {diary.author.id !== ownId && <FollowAuthor author={diary.author} />}
              {diary.author.id !== ownId && (
                <RouteLink to="/home" search={({ team }) => ({ team, author: diary.author.id })} look="ghost">
                  <span className="min-w-0">
                    <Trans>
                      All diaries of <PersonName person={diary.author} />
                    </Trans>
                  </span>
                </RouteLink>
              )}
              {(diary.can.edit || diary.can.delete) && (
                <Suspense fallback={<span className="min-h-(--target)" />}>
                  <OwnActions
                    diary={diary}
                    isDeleting={deletion.isPending}
                    onDelete={() => deletion.ask(diary)}
                  />
                </Suspense>
              )}
              <Suspense fallback={<span className="min-h-(--target)" />}>
                <KeepOfDiary diary={diary} area={area} />
              </Suspense>
            </div>
          </Card>
          {diary.teamIds.length > 0 && <DiaryThread diary={diary} />}
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
