import { api, type DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { Chip } from '../../../components/chip.tsx';
import { DayMark } from '../../../components/day-mark.tsx';
import { dayOf, formatClock } from '../../../components/format-time.ts';
import { BookIcon } from '../../../components/icons/places.tsx';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { MomentText } from '../../../components/time-text.tsx';
import { useNarrow } from '../../../components/use-layout.ts';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { ReaderFaces } from '../../follow/reader-faces.part.tsx';
import type { Month } from '../calendar/my-days.ts';
import { AudienceText } from '../editor/audience-text.tsx';
import { SaveState } from '../editor/save-state.tsx';
import { OwnExpression } from '../expression/own-expression.tsx';
import { WrittenToday } from '../feed/written-today.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { DiaryBody } from '../reading/diary-body.tsx';
import { ScoreFold } from '../reading/score-fold.tsx';
import { ShareButton } from '../reading/share-button.tsx';
import { DiaryMenu } from './diary-menu.tsx';
import { useCommentsOnMine } from './use-comments-on-mine.ts';

const MonthCard = lazyComponent(async () => (await import('../calendar/month-card.tsx')).MonthCard);
const DiaryReactions = lazyComponent(
  async () => (await import('../../conversation/diary-comments.part.tsx')).DiaryReactions,
);
const NewestComment = lazyComponent(
  async () => (await import('../../conversation/newest-comment.part.tsx')).NewestComment,
);
const ScoreWords = lazyComponent(async () => (await import('../../review/score-words.part.tsx')).ScoreWords);

type Props = {
  diary: DiaryView;
  today: string;
  month: Month | undefined;
  /** Published a moment ago: the berry swells once. */
  fresh: boolean;
  /** It replaces the focused element. */
  takesFocus: boolean;
  isDeleting: boolean;
  onDelete: () => void;
};

/** The day's diary once it is published: who reads it and answers comes before its text. */
export function PublishedCard({ diary, today, month, fresh, takesFocus, isDeleting, onDelete }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNarrow = useNarrow();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  // Live events refresh this read; what the day opened with shows until it is there.
  const { data: live } = useApiQuery(api.diary.get, { diaryId: diary.id }, { failure: 'none' });
  const { score } = live ?? diary;
  const [isScoreOpen, setScoreOpen] = useState(false);
  const isBelowB = score?.grade === 'C' || score?.grade === 'D';
  const isShared = diary.teamIds.length > 0;
  const [teamId] = diary.teamIds;
  const words = (of: 'first' | 'praise' | 'advice', room?: string) => (
    <PartBoundary of={score} fallback={null}>
      <Suspense fallback={room && <span className={room} />}>
        <ScoreWords diaryId={diary.id} of={of} />
      </Suspense>
    </PartBoundary>
  );
  const vine = isNarrow && month && (
    <Suspense fallback={<div className="min-h-93" />}>
      <MonthCard month={month} fresh={fresh ? diary.day : undefined} />
    </Suspense>
  );
  return (
    <>
      {fresh && vine}
      <Card as="article" aria-labelledby={headingId}>
        <div className="words-below flex items-start gap-3">
          <span className={fresh ? 'animate-swell' : undefined}>
            <DayMark state={diary.late ? 'late' : 'submitted'} grade={score?.grade} className="size-11" />
          </span>
          <div data-words className="min-w-0 flex-1">
            <h2 ref={heading} id={headingId} tabIndex={-1} className="outline-none">
              {fresh ? <Trans>Published. One more grape on the vine.</Trans> : <Trans>Published</Trans>}
            </h2>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
              <PublishedAt instant={diary.publishedAt} today={today} />
              {fresh && <SaveState status="sent" compact />}
              {diary.late && (
                <Chip tone="amber">
                  <Trans>late</Trans>
                </Chip>
              )}
            </p>
          </div>
          <DiaryMenu diary={diary} isDeleting={isDeleting} onDelete={onDelete} />
        </div>
        <div className="mt-3 grid grid-cols-1 gap-3 border-line border-b pb-4">
          {fresh && diary.plain && month && month.streak < 2 && words('first', 'min-h-12')}
          {isBelowB && !isScoreOpen && words('praise', 'min-h-6')}
          <ScoreFold diary={{ id: diary.id, score }} open={isScoreOpen} onToggle={setScoreOpen} />
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <AudienceText teamIds={diary.teamIds} />
            <span className="ml-auto flex items-center">
              <OwnExpression diary={diary} />
              <ShareButton diary={diary} />
            </span>
          </div>
          {teamId !== undefined && diary.day === today && <WrittenToday teamId={teamId} />}
          {isShared && <ReaderFaces of={{ kind: 'diary', id: diary.id }} />}
        </div>
        {isShared && <Answers diary={live ?? diary} />}
        <div className="mt-4" data-diary-text={diary.id}>
          <DiaryBody diary={diary} questionsOf={diary.id} />
        </div>
        <PictureGrid images={diary.images} />
        {score && !isScoreOpen && <div className="mt-4 empty:hidden">{words('advice')}</div>}
        {isShared && (
          <RouteLink to="/home" look="ghost" className="-ml-3 mt-3">
            <BookIcon className="size-5" />
            <Trans>Read what the others wrote</Trans>
          </RouteLink>
        )}
      </Card>
      {!fresh && vine}
    </>
  );
}

/** What others said and felt about it: reactions, and the newest comment whole. */
function Answers({ diary }: { diary: DiaryView }) {
  const { t } = useLingui();
  const { comments } = useCommentsOnMine();
  const newest = comments.find(({ object }) => object.id === diary.id);
  const hasReactions = diary.talk.reactions.length > 0;
  if (!hasReactions && !newest) return null;
  return (
    <section aria-label={t`Comments and reactions`} className="border-line border-b pb-3">
      <Suspense fallback={null}>{hasReactions && <DiaryReactions diary={diary} />}</Suspense>
      {newest && (
        <div className="mt-3">
          <PartBoundary of={newest}>
            <Suspense fallback={null}>
              <NewestComment key={newest.id} comment={newest} count={diary.talk.comments} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </section>
  );
}

/** The hour alone on the day itself, also in the small hours that still belong to it. */
function PublishedAt({ instant, today }: { instant: string; today: string }) {
  const { i18n } = useLingui();
  if (dayOf(instant) < today) return <MomentText instant={instant} />;
  return <time dateTime={instant}>{formatClock(instant, i18n.locale)}</time>;
}
