import type { DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Card } from '../../../components/card.tsx';
import { Chip } from '../../../components/chip.tsx';
import { DayMark } from '../../../components/day-mark.tsx';
import { dayOf, formatClock } from '../../../components/format-time.ts';
import { BookIcon } from '../../../components/icons/places.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { MomentText } from '../../../components/time-text.tsx';
import { SaveState } from '../editor/save-state.tsx';
import { OwnExpression } from '../expression/own-expression.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { DiaryBody } from '../reading/diary-body.tsx';
import { OwnActions } from '../reading/own-actions.tsx';

type Props = {
  diary: DiaryView;
  today: string;
  /** Published a moment ago: the berry swells once. */
  fresh: boolean;
  /** It replaces the focused element. */
  takesFocus: boolean;
  isDeleting: boolean;
  onDelete: () => void;
};

/** The day's diary once it is published. */
export function PublishedCard({ diary, today, fresh, takesFocus, isDeleting, onDelete }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b pb-4">
        <span className={fresh ? 'animate-swell' : undefined}>
          <DayMark state={diary.late ? 'late' : 'submitted'} className="size-11" />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="outline-none">
            {fresh ? <Trans>Published. Well grown!</Trans> : <Trans>Published</Trans>}
          </h2>
          <p className="text-ink-2 text-sm">
            <PublishedAt instant={diary.publishedAt} today={today} />
          </p>
        </div>
        {fresh && <SaveState status="sent" />}
        {diary.late && (
          <Chip tone="amber">
            <Trans>late</Trans>
          </Chip>
        )}
        {diary.teamIds.length === 0 && (
          <Chip icon={<LockIcon className="size-4" />}>
            <Trans>private</Trans>
          </Chip>
        )}
        <OwnExpression diary={diary} />
      </div>
      <DiaryBody title={diary.title} sections={diary.sections} asked={diary.asked} reviews={diary.reviews} />
      <PictureGrid images={diary.images} />
      <div className="-mb-1 mt-5 flex flex-wrap items-center gap-2">
        <OwnActions diary={diary} isDeleting={isDeleting} onDelete={onDelete} />
        {diary.teamIds.length > 0 && (
          <RouteLink to="/home" look="ghost" className="ml-auto">
            <BookIcon className="size-5" />
            <Trans>Read what the others wrote</Trans>
          </RouteLink>
        )}
      </div>
    </Card>
  );
}

/** The hour alone on the day itself, also in the small hours that still belong to it. */
function PublishedAt({ instant, today }: { instant: string; today: string }) {
  const { i18n } = useLingui();
  if (dayOf(instant) < today) return <MomentText instant={instant} today={today} />;
  return <time dateTime={instant}>{formatClock(instant, i18n.locale)}</time>;
}
