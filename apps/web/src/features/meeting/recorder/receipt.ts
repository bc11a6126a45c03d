import type { Recording, Segment, TimedNote } from './recording-store.ts';

/** What a recording lost, in milliseconds. */
export type Receipt = {
  readonly recorded: number;
  readonly missing: number;
  readonly gaps: number;
  /** In segments in which no one was heard. */
  readonly silent: number;
};

/** Below this, segments that overlap and clocks that round are no loss. */
const ROUNDING_MS = 100;

/** What was recorded of what was to be; where the page ended in between, what was not yet a piece is not known. */
export function receiptOf(
  { wanted, gaps }: Pick<Recording, 'wanted' | 'gaps'>,
  segments: readonly Pick<Segment, 'milliseconds' | 'isSilent'>[],
): Receipt {
  const lengthOf = (some: typeof segments) => some.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const recorded = lengthOf(segments);
  const lost = wanted === null ? 0 : wanted - recorded;
  const silent = lengthOf(segments.filter(({ isSilent }) => isSilent));
  return { recorded, gaps, silent, missing: lost < ROUNDING_MS ? 0 : lost };
}

/** Notes as a transcript, from which minutes can be made: `[1:02] Ana: Buy the new oven`. */
export function transcriptOf(
  notes: readonly TimedNote[],
  name: string,
  time: (at: number) => string,
): string {
  const speaker = name.replaceAll(/[:：\n]/gu, ' ').trim();
  return notes.map(({ at, text }) => `[${time(at)}] ${speaker}: ${text}`).join('\n');
}
