import { addDays, CATCH_UP_DAYS, parseDiaryDay } from '@garden/calendar';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonText } from '../../../components/states/skeleton.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import type { Point, Scale } from './series.ts';
import { usePointName } from './use-point-name.ts';

const ScoreBreakdown = latePart(
  async () => (await import('../breakdown/score-breakdown.tsx')).ScoreBreakdown,
  { fallback: <SkeletonText lines={5} />, of: ({ diaryId }) => diaryId },
);

type Props = {
  point: Point;
  scale: Scale;
  today: string;
  /** Shows the days of a week or a month. */
  onShowDays: () => void;
};

/** The point that was chosen: of a day, how its score came about, once someone asks; it stays open from day to day. */
export function ChosenPoint({ point, scale, today, onShowDays }: Props) {
  const nameOf = usePointName(scale);
  const [isOpen, setOpen] = useState(false);
  const [day] = point.days;
  const diaryId = scale === 'days' && point.grade ? (day?.diaryId ?? null) : null;
  // Keys and fingers pass over days on their way.
  const settledId = useDebouncedValue(diaryId);
  const canStillWrite = point.gap === 'missed' && point.day >= addDays(parseDiaryDay(today), -CATCH_UP_DAYS);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {point.grade && <Berry grade={point.grade} />}
        <h2 className="min-w-0 flex-1 basis-56 text-lg">{nameOf(point)}</h2>
        {scale !== 'days' ? (
          <Button look="ghost" onClick={onShowDays}>
            <Trans>Show its days</Trans>
          </Button>
        ) : (
          (day?.diaryId || canStillWrite) && (
            <RouteLink to="/" search={{ day: point.day }} look="plain">
              {day?.diaryId ? <Trans>Open diary</Trans> : <Trans>You can still write it</Trans>}
            </RouteLink>
          )
        )}
      </div>
      {diaryId && (
        <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="-mx-2 flex min-h-(--target) cursor-pointer list-none items-center gap-2 rounded-md px-2 transition-colors hover:bg-grape-soft">
            <Trans>What earned its points</Trans>
            <ChevronDownIcon className="ml-auto size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
          </summary>
          {isOpen && (
            <div className="pt-2">
              {settledId === diaryId ? <ScoreBreakdown diaryId={diaryId} /> : <SkeletonText lines={5} />}
            </div>
          )}
        </details>
      )}
    </div>
  );
}
