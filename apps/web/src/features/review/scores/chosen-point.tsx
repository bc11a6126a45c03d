import { addDays, CATCH_UP_DAYS, parseDiaryDay } from '@garden/calendar';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Berry } from '../../../components/berry.tsx';
import { Button } from '../../../components/button.tsx';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { SkeletonText } from '../../../components/skeleton.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import type { Point, Scale } from './series.ts';
import { usePointName } from './use-point-name.ts';

const ScoreBreakdown = lazyComponent(
  async () => (await import('../score-breakdown.part.tsx')).ScoreBreakdown,
);

type Props = {
  point: Point;
  scale: Scale;
  today: string;
  /** Shows the days of a week or a month. */
  onShowDays: () => void;
};

/** The point that was chosen: of a day, how its score came about. */
export function ChosenPoint({ point, scale, today, onShowDays }: Props) {
  const nameOf = usePointName(scale);
  const [day] = point.days;
  const diaryId = scale === 'days' && point.grade ? (day?.diaryId ?? null) : null;
  // Keys and fingers pass over days on their way.
  const settledId = useDebouncedValue(diaryId);
  const canStillWrite = point.missed && point.day >= addDays(parseDiaryDay(today), -CATCH_UP_DAYS);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {point.grade && <Berry grade={point.grade} />}
        <h3 className="min-w-0 flex-1 basis-56">{nameOf(point)}</h3>
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
        <PartBoundary of={settledId}>
          <Suspense fallback={<SkeletonText lines={5} />}>
            {settledId === diaryId ? <ScoreBreakdown diaryId={diaryId} /> : <SkeletonText lines={5} />}
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
