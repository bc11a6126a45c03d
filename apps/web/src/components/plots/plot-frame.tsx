import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../layout/picture.tsx';
import type { PlotScale } from './plot-scale.ts';

/** What every plot over time takes: how it is read point by point, and what stands beside it. */
export type PlotProps = {
  /** What is read point by point. */
  label: string;
  /** The name of a point with its numbers, as it is read aloud. */
  nameOf: (at: number) => string;
  /** What stands below a point. */
  below: (at: number) => string;
  /** A number of the axis. */
  format: (value: number) => string;
  chosen: number;
  onChoose: (at: number) => void;
  /** Points about which something is written. */
  marks?: readonly number[];
};

type Props = PlotProps & {
  count: number;
  scale: PlotScale;
  /** Where a point lies, in hundredths. */
  x: (at: number) => number;
  /** Half a column at both ends, so that each place of the slider lies on its bar. */
  isInset?: boolean;
  /** Drawn in a field of 100 by 100, which is stretched. */
  children: ReactNode;
};

/** About so many names stand below. */
const NAMES = 6;

/**
 * The axes of a plot. A slider without a face lies over it: a tap, a drag and the arrow keys read it point by point.
 */
export function PlotFrame({
  label,
  nameOf,
  below,
  format,
  chosen,
  onChoose,
  marks = [],
  count,
  scale,
  x,
  isInset = false,
  children,
}: Props) {
  const every = Math.max(1, Math.ceil(count / NAMES));
  return (
    <div className="@container/plot grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5">
      <div aria-hidden="true" className="relative min-w-8 text-ink-3 text-xs tabular-nums">
        <div className="absolute inset-x-0 top-3 bottom-3">
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              style={{ bottom: `${scale.y(tick)}%` }}
              className="absolute right-0 translate-y-1/2 leading-none"
            >
              {format(tick)}
            </span>
          ))}
        </div>
        {/* The longest of them makes the room. */}
        <span className="invisible">{format(scale.ticks.at(-1) ?? 0)}</span>
      </div>
      <div className="relative h-56 rounded-md bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus print:bg-transparent">
        <div className={classNames('absolute top-3 bottom-3', isInset ? 'inset-x-0' : 'inset-x-2')}>
          <Picture
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {scale.ticks.map((tick) => (
              <PlotLine
                key={tick}
                d={`M0 ${100 - scale.y(tick)}H100`}
                stroke={tick === 0 ? 'var(--color-control)' : 'var(--color-line)'}
                width={1}
              />
            ))}
            <PlotLine d={`M${x(chosen)} 0V100`} stroke="var(--color-control)" width={1} />
            {children}
            {marks.map((at) => (
              <g key={at}>
                <PlotLine d={`M${x(at)} 0V100`} stroke="var(--color-amber)" width={1} dashes="2 4" />
                <PlotLine d={`M${x(at)} 0h0`} stroke="var(--color-amber)" width={9} />
              </g>
            ))}
          </Picture>
        </div>
        <input
          type="range"
          min={0}
          max={count - 1}
          value={chosen}
          onChange={({ target }) => onChoose(target.valueAsNumber)}
          aria-label={label}
          aria-valuetext={nameOf(chosen)}
          className="absolute inset-0 size-full touch-pan-y cursor-pointer opacity-0 print:hidden"
        />
      </div>
      <div
        aria-hidden="true"
        data-plot-names=""
        className={classNames('relative col-start-2 h-5 text-ink-3 text-xs', !isInset && 'mx-2')}
      >
        {Array.from({ length: count }, (_, at) => at)
          .filter((at) => at % every === 0)
          .map((at) => (
            <span
              key={at}
              style={{ left: `${x(at)}%` }}
              className={classNames(
                'absolute whitespace-nowrap',
                (at > 0 || isInset) && '-translate-x-1/2',
                // In a narrow column, as on a phone, there is room for every second.
                at % (2 * every) !== 0 && '@max-[28rem]/plot:hidden',
              )}
            >
              {below(at)}
            </span>
          ))}
      </div>
    </div>
  );
}

type LineProps = { d: string; stroke: string; width: number; dashes?: string };

/** A line that keeps its width however its field is stretched. */
export function PlotLine({ d, stroke, width, dashes }: LineProps) {
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
