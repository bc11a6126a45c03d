import { PlotFrame, PlotLine, type PlotProps } from './plot-frame.tsx';
import { type PlotScale, segmentsOf } from './plot-scale.ts';

type Props = PlotProps & {
  scale: PlotScale;
  /** Null where there is no number: the line breaks. */
  values: readonly (number | null)[];
  /** Their mean, as a dashed line. */
  mean?: number | null;
};

/** Values over time. */
export function LinePlot({ scale, values, mean = null, ...frame }: Props) {
  const last = Math.max(1, values.length - 1);
  const x = (at: number) => (100 * at) / last;
  const y = (value: number) => 100 - scale.y(value);
  const value = values[frame.chosen];
  return (
    <PlotFrame {...frame} count={values.length} scale={scale} x={x}>
      {mean !== null && (
        <PlotLine d={`M0 ${y(mean)}H100`} stroke="var(--color-leaf)" width={2} dashes="6 5" />
      )}
      {segmentsOf(values).map((segment) => (
        <PlotLine
          key={segment[0]?.at}
          // One point alone is a line of no length, whose round ends make a dot.
          d={`M${segment.map((point) => `${x(point.at)} ${y(point.value)}`).join('L')}${segment.length === 1 ? 'h0' : ''}`}
          stroke="var(--color-grape)"
          width={segment.length === 1 ? 5 : 2}
        />
      ))}
      {value != null && (
        <PlotLine d={`M${x(frame.chosen)} ${y(value)}h0`} stroke="var(--color-grape)" width={11} />
      )}
    </PlotFrame>
  );
}
