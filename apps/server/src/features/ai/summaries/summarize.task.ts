import { createHash } from 'node:crypto';
import {
  type CitedText,
  learnedIn,
  openIn,
  repeatedIn,
  type Source,
  sentencesIn,
  summaryOf,
} from '@garden/analysis';
import type { SummaryPart } from '@garden/contract';
import { weighSources } from '../../../platform/analysis/weigh.rules.ts';
import { threadTask } from '../../../platform/threads/task.ts';
import type { FoundLine, FoundLines } from './rules.ts';

/** As many lines of each part are found in a period. */
const MOST: Readonly<Record<SummaryPart, number>> = { did: 8, learned: 6, repeated: 5, open: 8 };

/** What was learned or asked is not what was done. */
const NOT_DONE: readonly string[] = ['learnings', 'unclear'];
/** Plans tell what may come, not what was. */
const PLANS = 'nextTasks';

export type DatedSource = Source & { readonly day: string };

type Asked = {
  /** In the order of their days. */
  readonly sources: readonly DatedSource[];
  /** Keys of sentences that someone kept. */
  readonly kept: readonly string[];
};

/** What the diaries of a period tell, each sentence in one part; private lines and mistakes tell nothing. */
export const summarizeTask = threadTask(
  'ai/summaries/summarize',
  ({ sources, kept }: Asked): FoundLines => {
    const days = new Map(sources.map(({ id, day }) => [id, day]));
    const cite = ({ sourceId }: CitedText) => ({ diaryId: sourceId, day: days.get(sourceId) ?? '' });
    const lineOf = (part: SummaryPart, sentence: CitedText, citations = [cite(sentence)]): FoundLine => ({
      key: keyOf(sentence),
      part,
      text: sentence.shown,
      citations,
    });
    const texts = sources.flatMap(sentencesIn).filter(({ at }) => at.section !== PLANS);
    const taken = new Set<CitedText>();
    const takeOf = (found: readonly CitedText[]) => {
      for (const sentence of found) taken.add(sentence);
      return found;
    };
    const rest = () => texts.filter((sentence) => !taken.has(sentence));

    const repeated = repeatedIn(texts)
      .slice(0, MOST.repeated)
      .flatMap((group) => {
        const last = takeOf(group).at(-1);
        return last ? [lineOf('repeated', last, group.map(cite))] : [];
      });
    const open = takeOf(openIn(rest())).slice(-MOST.open);
    const learned = summaryOf(takeOf(learnedIn(rest())), MOST.learned);
    const did = summaryOf(
      rest().filter(({ at }) => !NOT_DONE.includes(at.section)),
      MOST.did,
    );
    const lines = [
      ...did.map((sentence) => lineOf('did', sentence)),
      ...learned.map((sentence) => lineOf('learned', sentence)),
      ...repeated,
      ...open.map((sentence) => lineOf('open', sentence)),
    ];
    const wanted = new Set(kept);
    const standing = texts
      .map((sentence) => ({ key: keyOf(sentence), text: sentence.shown, citations: [cite(sentence)] }))
      .filter(({ key }) => wanted.has(key));
    return { lines: [...new Map(lines.map((line) => [line.key, line])).values()], standing };
  },
  // Each sentence is weighed against all others as often as one is chosen.
  ({ sources }) => 4 * weighSources(sources),
);

const keyOf = ({ sourceId, shown }: CitedText): string =>
  createHash('sha256').update(`${sourceId}\n${shown}`).digest('hex').slice(0, 32);
