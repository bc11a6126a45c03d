import { api, type OutputOf } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { MonthLegend } from '../../../components/days/month-grid.tsx';
import { useDayName } from '../../../components/days/use-day-name.ts';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { signOf } from '../../diary/day-marks.shared.ts';
import { YearMap } from './year-map.tsx';
import { YearTable } from './year-table.tsx';

export type Year = OutputOf<typeof api.growth.year>;

/** The days of a year as they were kept: written, late, missed, on vacation, free; each opens its diary. */
export function YearCard({ year, onYear }: { year: string; onYear: (year: string) => void }) {
  const { t } = useLingui();
  const headingId = useId();
  const [isTable, setTable] = useState(false);
  const read = useApiQuery(api.growth.year, { year }, { failure: 'none', staleTime: 0, keepPrevious: true });
  const { data } = read;
  const step = (by: number) => onYear(String(Number(year) + by).padStart(4, '0'));
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg">
          <Trans>The year day by day</Trans>
        </h2>
        <div className="flex flex-wrap items-center gap-1 print:hidden">
          <IconButton
            label={t`Previous year`}
            icon={<ChevronLeftIcon />}
            disabled={data === undefined || year <= data.firstYear}
            onClick={() => step(-1)}
          />
          <IconButton
            label={t`Next year`}
            icon={<ChevronRightIcon />}
            disabled={data === undefined || year >= data.today.slice(0, 4)}
            onClick={() => step(1)}
          />
          <ToggleChip pressed={isTable} onClick={() => setTable(!isTable)}>
            <Trans>Table</Trans>
          </ToggleChip>
        </div>
      </div>
      {data ? (
        isTable ? (
          <YearTable year={data} />
        ) : (
          <YearDays key={data.year} year={data} />
        )
      ) : read.isPending && read.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonBox className="h-96 rounded-md" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={read} />
      )}
    </Card>
  );
}

function YearDays({ year }: { year: Year }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dayName = useDayName();
  const { days, today } = year;
  const newest = days.findLastIndex(({ diaryId, day }) => diaryId !== null && day <= today);
  const [chosen, setChosen] = useState(Math.max(0, newest));
  const day = days[chosen];
  if (!day)
    return (
      <p className="text-ink-2">
        <Trans>No days in this year yet.</Trans>
      </p>
    );
  const nameOf = (at: number) => {
    const { day: date = '', hidden = false, holiday, ...known } = days[at] ?? day;
    if (hidden) return t`${dayName({ date })}, hidden`;
    return dayName({ date, state: signOf({ ...known }), note: holiday?.[locale] });
  };
  return (
    <>
      <h3 className="font-sans text-base tabular-nums">{year.year}</h3>
      <YearMap
        label={t`Days of ${year.year}`}
        nameOf={nameOf}
        days={days}
        chosen={chosen}
        onChoose={setChosen}
      />
      <MonthLegend />
      <div className="grid grid-cols-1 gap-2 border-line border-t pt-2 print:hidden">
        <div className="flex flex-wrap items-center justify-end gap-1">
          <p aria-live="polite" className="min-w-[min(14rem,100%)] flex-1">
            {nameOf(chosen)}
          </p>
          <IconButton
            label={t`Previous day`}
            icon={<ChevronLeftIcon />}
            disabled={chosen === 0}
            onClick={() => setChosen(chosen - 1)}
          />
          <IconButton
            label={t`Next day`}
            icon={<ChevronRightIcon />}
            disabled={chosen === days.length - 1}
            onClick={() => setChosen(chosen + 1)}
          />
        </div>
        {day.diaryId !== null && (
          <RouteLink to="/home" search={{ diary: day.diaryId }} look="plain" className="justify-self-start">
            <Trans>Open the diary of this day</Trans>
          </RouteLink>
        )}
      </div>
    </>
  );
}
