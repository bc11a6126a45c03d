import type { DayNoteView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { BarPlot, BarSign } from '../../../components/plots/bar-plot.tsx';
import { CalendarPlot } from '../../../components/plots/calendar-plot.tsx';
import { LinePlot } from '../../../components/plots/line-plot.tsx';
import type { PlotProps } from '../../../components/plots/plot-frame.tsx';
import { scaleTo } from '../../../components/plots/plot-scale.ts';
import { DayNotes, NoteSign } from './day-notes.tsx';
import { DaysTable } from './days-table.tsx';
import {
  type Measure,
  measureOf,
  missingOf,
  notesOf,
  type Point,
  pointsOf,
  type StatisticsDay,
} from './series.ts';

type View = 'trend' | 'bars' | 'calendar';

type Props = {
  days: readonly StatisticsDay[];
  notes: readonly DayNoteView[];
  /** What is shown of the day that was chosen. */
  ofDay: (day: string) => ReactNode;
};

/** The days of a period as a trend, as bars or as a calendar, each with the same facts as a table. */
export function DaysCard({ days, notes, ofDay }: Props) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const [view, setView] = useState<View>('bars');
  const [measure, setMeasure] = useState<Measure>('completion');
  const [isTable, setTable] = useState(false);
  const [day, setDay] = useState<string>();
  const points = view === 'calendar' ? days.map(asPoint) : pointsOf(days, notes);
  const last = points.findLastIndex(({ numbers }) => numbers !== null);
  const found = points.findIndex(({ from, to }) => day !== undefined && from <= day && day <= to);
  const chosen = found >= 0 ? found : Math.max(0, last);
  const point = points[chosen];
  if (!point) return null;
  const written = points.map((each) => notesOf(notes, each).map(({ text }) => text));
  const marks = written.flatMap((texts, at) => (texts.length > 0 ? [at] : []));
  const nameOf = (at: number) => [describe(points[at] ?? point), ...(written[at] ?? [])].join(' · ');

  function describe({ from, to, numbers }: Point): string {
    const date =
      from === to
        ? formatDay(from, i18n.locale)
        : t`${formatDay(from, i18n.locale, 'short')} to ${formatDay(to, i18n.locale, 'short')}`;
    if (!numbers) return t`${date}: no numbers`;
    const { expected, onTime, late, received } = numbers;
    const missing = missingOf(numbers);
    if (view === 'trend' && measure === 'length')
      return t`${date}, characters per diary: ${measureOf(numbers, measure) ?? 0}`;
    if (view === 'trend' && measure === 'comments') return t`${date}, comments: ${received}`;
    if (expected === 0) return t`${date}: no one was expected to write`;
    return t`${date}: ${onTime} on time, ${late} late, ${missing} not submitted`;
  }

  const plot: PlotProps = {
    label: from1to1(points) ? t`Days` : t`Weeks`,
    nameOf,
    below: (at) => formatDay(points[at]?.from ?? '', i18n.locale, 'short'),
    format: (value) =>
      view === 'trend' && measure === 'completion'
        ? i18n.number(value / 100, { style: 'percent' })
        : i18n.number(value),
    chosen,
    onChoose: (at) => setDay(points[at]?.from),
    marks,
  };
  return (
    <Card aria-labelledby={heading}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="text-lg">
          <Trans>By day</Trans>
        </h2>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Segmented<View>
            label={t`How days are drawn`}
            segments={[
              { value: 'bars', label: t`Bars` },
              { value: 'trend', label: t`Trend` },
              { value: 'calendar', label: t`Calendar` },
            ]}
            value={view}
            onChange={setView}
          />
          <ToggleChip pressed={isTable} onClick={() => setTable(!isTable)}>
            <Trans>Table</Trans>
          </ToggleChip>
        </div>
      </div>
      {view === 'trend' && (
        <div className="mb-3 print:hidden">
          <Segmented<Measure>
            label={t`What the line shows`}
            segments={[
              { value: 'completion', label: t`Completion` },
              { value: 'length', label: t`Length` },
              { value: 'comments', label: t`Comments` },
            ]}
            value={measure}
            onChange={setMeasure}
          />
        </div>
      )}
      {isTable ? (
        <DaysTable
          label={plot.label}
          points={points}
          written={written}
          chosen={chosen}
          onChoose={plot.onChoose}
        />
      ) : (
        <Plot view={view} measure={measure} points={points} plot={plot} days={days} />
      )}
      {marks.length > 0 && !isTable && (
        <p className="flex items-center gap-1.5 text-ink-2 text-sm">
          <NoteSign />
          <Trans>note</Trans>
        </p>
      )}
      <div className="mt-4 grid grid-cols-1 gap-2 border-line border-t pt-4">
        <p aria-live="polite" className="wrap-anywhere">
          {describe(point)}
        </p>
        <DayNotes notes={notesOf(notes, point)} isDated={point.from !== point.to} />
        {point.from === point.to && ofDay(point.from)}
      </div>
    </Card>
  );
}

const asPoint = ({ day, numbers }: StatisticsDay): Point => ({ from: day, to: day, numbers });
const from1to1 = (points: readonly Point[]) => points.every(({ from, to }) => from === to);

type PlotOfDays = {
  view: View;
  measure: Measure;
  points: readonly Point[];
  days: readonly StatisticsDay[];
  plot: PlotProps;
};

function Plot({ view, measure, points, days, plot }: PlotOfDays) {
  const { i18n } = useLingui();
  if (view === 'calendar')
    return (
      <CalendarPlot
        label={plot.label}
        nameOf={plot.nameOf}
        chosen={plot.chosen}
        onChoose={plot.onChoose}
        // 1 January 2024 was a Monday.
        weekdays={Array.from({ length: 7 }, (_, at) =>
          formatDay(`2024-01-0${at + 1}`, i18n.locale, 'weekday'),
        )}
        days={days.map(({ day, working, numbers }, at) => {
          const completion = measureOf(numbers, 'completion');
          const fill = completion === null ? null : completion / 100;
          return { day, isFree: !working, isMarked: plot.marks?.includes(at) ?? false, fill };
        })}
      />
    );
  if (view === 'trend') {
    const values = points.map(({ numbers }) => measureOf(numbers, measure));
    const known = values.filter((value) => value !== null);
    const mean = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
    const isPercent = measure === 'completion';
    return (
      <LinePlot
        {...plot}
        values={values}
        mean={mean}
        scale={scaleTo(isPercent ? 100 : Math.max(0, ...known), isPercent)}
      />
    );
  }
  const bars = points.map(({ numbers }) => [
    { look: 'full' as const, value: numbers?.onTime ?? 0 },
    { look: 'half' as const, value: numbers?.late ?? 0 },
    { look: 'outline' as const, value: numbers ? missingOf(numbers) : 0 },
  ]);
  return (
    <>
      <BarPlot
        {...plot}
        bars={bars}
        scale={scaleTo(Math.max(0, ...points.map(({ numbers }) => numbers?.expected ?? 0)))}
      />
      <Legend />
    </>
  );
}

function Legend() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
      <span className="flex items-center gap-1.5">
        <BarSign look="full" />
        <Trans>on time</Trans>
      </span>
      <span className="flex items-center gap-1.5">
        <BarSign look="half" />
        <Trans>late</Trans>
      </span>
      <span className="flex items-center gap-1.5">
        <BarSign look="outline" />
        <Trans>not submitted</Trans>
      </span>
    </p>
  );
}
