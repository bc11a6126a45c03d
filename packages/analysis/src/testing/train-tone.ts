/*
 * Trains the tone classifier on the lines of `cases/tone` that are not held out, and writes its weights:
 * `node packages/analysis/src/testing/train-tone.ts`
 * Softmax regression by stochastic gradient descent in the order of the file: the same lines give the same weights everywhere.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf, type ToneLanguage, toneLanguages } from '../tone/features.ts';
import { tones } from '../tone/tone.ts';
import { readToneLines, type ToneLine } from './tone-lines.ts';

const ROUNDS = 60;
const RATE = 0.5;
const DECAY = 0.003;
/** A feature of one line alone says nothing. */
const LEAST_LINES = 2;

type Example = { readonly features: readonly number[]; readonly tone: number; readonly scale: number };

/** The table that `tone/weights-<language>.ts` holds. */
export function trainTone(language: ToneLanguage): string {
  const lines = inTurn(readToneLines(language).filter(({ isHeldOut }) => !isHeldOut));
  const read = lines.map((line) => ({ line, features: featuresOf(line.text, language) }));
  const seen = new Map<string, number>();
  for (const { features } of read) for (const each of features) seen.set(each, (seen.get(each) ?? 0) + 1);
  const known = [...seen].filter(([, count]) => count >= LEAST_LINES).map(([feature]) => feature);
  const places = new Map(known.map((feature, place) => [feature, place]));
  const examples = read.map(({ line, features }): Example => {
    const found = features.flatMap((feature) => places.get(feature) ?? []);
    return {
      features: found,
      tone: tones.indexOf(line.tone),
      scale: 1 / Math.sqrt(Math.max(1, found.length)),
    };
  });
  const { weights, biases } = descend(examples, known.length);
  const hundredths = (number: number) => String(Math.round(number * 100));
  const rows = known
    .map((feature, place) => ({ feature, numbers: weights.map((of) => hundredths(of[place] ?? 0)) }))
    .filter(({ numbers }) => numbers.some((number) => Math.abs(Number(number)) > 2))
    .sort((a, b) => (a.feature < b.feature ? -1 : 1));
  return [
    biases.map(hundredths).join('\t'),
    ...rows.map(({ feature, numbers }) => [feature, ...numbers].join('\t')),
  ].join('\n');
}

/** Tones by turns, so that no part of a round knows one alone. */
function inTurn(lines: readonly ToneLine[]): ToneLine[] {
  const groups = tones.map((tone) => lines.filter((line) => line.tone === tone));
  const place = (line: ToneLine) => {
    const group = groups[tones.indexOf(line.tone)] ?? [];
    return group.indexOf(line) / group.length;
  };
  return [...lines].sort((a, b) => place(a) - place(b));
}

function descend(examples: readonly Example[], size: number) {
  const weights = tones.map(() => new Float64Array(size));
  const biases = tones.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round / 10);
    for (const { features, tone, scale } of examples) {
      const logits = tones.map(
        (_, at) =>
          (biases[at] ?? 0) + scale * features.reduce((sum, place) => sum + (weights[at]?.[place] ?? 0), 0),
      );
      const most = Math.max(...logits);
      const powers = logits.map((logit) => Math.exp(logit - most));
      const all = powers.reduce((sum, power) => sum + power, 0);
      for (const [at, of] of weights.entries()) {
        const slope = (powers[at] ?? 0) / all - (at === tone ? 1 : 0);
        biases[at] = (biases[at] ?? 0) - rate * slope * 0.1;
        for (const place of features) of[place] = (of[place] ?? 0) - rate * slope * scale;
      }
    }
    for (const of of weights)
      for (const place of of.keys()) of[place] = (of[place] ?? 0) * (1 - DECAY * rate);
  }
  return { weights, biases };
}

/** A feature may hold what a template reads as its own. */
export const fileOf = (table: string): string =>
  `/* Written by testing/train-tone.ts from cases/tone; not by hand. */\nexport const weights = ${JSON.stringify(table)};\n`;

if (import.meta.main)
  for (const language of toneLanguages)
    writeFileSync(join(import.meta.dirname, `../tone/weights-${language}.ts`), fileOf(trainTone(language)));
