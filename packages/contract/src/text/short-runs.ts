/** So many marks without anything between them, where more follow; half-width sound marks become marks when letters are compared. */
const LONG_RUN = /(?:(?!\u034f)[\p{M}\uff9e\uff9f]){30}(?=(?!\u034f)[\p{M}\uff9e\uff9f])/gu;

/**
 * A text whose runs of marks are short: they are put in order when it is normalised, by time that grows with the square of
 * a run. What parts them shows nothing and is what Unicode names for it (UAX #15, Stream-Safe Text Format).
 */
export function withShortRuns(text: string): string {
  return text.replace(LONG_RUN, '$&\u034f');
}
