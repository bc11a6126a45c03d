import { type CitedText, curiousIn, mistakesIn, sentencesIn, toneLinesOf } from '@garden/analysis';
import type { ReadonlySections } from '@garden/contract';
import { threadTask } from '../threads/task.ts';
import type { FoundTone, Predicted } from './analysis.ts';
import { weighEntry } from './weigh.rules.ts';

/** So much of a text is looked at: more than anyone writes in a day. */
const MOST_SENTENCES = 400;
/** More hints than these help no one. */
const MOST_FOUND = { tone: 5, predictions: 8 } as const;

const sentencesOfEntry = (entry: ReadonlySections): CitedText[] =>
  sentencesIn({ id: '', authorId: '', entry }).slice(0, MOST_SENTENCES);

/** Which lines of an entry read harsh or low. */
export const toneTask = threadTask(
  'platform/analysis/tone',
  (entry: ReadonlySections): FoundTone[] => toneLinesOf(sentencesOfEntry(entry)).slice(0, MOST_FOUND.tone),
  weighEntry,
);

type Asked = { readonly kind: Predicted; readonly entry: ReadonlySections };

/** Which lines of an entry tell of something unclear, or of a mistake. */
export const predictTask = threadTask(
  'platform/analysis/predict',
  ({ kind, entry }: Asked): CitedText[] => {
    const texts = sentencesOfEntry(entry);
    return (kind === 'unclear' ? curiousIn(texts) : mistakesIn(texts)).slice(0, MOST_FOUND.predictions);
  },
  ({ entry }) => weighEntry(entry),
);
