import { remembered } from '@garden/contract/text/remembered';
import { featuresOf, type ToneLanguage, toneLanguageOf } from './features.ts';
import { weights as english } from './weights-en.ts';
import { weights as chinese } from './weights-zh.ts';

export const tones = ['fine', 'harsh', 'low'] as const;
export type Tone = (typeof tones)[number];

/** Weights as the training script writes them: a tone's bias, and each feature's weight for each tone, in hundredths. */
export type Weights = {
  readonly biases: readonly number[];
  readonly of: ReadonlyMap<string, readonly number[]>;
};

/** Below this the classifier says nothing: a wrong nudge costs more than a missed one. */
const SURE = 0.7;

const readWeights = (table: string): Weights => {
  const [first = '', ...rows] = table.trim().split('\n');
  return {
    biases: first.split('\t').map(Number),
    of: new Map(
      rows.map((row) => {
        const [feature = '', ...numbers] = row.split('\t');
        return [feature, numbers.map(Number)];
      }),
    ),
  };
};

const tables: Record<ToneLanguage, () => Weights> = {
  en: once(() => readWeights(english)),
  zh: once(() => readWeights(chinese)),
};

/**
 * Whether a line reads harsh or low, by a linear classifier over rows of words and characters; `fine` where it is not sure.
 * It is for the line's author alone.
 */
export const toneOf = remembered((line: string): Tone => {
  const language = toneLanguageOf(line);
  const shares = sharesOf(featuresOf(line, language), tables[language]());
  const [fine = 1, harsh = 0, low = 0] = shares;
  if (1 - fine < SURE) return 'fine';
  return harsh > low ? 'harsh' : 'low';
});

/** How likely each tone is. */
export function sharesOf(features: readonly string[], { biases, of }: Weights): number[] {
  const known = features.flatMap((feature) => of.get(feature) ?? []);
  const norm = Math.sqrt(Math.max(1, known.length / tones.length));
  const logits = tones.map((_, tone) => {
    let sum = 0;
    for (let at = tone; at < known.length; at += tones.length) sum += known[at] ?? 0;
    return (biases[tone] ?? 0) / 100 + sum / norm / 100;
  });
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
