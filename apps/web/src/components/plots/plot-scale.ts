/** Where the values of a plot lie: from nothing to a round number above the highest. */
export type PlotScale = {
  /** The numbers written beside the axis, the lowest first. */
  readonly ticks: readonly number[];
  /** How high a value lies, in hundredths of the plot. */
  readonly y: (value: number) => number;
};

const STEPS = [1, 2, 2.5, 5, 10];
/** About so many lines stand behind a plot. */
const LINES = 4;

/** @param top what the scale ends with at least; given `isFixed`, exactly that */
export function scaleTo(top: number, isFixed = false): PlotScale {
  const least = Math.max(top, 1);
  const rough = least / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  const end = isFixed ? top : step * Math.ceil(least / step);
  const count = Math.floor(end / step + 1e-9);
  return {
    ticks: Array.from({ length: count + 1 }, (_, at) => round(at * step)),
    y: (value) => (100 * Math.min(Math.max(value, 0), end)) / end,
  };
}

const round = (value: number) => Number(value.toPrecision(12));

/** Values that follow each other without a gap, each with its place. */
export function segmentsOf(
  values: readonly (number | null)[],
): readonly (readonly { readonly at: number; readonly value: number }[])[] {
  const segments: { at: number; value: number }[][] = [];
  let isOpen = false;
  for (const [at, value] of values.entries()) {
    if (value === null) isOpen = false;
    else if (isOpen) segments.at(-1)?.push({ at, value });
    else {
      segments.push([{ at, value }]);
      isOpen = true;
    }
  }
  return segments;
}
