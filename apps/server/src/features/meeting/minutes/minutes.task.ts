import {
  actionsIn,
  decisionsIn,
  linesAbout,
  linesUnder,
  openQuestionsIn,
  readTranscript,
  summaryOfTalk,
} from '@garden/analysis';
import { isBasic, MAX_MINUTES_ITEM, MAX_SPEAKER } from '@garden/contract';
import { threadTask } from '../../../platform/threads/task.ts';
import { MOST_ITEMS, SUMMARY_LINES } from './rules.ts';
import type { StoredHeading, StoredItem, StoredLine, StoredSection } from './store.ts';

type Told = {
  readonly transcript: readonly StoredLine[];
  readonly date: string;
  readonly headings: readonly StoredHeading[];
};
type Made = {
  readonly summary: readonly StoredItem[];
  readonly decisions: readonly StoredItem[];
  readonly actions: readonly (StoredItem & { readonly owner: string; readonly due: string | null })[];
  readonly questions: readonly StoredItem[];
  readonly sections: readonly StoredSection[];
};

/** What is said of one thing fills a page at most. */
const MOST_OF_SECTION = 30;

/** The lines of a transcript in any of the formats. */
export const readTranscriptTask = threadTask(
  'meeting/minutes/read',
  (text: string): StoredLine[] =>
    readTranscript(text).map((line) => ({ ...line, speaker: cut(line.speaker, MAX_SPEAKER) })),
  (text) => text.length,
);

/** The minutes of a transcript: each sentence is a line of it, which it cites. */
export const makeMinutesTask = threadTask(
  'meeting/minutes/make',
  ({ transcript, date, headings }: Told): Made => {
    const has = (wanted: StoredHeading['heading']) => headings.some(({ heading }) => heading === wanted);
    const cite = ({ line }: { readonly line: number }): StoredItem => ({
      text: cut(transcript[line]?.text ?? '', MAX_MINUTES_ITEM),
      lines: [line],
    });
    return {
      summary: has('summary') ? summaryOfTalk(transcript, SUMMARY_LINES).map(cite) : [],
      decisions: has('decisions') ? decisionsIn(transcript).slice(0, MOST_ITEMS).map(cite) : [],
      actions: has('actions')
        ? actionsIn(transcript, date)
            .slice(0, MOST_ITEMS)
            .map(({ owner, due, ...found }) => ({ ...cite(found), owner, due }))
        : [],
      questions: has('questions') ? openQuestionsIn(transcript).slice(0, MOST_ITEMS).map(cite) : [],
      sections: headings.map(({ heading, title }) => ({
        heading,
        title,
        items: isBasic(heading)
          ? []
          : (heading === 'own' ? linesAbout(title, transcript) : linesUnder(heading, transcript))
              .slice(0, MOST_OF_SECTION)
              .map(cite),
      })),
    };
  },
  ({ transcript }) => transcript.reduce((sum, { text }) => sum + text.length, 0),
);

/** As much of a text as its field takes, so that what is made can be edited: the end of a longer one is a sign. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  // Half of a pair is no character.
  return `${/[\uD800-\uDBFF]$/u.test(head) ? head.slice(0, -1) : head}…`;
}
