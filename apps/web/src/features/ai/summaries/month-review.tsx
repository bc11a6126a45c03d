import { addDays, parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { MonthStepper } from '../../../components/days/month-stepper.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { UnsavedGuard } from '../../../components/dialogs/unsaved.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { OwnReview } from './own-review.tsx';
import { SharedReview } from './shared-review.tsx';

/** What is looked back on, as the address says it. */
export type Period = { readonly of?: string | undefined; readonly week?: string | undefined };

type Props = Period & {
  today: string;
  /** Someone who shared their month; oneself where absent. */
  person: string | undefined;
  onTurn: (period: Period) => void;
};

/** A month of one's own, or a week of it; or the month that someone shared. */
export function MonthReview({ of, week, person, today, onTurn }: Props) {
  const { t } = useLingui();
  const last = addMonths(today.slice(0, 7), -1);
  const month = of ?? last;
  const read = useApiQuery(
    api.ai.monthlySummary,
    week !== undefined ? { kind: 'week', week } : { month, ...(person !== undefined && { userId: person }) },
    { failure: 'none', staleTime: 0 },
  );
  const { data } = read;
  useMarkRead(data !== undefined && person === undefined && week === undefined ? month : undefined);
  return (
    <UnsavedGuard>
      <Card as="div" className="grid grid-cols-1 gap-5">
        {person === undefined && (
          <Segmented<'month' | 'week'>
            label={t`Look back on`}
            segments={[
              { value: 'month', label: t`A month` },
              { value: 'week', label: t`A week` },
            ]}
            value={week === undefined ? 'month' : 'week'}
            onChange={(kind) => onTurn(kind === 'month' ? {} : { week: today })}
          />
        )}
        {week === undefined ? (
          <MonthStepper
            month={month}
            last={today.slice(0, 7)}
            onStep={(by) => onTurn({ of: addMonths(month, by) })}
          />
        ) : (
          <WeekStepper
            from={data?.from}
            to={data?.to}
            isLast={data === undefined || data.to >= today}
            onStep={(by) => onTurn({ week: addDays(parseDiaryDay(data?.from ?? week), 7 * by) })}
          />
        )}
        {data ? (
          person === undefined ? (
            <OwnReview key={`${data.from} ${data.version}`} summary={data} />
          ) : (
            <SharedReview summary={data} />
          )
        ) : read.isPending && read.fetchStatus !== 'paused' ? (
          <SkeletonGroup className="grid grid-cols-1 gap-3">
            <SkeletonBox className="h-20 rounded-md" />
            <SkeletonBox className="h-96 rounded-md" />
          </SkeletonGroup>
        ) : (
          <ReadFailure of={read} />
        )}
      </Card>
    </UnsavedGuard>
  );
}

/** Remembers that a month was read that waits for it. */
function useMarkRead(month: string | undefined): void {
  const { data } = useApiQuery(api.monthlyReminder.getNew, {}, { failure: 'none' });
  const { mutate } = useApiCommand(api.monthlyReminder.markRead, {
    invalidates: [api.monthlyReminder.getNew],
    failure: 'none',
    loading: 'none',
  });
  const isWaiting = month !== undefined && data?.review?.month === month;
  useEffect(() => {
    if (isWaiting) mutate({ month });
  }, [isWaiting, month, mutate]);
}

type WeekProps = {
  from: string | undefined;
  to: string | undefined;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
};

function WeekStepper({ from, to, isLast, onStep }: WeekProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between">
      <IconButton
        label={t`Previous week`}
        icon={<ChevronLeftIcon />}
        disabled={from === undefined}
        onClick={() => onStep(-1)}
      />
      <h2
        aria-live="polite"
        className="wrap-anywhere min-w-0 text-center font-sans text-base @max-[18rem]:order-first @max-[18rem]:w-full"
      >
        {from && to ? (
          <>
            <DayText day={from} style="short" /> – <DayText day={to} style="year" />
          </>
        ) : (
          <Trans>A week</Trans>
        )}
      </h2>
      <IconButton
        label={t`Next week`}
        icon={<ChevronRightIcon />}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

/** Some months on or back. */
function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
