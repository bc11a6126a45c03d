import { type ScoreOverview, scoreParts } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { MonthStepper } from '../../../components/days/month-stepper.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { SkeletonText } from '../../../components/states/skeleton.tsx';
import { PartList } from '../rubric/part-list.tsx';
import { Changes } from './changes.tsx';
import { ChosenPoint } from './chosen-point.tsx';
import { ChartLegend, ScoreChart } from './score-chart.tsx';
import { ScoreHeadline } from './score-headline.tsx';
import { ScoreTable } from './score-table.tsx';
import { meanOf, type Point, partMeansOf, rangeOf, type Scale } from './series.ts';

/** One's own scores over time: the chart or its table, the day that was chosen, the parts, and what changed. */
export function OwnScores({ overview }: { overview: ScoreOverview }) {
  const { t, i18n } = useLingui();
  const { by, day } = useSearch({ from: '/score' });
  const scale: Scale = by ?? 'days';
  const navigate = useNavigate({ from: '/score' });
  const [isTable, setTable] = useState(false);
  const { today, most } = overview;
  const months = overview.months.filter(({ days }) => days.length > 0);
  const month = months.find((each) => day?.startsWith(each.month)) ?? months.at(-1);
  if (!month) return null;
  const { points, before } = rangeOf(months, scale, month.month);
  const days = points.flatMap((point) => point.days);
  const means = partMeansOf(days);
  const mean = scale === 'days' ? month.mean : meanOf(days);
  const at = chosenAt(points, day);
  const point = points[at];
  const name = formatDay(`${month.month}-01`, i18n.locale, 'month');
  const label = { days: name, weeks: t`Weeks`, months: t`Months` }[scale];

  const show = (search: { by?: Scale; day?: string | undefined }) =>
    void navigate({ search: { by: scale, day, ...search }, replace: true, resetScroll: false });
  const choose = (place: number) => show({ day: points[place]?.day });
  const place = months.indexOf(month);
  const showMonth = (to: number) => show({ by: 'days', day: months[to]?.days.at(-1)?.day });

  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Card as="div">
          <ScoreHeadline month={month} before={months[place - 1]} />
          <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-2">
            <Segmented
              label={t`What a point stands for`}
              segments={[
                { value: 'days', label: t({ message: 'Days', context: 'scale' }) },
                { value: 'weeks', label: t`Weeks` },
                { value: 'months', label: t`Months` },
              ]}
              value={scale}
              onChange={(by) => show({ by })}
            />
            <ToggleChip pressed={isTable} onClick={() => setTable(!isTable)}>
              <Trans>Table</Trans>
            </ToggleChip>
          </div>
          {scale === 'days' && (
            <MonthStepper
              month={month.month}
              first={months[0]?.month ?? month.month}
              last={months.at(-1)?.month ?? month.month}
              onStep={(by) => showMonth(place + by)}
            />
          )}
          {isTable ? (
            <ScoreTable label={label} scale={scale} points={points} chosen={at} onChoose={choose} />
          ) : (
            <>
              <ScoreChart
                label={label}
                scale={scale}
                points={points}
                mean={mean}
                chosen={at}
                onChoose={choose}
              />
              <ChartLegend mean={mean} points={points} />
            </>
          )}
          {point && (
            <div className="mt-4 border-line border-t pt-4">
              <ChosenPoint
                point={point}
                scale={scale}
                today={today}
                onShowDays={() => show({ by: 'days', day: point.days.at(-1)?.day })}
              />
            </div>
          )}
        </Card>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {means && (
          <Part heading={<Trans>Average of each part</Trans>}>
            <Suspense fallback={<SkeletonText lines={9} />}>
              <PartList
                parts={scoreParts.map((part, index) => ({
                  part,
                  points: means[index] ?? 0,
                  max: most[index] ?? 0,
                }))}
              />
            </Suspense>
          </Part>
        )}
        {/* Not of scores whose parts this device does not keep. */}
        {(means || days.every(({ score }) => score === null)) && (
          <Part heading={<Trans>What changed</Trans>}>
            <Changes now={days} before={before} />
          </Part>
        )}
      </div>
    </div>
  );
}

/** The point of a day; without one, the newest that is worth something. */
function chosenAt(points: readonly Point[], day: string | undefined): number {
  const named = points.findIndex(({ days }) => days.some((each) => each.day === day));
  if (named >= 0) return named;
  const scored = points.findLastIndex(({ value }) => value !== null);
  return scored >= 0 ? scored : Math.max(0, points.length - 1);
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3">
        {heading}
      </h2>
      {children}
    </Card>
  );
}
