import { api, type DiaryView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, use, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { DayText, MomentText } from '../../../components/days/time-text.tsx';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PageFrameContext } from '../../../components/layout/page-frame.ts';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { ObjectThread, ReactionsRow } from '../slots.tsx';
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

const ItemReviewForm = latePart(async () => (await import('./item-review-form.tsx')).ItemReviewForm, {
  fallback: <div className="min-h-(--target)" />,
});
const ScoreFold = latePart(async () => (await import('./score-fold.tsx')).ScoreFold, {
  fallback: <div className="min-h-(--target)" />,
});

type InLanguageProps = { diary: DiaryView; children: ReactNode };

const TranslatedDiary = latePart(async () => (await import('./translated-diary.tsx')).TranslatedDiary, {
  fallback: ({ children }: InLanguageProps) => (
    <div>
      {children}
      <div className="min-h-(--target)" />
    </div>
  ),
  failed: ({ children }: InLanguageProps) => children,
});

function InLanguage(props: InLanguageProps) {
  if (ownLang(props.diary.sections.summary) === undefined) return props.children;
  return <TranslatedDiary {...props} />;
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
                <ScoreFold diary={diary} open={isScoreOpen} onToggle={setScoreOpen} />
              </div>
            )}
            <PartBoundary of={diary}>
              <div
                data-diary-text={diary.id}
                data-keep-diary={diary.id}
                data-keep-by={personName(diary.author)}
              >
                <InLanguage diary={diary}>
                  <DiaryBody
                    diary={diary}
                    questionsOf={diary.id}
                    judge={(item) => diary.can.reviewGood && <ItemReviewForm diary={diary} item={item} />}
                  />
                </InLanguage>
              </div>
              <PictureGrid images={diary.images} />
            </PartBoundary>
            {hasRest && diary.teamIds.length > 0 && (
              <ReactionsRow about={{ kind: 'diary', objectId: diary.id }} reactions={diary.talk.reactions} />
            )}
            {hasRest && <DiaryActions diary={diary} deletion={deletion} area={area} />}
          </Card>
          {hasRest && diary.teamIds.length > 0 && (
            <ObjectThread about={{ kind: 'diary', objectId: diary.id }} owner={diary.author} />
          )}
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
