import { isTooNested } from '@garden/contract';

/** Lines that underline a heading or begin with the mark of a quote: the time to read them grows with their square. */
const SLOW_LINE = /^[ \t>]*(?:=+|-+)[ \t]*$|^[ \t]*>/gm;
/** They take a slow phone's browser less than half a second. */
const MAX_SLOW_LINES = 1_000;

/** Whether a text can be formatted; what would hold up its reader's browser is shown as typed. */
export function isFormattable(text: string): boolean {
  return !isTooNested(text) && (text.match(SLOW_LINE)?.length ?? 0) <= MAX_SLOW_LINES;
}
