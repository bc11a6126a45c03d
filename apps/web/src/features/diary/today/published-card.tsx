import { api, type DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayMark } from '../../../components/days/day-mark.tsx';
import { dayOf, formatClock } from '../../../components/days/format-time.ts';
import { MomentText } from '../../../components/days/time-text.tsx';
import { BookIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useNarrow } from '../../../components/layout/use-layout.ts';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import type { Month } from '../calendar/my-days.ts';
import { AudienceText } from '../editor/audience-text.tsx';
import { SaveState } from '../editor/save-state.tsx';
import { OwnExpression } from '../expression/own-expression.tsx';
import { WrittenToday } from '../feed/written-today.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { DiaryBody } from '../reading/diary-body.tsx';
import { ScoreFold } from '../reading/score-fold.tsx';
import { ShareButton } from '../reading/share-button.tsx';
import { LateReactionsRow, NewestComment, ReaderFaces, ScoreWords, ToneNote } from '../slots.tsx';
import { DiaryMenu } from './diary-menu.tsx';
import { useCommentsOnMine } from './use-comments-on-mine.ts';

const MonthCard = latePart(async () => (await import('../calendar/month-card.tsx')).MonthCard, {
  fallback: <div className="min-h-93" />,
});
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
  const vine = isNarrow && month && <MonthCard month={month} fresh={fresh ? diary.day : undefined} />;
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
          {fresh && diary.plain && month && month.streak < 2 && <ScoreWords diaryId={diary.id} of="first" />}
          {isBelowB && !isScoreOpen && <ScoreWords diaryId={diary.id} of="praise" />}
          {fresh && <ToneNote diaryId={diary.id} />}
          <ScoreFold diary={{ id: diary.id, score }} open={isScoreOpen} onToggle={setScoreOpen} />
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <AudienceText teamIds={diary.teamIds} />
            <span className="ml-auto flex items-center">
              <OwnExpression diary={diary} />
              <ShareButton diary={diary} />
            </span>
          </div>
          {teamId !== undefined && diary.day === today && <WrittenToday teamId={teamId} />}
          {isShared && <ReaderFaces of={{ call: api.diary.readers, input: { diaryId: diary.id } }} />}
        </div>
        {isShared && <Answers diary={live ?? diary} />}
        <div className="mt-4" data-diary-text={diary.id}>
          <DiaryBody diary={diary} questionsOf={diary.id} />
        </div>
        <PictureGrid images={diary.images} />
        {score && !isScoreOpen && (
          <div className="mt-4 empty:hidden">
            <ScoreWords diaryId={diary.id} of="advice" />
          </div>
        )}
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
  const { comments, isSettled } = useCommentsOnMine();
  const newest = comments.find(({ object }) => object.id === diary.id);
  const hasReactions = diary.talk.reactions.length > 0;
  const isComing = !isSettled && diary.talk.comments > 0;
  if (!hasReactions && !newest && !isComing) return null;
  return (
    <section aria-label={t`Comments and reactions`} className="border-line border-b pb-3">
      {hasReactions && (
        <LateReactionsRow about={{ kind: 'diary', objectId: diary.id }} reactions={diary.talk.reactions} />
      )}
      {(newest || isComing) && (
        <div className={newest ? 'mt-3' : 'mt-3 min-h-36'}>
          {newest && <NewestComment key={newest.id} comment={newest} count={diary.talk.comments} />}
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
