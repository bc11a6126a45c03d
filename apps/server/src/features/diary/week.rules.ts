import { addDays, type Calendar, type DiaryDay, startOfWeek } from '@garden/calendar';
import { type ReadonlySections, sharedSections, shownText } from '@garden/contract';

/** Lines of one entry that the week's progress can be picked from. */
const LINES_MAX = 8;
/** Characters of a line that fit into the list of progress (product, section 16). */
const LINE_LENGTH_MAX = 500;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first and the last day of the week around a day. */
export function weekAround(day: DiaryDay, calendar: Calendar): { first: DiaryDay; last: DiaryDay } {
  const first = startOfWeek(day, calendar);
  return { first, last: addDays(first, 6) };
}

/** What an entry tells, sentence by sentence, then what it planned; without what is private. */
export function progressOf(sections: ReadonlySections): string[] {
  const { summary, nextTasks } = sharedSections(sections);
  const told = shownText(summary)
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter((line) => line !== '');
  return [...new Set([...told, ...nextTasks])]
    .filter((line) => line.length <= LINE_LENGTH_MAX)
    .slice(0, LINES_MAX);
}
