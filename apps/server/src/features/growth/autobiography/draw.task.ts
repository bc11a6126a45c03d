import { createHash } from 'node:crypto';
import { type Source, sentencesIn, summaryOf } from '@garden/analysis';
import { weighSources } from '../../../platform/analysis/weigh.rules.ts';
import { threadTask } from '../../../platform/threads/task.ts';
import { DRAWN_LINES, type Drawn } from './rules.ts';

export type DrawnFrom = Source & { readonly day: string };

/** The sentences that tell most of a month, each with its diary; private lines and mistakes are none of them. */
export const drawChapterTask = threadTask(
  'growth/autobiography/draw',
  (sources: readonly DrawnFrom[]): Drawn[] =>
    linesOf(summaryOf(sources.flatMap(sentencesIn), DRAWN_LINES), sources),
  // Each sentence is weighed against all others as often as one is chosen.
  (sources) => 4 * weighSources(sources),
);

/** Sentences of diaries as lines of a chapter. */
export function linesOf(
  sentences: readonly { readonly sourceId: string; readonly shown: string }[],
  sources: readonly DrawnFrom[],
): Drawn[] {
  const days = new Map(sources.map(({ id, day }) => [id, day]));
  return sentences.map(({ sourceId, shown }) => ({
    key: keyOf(sourceId, shown),
    text: shown,
    diaryId: sourceId,
    day: days.get(sourceId) ?? '',
  }));
}

const keyOf = (diaryId: string, text: string): string =>
  createHash('sha256').update(`${diaryId}\n${text}`).digest('hex').slice(0, 32);
