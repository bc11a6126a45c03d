import { gradeFrom } from '@garden/rubric/tables/weights';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Berry } from '../../../components/berry.tsx';
import { formatDay } from '../../../components/format-time.ts';
import { Picture } from '../../../components/picture.tsx';
import { BareStemShape } from '../../../components/vine-shapes.tsx';
import { type Point, type Scale, segmentsOf } from './series.ts';
import { usePointName } from './use-point-name.ts';

type Props = {
  /** What is read point by point. */
  label: string;
  scale: Scale;
  points: readonly Point[];
  mean: number | null;
  /** The place of the chosen point. */
  chosen: number;
  onChoose: (at: number) => void;
};

/** About so many names stand below the chart. */
const NAMES = 6;

/** Half of the slider's thumb, so that each of its places lies on its point. */
const plot = 'absolute inset-x-2 inset-y-3';

/**
 * Points over time with the mean as a dashed line. A slider without a face lies over it: a tap, a drag and the arrow keys
 * read it point by point.
 */
export function ScoreChart({ label, scale, points, mean, chosen, onChoose }: Props) {
  const { i18n } = useLingui();
  const nameOf = usePointName(scale);
  const last = Math.max(1, points.length - 1);
  const x = (at: number) => (100 * at) / last;
  const place = (at: number, value: number): CSSProperties => ({ left: `${x(at)}%`, bottom: `${value}%` });
  const every = Math.ceil(points.length / NAMES);
  const point = points[chosen];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1">
      <div aria-hidden="true" className="relative w-4 text-ink-3 text-xs">
        <div className="absolute inset-x-0 inset-y-3">
          {(['A', 'B', 'C'] as const).map((grade) => (
            <span
              key={grade}
              style={{ bottom: `${gradeFrom[grade]}%` }}
              className="absolute left-0 translate-y-1/2 leading-none"
            >
              {grade}
            </span>
          ))}
        </div>
      </div>
      <div className="relative h-56 rounded-md bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <div aria-hidden="true" className={plot}>
          <Picture
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {[0, gradeFrom.C, gradeFrom.B, gradeFrom.A, 100].map((value) => (
              <Line key={value} d={`M0 ${100 - value}H100`} stroke="var(--color-line)" width={1} />
            ))}
            {point && <Line d={`M${x(chosen)} 0V100`} stroke="var(--color-control)" width={1} />}
            {mean !== null && (
              <Line d={`M0 ${100 - mean}H100`} stroke="var(--color-leaf)" width={2} dashes="6 5" />
            )}
            {segmentsOf(points).map((segment) => (
              <Line
                key={segment[0]?.at}
                d={`M${segment.map(({ at, value }) => `${x(at)} ${100 - value}`).join('L')}`}
                stroke="var(--color-grape)"
                width={1.5}
              />
            ))}
          </Picture>
          {points.map(({ day, value, grade, missed }, at) =>
            value === null ? null : (
              <span
                key={day}
                style={place(at, value)}
                className={
                  at === chosen
                    ? 'absolute -translate-x-1/2 translate-y-1/2 scale-150'
                    : 'absolute -translate-x-1/2 translate-y-1/2'
                }
              >
                {missed || !grade ? (
                  <MissedMark />
                ) : (
                  <Berry grade={grade} letter={false} className="size-2.5 @tablet:size-3.5" />
                )}
              </span>
            ),
          )}
        </div>
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={chosen}
          onChange={({ target }) => onChoose(target.valueAsNumber)}
          aria-label={label}
          aria-valuetext={point && nameOf(point)}
          className="absolute inset-0 size-full touch-pan-y cursor-pointer opacity-0"
        />
      </div>
      <div aria-hidden="true" className="relative col-start-2 mx-2 h-5 text-ink-3 text-xs">
        {points.map(({ day }, at) =>
          at % every === 0 ? (
            <span
              key={day}
              style={{ left: `${x(at)}%` }}
              className={
                at === 0 ? 'absolute whitespace-nowrap' : 'absolute -translate-x-1/2 whitespace-nowrap'
              }
            >
              {nameBelow(day, scale, i18n.locale)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** A point for each day, or for each week or month the mean of its days. */
export function ChartLegend({ mean }: { mean: number | null }) {
  const { i18n } = useLingui();
  const value = mean !== null && i18n.number(mean);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
      {mean !== null && (
        <span className="flex items-center gap-1.5">
          <Picture viewBox="0 0 24 4" className="h-1 w-6">
            <path d="M0 2H24" stroke="var(--color-leaf)" strokeWidth={2} strokeDasharray="6 4" />
          </Picture>
          <Trans>Mean {value}</Trans>
        </span>
      )}
      <span className="flex items-center gap-1.5">
        <MissedMark />
        <Trans>missed</Trans>
      </span>
    </p>
  );
}

type LineProps = { d: string; stroke: string; width: number; dashes?: string };

function Line({ d, stroke, width, dashes }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}

function MissedMark() {
  return (
    <Picture viewBox="-1 -1 2 2" className="size-5">
      <BareStemShape r={1} />
    </Picture>
  );
}

function nameBelow(day: string, scale: Scale, locale: string): string {
  if (scale === 'days') return String(Number(day.slice(-2)));
  if (scale === 'weeks') return formatDay(day, locale, 'short');
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`));
}
