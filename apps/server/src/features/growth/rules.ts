import { type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { beginningOf, oneLine, shownText } from '@garden/contract';

/** So many characters of a summary are read to tell how a diary begins. */
export const BEGINNING_READ = 400;
const BEGINNING_SHOWN = 140;

/** A diary as far as a line of it is shown to its author. */
export type Begun = {
  readonly title: string | null;
  /** The first characters of the summary, as written. */
  readonly summary: string;
};

/** How a diary begins: its title, or the first words of its summary. */
export function lineOf({ title, summary }: Begun): string {
  return beginningOf(oneLine(title ?? shownText(summary)), BEGINNING_SHOWN);
}

/** The first and the last day of a year. */
export const daysOfYear = (year: string): { readonly from: DiaryDay; readonly to: DiaryDay } => ({
  from: parseDiaryDay(`${year}-01-01`),
  to: parseDiaryDay(`${year}-12-31`),
});
