import { type CitedText, type Source, sentencesIn } from '@garden/analysis';
import { threadTask } from '../../../platform/threads/task.ts';
import { refOf } from '../news/rules.ts';

/** As many sentences of one diary as are offered to be marked. */
const MOST_OFFERED = 200;

/** A sentence with what it is known by. */
export type KnownSentence = CitedText & { readonly ref: string };

/** Diaries, and which of their sentences are wanted: those of these refs, or null for all. */
export type WantedSentences = readonly {
  readonly source: Source;
  readonly refs: readonly string[] | null;
}[];

/** Sentences of diaries as they read now, each once; what was edited away is not there. */
export const sentencesTask = threadTask(
  'life/spirit/sentences',
  (wanted: WantedSentences): KnownSentence[] =>
    wanted.flatMap(({ source, refs }) => {
      const known = new Map<string, KnownSentence>();
      for (const sentence of sentencesIn(source)) {
        const ref = refOf(sentence);
        if (!known.has(ref) && (refs === null || refs.includes(ref))) known.set(ref, { ...sentence, ref });
      }
      return [...known.values()].slice(0, MOST_OFFERED);
    }),
  (wanted) => wanted.reduce((sum, { source }) => sum + JSON.stringify(source.entry).length, 0),
);
