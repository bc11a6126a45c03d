import type { ReadonlySections } from './section-texts.ts';
import { sharedSections } from './text/private-lines.ts';
import { shownText } from './text/shown-text.ts';

/** Lines of one entry that the week's progress can be picked from. */
const LINES_MAX = 5;
/** Characters of a line that fit into the list of progress (product, section 16). */
const LINE_LENGTH_MAX = 500;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What an entry tells, sentence by sentence, then what it planned; without what is private. */
export function progressOf(written: ReadonlySections): string[] {
  const { summary, nextTasks } = sharedSections(written);
  const told = shownText(summary)
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter((line) => line !== '');
  return [...new Set([...told, ...nextTasks])]
    .filter((line) => line.length <= LINE_LENGTH_MAX)
    .slice(0, LINES_MAX);
}
