import { PlotFrame, type PlotProps } from './plot-frame.tsx';
import type { PlotScale } from './plot-scale.ts';

/** How a part of a bar is drawn: full, half as dark, or as an outline; apart without colours, too. */
export type BarLook = 'full' | 'half' | 'outline';

type Props = PlotProps & {
  scale: PlotScale;
  /** Of each bar its parts, the lowest first. */
  bars: readonly (readonly { readonly look: BarLook; readonly value: number }[])[];
};

/** Bars over time, each made of parts. */
export function BarPlot({ scale, bars, ...frame }: Props) {
  const width = 100 / Math.max(1, bars.length);
  const x = (at: number) => (at + 0.5) * width;
  return (
    <PlotFrame {...frame} count={bars.length} scale={scale} x={x} isInset>
      {bars.map((parts, at) => {
        let under = 0;
        return parts.map(({ look, value }) => {
          if (value === 0) return null;
          const top = 100 - scale.y(under + value);
          const height = 100 - scale.y(under) - top;
          under += value;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={`${at} ${look}`}
              x={x(at) - 0.36 * width}
              y={top}
              width={0.72 * width}
              height={height}
              {...looks[look]}
              vectorEffect="non-scaling-stroke"
            />
          );
        });
      })}
    </PlotFrame>
  );
}

const looks = {
  full: { fill: 'var(--color-grape)' },
  half: { fill: 'var(--color-grape)', fillOpacity: 0.4, stroke: 'var(--color-grape)', strokeWidth: 1 },
  outline: {
    fill: 'none',
    stroke: 'var(--color-control)',
    strokeWidth: 1,
    strokeDasharray: '3 3',
  },
} as const;

/** The look of a part beside its name. */
export function BarSign({ look }: { look: BarLook }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 forced-color-adjust-none">
      <rect x={0.5} y={0.5} width={11} height={11} rx={2} {...looks[look]} />
    </svg>
  );
}
