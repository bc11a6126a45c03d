import { gradeFrom } from '@garden/rubric/tables/weights';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { Picture } from '../../../components/layout/picture.tsx';
import { Berry } from '../../../components/vine/berry.tsx';
import { BareStemShape, PlainBerryShape } from '../../../components/vine/vine-shapes.tsx';
import { floorOf, type Gap, type Point, type Scale, segmentsOf } from './series.ts';
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

/** Half of the slider's thumb, so that each of its places lies on its point; below it the marks on the axis. */
const plot = 'absolute inset-x-2 top-3 bottom-7';

/**
 * Points over time with the average as a dashed line; a missed day is a gap with its mark on the axis. A slider without a face lies over it: a tap, a drag and the arrow keys
 * read it point by point.
 */
export function ScoreChart({ label, scale, points, mean, chosen, onChoose }: Props) {
  const { i18n } = useLingui();
  const nameOf = usePointName(scale);
  const last = Math.max(1, points.length - 1);
  const x = (at: number) => (100 * at) / last;
  const floor = floorOf(points);
  const y = (value: number) => (100 * (value - floor)) / (100 - floor);
  const place = (at: number, value: number): CSSProperties => ({ left: `${x(at)}%`, bottom: `${y(value)}%` });
  const every = Math.ceil(points.length / NAMES);
  const point = points[chosen];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1">
      <div aria-hidden="true" className="relative w-4 text-ink-3 text-xs">
        <div className="absolute inset-x-0 top-3 bottom-7">
          {(['A', 'B', 'C'] as const).map((grade) => (
            <span
              key={grade}
              style={{ bottom: `${y(gradeFrom[grade])}%` }}
              className="absolute left-0 translate-y-1/2 leading-none"
            >
              {grade}
            </span>
          ))}
        </div>
      </div>
      <div className="relative h-60 rounded-md bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <div aria-hidden="true" className={plot}>
          <Picture
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {[gradeFrom.C, gradeFrom.B, gradeFrom.A].map((value) => (
              <Line key={value} d={`M0 ${100 - y(value)}H100`} stroke="var(--color-line)" width={1} />
            ))}
            <Line d="M0 100H100" stroke="var(--color-control)" width={1} />
            {point && <Line d={`M${x(chosen)} 0V100`} stroke="var(--color-control)" width={1} />}
            {mean !== null && mean >= floor && (
              <Line d={`M0 ${100 - y(mean)}H100`} stroke="var(--color-leaf)" width={2} dashes="6 5" />
            )}
            {segmentsOf(points).map((segment) => (
              <Line
                key={segment[0]?.at}
                d={`M${segment.map(({ at, value }) => `${x(at)} ${100 - y(value)}`).join('L')}`}
                stroke="var(--color-grape)"
                width={1.5}
              />
            ))}
          </Picture>
          {points.map(({ day, value, grade, gap }, at) =>
            value === null || !grade ? (
              <span
                key={day}
                style={{ left: `${x(at)}%` }}
                className={`absolute top-full -translate-x-1/2 translate-y-1 ${at === chosen ? 'origin-top scale-140' : ''}`}
              >
                <GapMark gap={gap} />
              </span>
            ) : (
              <span
                key={day}
                style={place(at, value)}
                className={
                  at === chosen
                    ? 'absolute -translate-x-1/2 translate-y-1/2 scale-150'
                    : 'absolute -translate-x-1/2 translate-y-1/2'
                }
              >
                <Berry grade={grade} letter={false} className="size-[min(.625rem,2.6vw)] @tablet:size-3.5" />
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
              className={classNames(
                'absolute whitespace-nowrap',
                at > 0 && '-translate-x-1/2',
                // Where letters are largest, there is room for every second.
                at % (2 * every) !== 0 && '@max-[20rem]:hidden',
              )}
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
export function ChartLegend({ mean, points }: { mean: number | null; points: readonly Point[] }) {
  const { i18n } = useLingui();
  const value = mean !== null && i18n.number(mean);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
      {mean !== null && (
        <span className="flex items-center gap-1.5">
          <Picture viewBox="0 0 24 4" className="h-1 w-6">
            <path d="M0 2H24" stroke="var(--color-leaf)" strokeWidth={2} strokeDasharray="6 4" />
          </Picture>
          <Trans>Average {value}</Trans>
        </span>
      )}
      {points.some(({ gap }) => gap === 'missed') && (
        <span className="flex items-center gap-1">
          <GapMark gap="missed" />
          <Trans>missed</Trans>
        </span>
      )}
      {points.some(({ gap }) => gap === 'plain') && (
        <span className="flex items-center gap-1.5">
          <GapMark gap="plain" />
          <Trans>written, no score</Trans>
        </span>
      )}
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

/** On the axis, where the line has a gap. */
function GapMark({ gap }: { gap: Gap | null }) {
  if (gap === null || gap === 'none') return null;
  return (
    <Picture viewBox="-1 -1 2 2" className={gap === 'missed' ? 'size-4' : 'size-3'}>
      {gap === 'missed' ? <BareStemShape r={0.9} y={0.1} /> : <PlainBerryShape r={0.95} />}
    </Picture>
  );
}

function nameBelow(day: string, scale: Scale, locale: string): string {
  if (scale === 'days') return String(Number(day.slice(-2)));
  if (scale === 'weeks') return formatDay(day, locale, 'short');
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`${day.slice(0, 7)}-01T00:00:00Z`));
}
