import type { Dictionary } from './glosses/dictionary.ts';
import { baseOf, englishWords, isHan } from './glosses/words.ts';
import { isEdgeOfHan, mayEndHan, namesIn, type Phrase, phrasesOf } from './phrases.ts';
import type { CitedText } from './sources.ts';

/** What several people wrote about. */
export type Theme = {
  /** The words that most of them used for it; where others have a word of the other language for it, that one behind a slash. */
  readonly phrase: string;
  /** What forms of the phrase have in common: the same theme on another day has the same key. */
  readonly key: string;
  /** The key, and those of the words of the other language. */
  readonly keys: readonly string[];
  readonly people: number;
  /** The sentences it rests on, at least one of each person. */
  readonly citations: readonly CitedText[];
};

/** Below this many people there is no theme, so that none tells of one person. */
export const THEME_PEOPLE = 3;

type Candidate = {
  readonly key: string;
  readonly words: number;
  readonly isVague: boolean;
  readonly forms: Map<string, number>;
  readonly authors: ReadonlySet<string>;
  readonly sentences: ReadonlySet<CitedText>;
  /** Those of the words themselves, and not of the other language. */
  readonly own: { readonly authors: Set<string>; readonly sentences: Set<CitedText> };
  seen: number;
  nouns: number;
  /** What others call it in the other language. */
  readonly across: readonly Candidate[];
};

/**
 * What at least three people wrote about, the theme of most people first.
 * @param names of the people in the texts: a name is no theme
 * @param most how many themes at most
 * @param dictionary by which words of both languages for one thing are one theme; without it they are two
 */
export function themesOf(
  texts: readonly CitedText[],
  names: readonly string[],
  most = 7,
  dictionary?: Dictionary,
): Theme[] {
  const writers = new Set(texts.map(({ authorId }) => authorId)).size;
  const found = gather(texts, namesIn(names));
  const candidates = (dictionary ? joinLanguages(found, dictionary) : [...found.values()]).filter(
    ({ authors, nouns, seen, isVague }) =>
      authors.size >= THEME_PEOPLE && nouns * 2 >= seen && (!isVague || authors.size * 2 > writers),
  );
  const ranked = withoutParts(candidates).sort(
    (a, b) => weightOf(b) - weightOf(a) || a.key.localeCompare(b.key, 'en'),
  );
  return withoutSameSentences(ranked)
    .slice(0, most)
    .map((one) => ({
      phrase: [one, ...one.across.slice(0, 1)].sort(byAuthors).map(wordFor).join(' / '),
      key: one.key,
      keys: [one, ...one.across].map(({ key }) => key),
      people: one.authors.size,
      citations: [...one.sentences],
    }));
}

const byAuthors = (a: Candidate, b: Candidate): number => b.own.authors.size - a.own.authors.size;

const wordFor = ({ forms, own }: Candidate): string => wholeWord(mostUsed(forms), [...own.sentences]);

/** The candidates, a Chinese word and what the dictionary calls it in English as one. */
function joinLanguages(found: ReadonlyMap<string, Candidate>, dictionary: Dictionary): Candidate[] {
  const english = new Map(
    [...found.values()].filter(({ key }) => !isHan(key)).map((one) => [baseOfPhrase(one), one] as const),
  );
  const joined = new Map<Candidate, Candidate[]>();
  for (const one of found.values()) {
    if (!isHan(one.key)) continue;
    const same = dictionary
      .glossesOf(one.key)
      .map((gloss) => english.get(englishWords(gloss).map(baseOf).join(' ')))
      .find((each) => each !== undefined);
    if (same) joined.set(same, [...(joined.get(same) ?? []), one]);
  }
  const taken = new Set([...joined.values()].flat());
  return [...found.values()]
    .filter((one) => !taken.has(one))
    .map((one) => {
      const across = (joined.get(one) ?? []).sort(byAuthors);
      return across.length === 0 ? one : across.reduce(joinTwo, { ...one, across });
    });
}

const joinTwo = (one: Candidate, other: Candidate): Candidate => ({
  ...one,
  authors: one.authors.union(other.authors),
  sentences: one.sentences.union(other.sentences),
  seen: one.seen + other.seen,
  nouns: one.nouns + other.nouns,
});

const baseOfPhrase = ({ forms }: Candidate): string => englishWords(mostUsed(forms)).map(baseOf).join(' ');

function gather(texts: readonly CitedText[], names: ReadonlySet<string>): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  for (const sentence of texts) {
    for (const phrase of phrasesOf(sentence.text, names)) add(found, phrase, sentence);
  }
  return found;
}

function add(
  found: Map<string, Candidate>,
  { key, shown, words, isNoun, isVague }: Phrase,
  sentence: CitedText,
): void {
  const known = found.get(key) ?? candidateOf(key, words, isVague);
  found.set(key, known);
  known.forms.set(shown, (known.forms.get(shown) ?? 0) + 1);
  known.own.authors.add(sentence.authorId);
  known.own.sentences.add(sentence);
  known.seen += 1;
  if (isNoun) known.nouns += 1;
}

function candidateOf(key: string, words: number, isVague: boolean): Candidate {
  const own = { authors: new Set<string>(), sentences: new Set<CitedText>() };
  return { key, words, isVague, forms: new Map(), ...own, own, seen: 0, nouns: 0, across: [] };
}

/** Of a longer phrase and its parts the longer one counts; a part that more people use counts by itself. */
function withoutParts(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    (one) =>
      !candidates.some((other) => {
        if (other === one) return false;
        if (isPart(one, other)) return other.authors.size * 4 >= one.authors.size * 3;
        return isPart(other, one) && one.authors.size * 4 < other.authors.size * 3;
      }),
  );
}

const isPart = (part: Candidate, whole: Candidate): boolean =>
  whole.key.length > part.key.length &&
  (whole.key.includes(' ') || part.key.includes(' ') || /^[a-z]/u.test(part.key)
    ? ` ${whole.key} `.includes(` ${part.key} `)
    : whole.key.includes(part.key));

/** Two phrases of the same sentences are one theme. */
function withoutSameSentences(ranked: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of ranked) {
    const isSame = kept.some((other) => {
      const shared = [...one.sentences].filter((each) => other.sentences.has(each)).length;
      return shared * 3 >= one.sentences.size * 2;
    });
    if (!isSame) kept.push(one);
  }
  return kept;
}

const weightOf = ({ authors, words, seen }: Candidate): number =>
  authors.size * (1 + 0.25 * (Math.min(words, 3) - 1)) + seen / 100;

function mostUsed(forms: ReadonlyMap<string, number>): string {
  const [first] = [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
  return first?.[0] ?? '';
}

/** A Chinese phrase with what mostly follows it: the segmenter may have cut within a word that it does not know. */
function wholeWord(phrase: string, sentences: readonly CitedText[]): string {
  if (!/^\p{Script=Han}+$/u.test(phrase) || phrase.length >= 8) return phrase;
  const counts = new Map<string, number>();
  for (const { text } of sentences) {
    const next = text.charAt(text.indexOf(phrase) + phrase.length);
    if (/\p{Script=Han}/u.test(next) && (!isEdgeOfHan(next) || mayEndHan(next)))
      counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!most) return phrase;
  const [next, count] = most;
  const isWhole = mayEndHan(next) ? count < sentences.length : count * 5 < sentences.length * 3;
  return isWhole ? phrase : wholeWord(phrase + next, sentences);
}
