import { rarityOf } from '@garden/analysis/glosses/likeness';
import { type DiaryDay, daysBetween } from '@garden/calendar';
import { remembered } from '@garden/contract/text/remembered';
import { indexedWords, queryOfAny, WEIGHED_TEXTS } from '../../diary/search/rules.ts';

/** Words of a text beyond these are not looked for. */
const WORDS_MAX = 16;
/** Endings of English words. An ending is cut, never changed, so that what is left begins the word as the index has it. */
const ENDING = /(?:ies|ing|ed|es|s|ly)$/;
const PLURAL = /(?<=..[^s])s$/;
const DOUBLED = /([^aeiou])\1$/;
const LAST_VOWEL = /(?<=..)[ey]$/;

/** English words that say nothing about what a text is about. */
const COMMON = new Set(
  `a about after again all already also always am an and any anybody anyone are as at be because been before being best but by can
  could couldn’t couldn't did didn’t didn't do does doesn’t doesn't doing don’t don't done down else experience far for from get go got
  had has have having he her here him his how i idea if in instead into is it it’s its just knew know known knows last like look
  made make makes making many may me might more most much must my myself need needed never no none not now of off on once one only or other our out
  over own please put really same say see shall she should so some somebody someone still such sure take tell than thanks
  that the their them then there these they thing things this those though to today too twice two up us use used very want was
  way we were what when where whether which while who whom whose why will with without would yes yet you your
  时候 之前 以后 一个 还是 因为 所以 已经 不是 没有 发现 发出 出去 出来`
    .trim()
    .split(/\s+/),
);
/** Chinese characters of grammar and of asking: a pair with one of them is no word. */
const GRAMMAR =
  /[的了吗呢吧啊么什怎哪谁几多少该要会能可以是在有和跟与或把被给从到对就都也还又再很太不没这那个为因所用我你他她它们咱请问想得地着过吃让才]/u;
/** Words nonetheless. */
const WORDS = new Set(['开会', '周会', '例会', '迟到', '过期', '地址', '地图', '多余', '得分']);
/** Words of many texts. */
const WEAK = new Set(['forget', 'lat', 'wrong', 'mistak', 'leav', 'send', '忘记', '错误']);
const WEAKNESS = 0.3;
const LEAST_WEIGHT = 0.1;

/** Forms of verbs in which no ending tells the verb. */
const FORMS: ReadonlyMap<string, string> = new Map(
  `forgot forget, forgotten forget, sent send, wrote write, written write, told tell, broke break, broken break,
   left leave, lost lose, paid pay, gave give, taken take, took take, came come, went go, bought buy,
   thought think, spoke speak, kept keep, held hold, met meet, said say, meant mean, chose choose`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** The words of a text without their endings, as often as they stand there; of Chinese, each two characters beside one another. */
export function stemsIn(text: string): string[] {
  return indexedWords(text).flatMap(stemOf);
}

const stemOf = remembered((word: string): readonly string[] => {
  if ([...word].length < 2 || COMMON.has(word)) return [];
  if (GRAMMAR.test(word) && !WORDS.has(word)) return [];
  const plain = (FORMS.get(word) ?? word).replace(/[’']s?$/u, '');
  if (COMMON.has(plain)) return [];
  if (!/^[a-z’']+$/.test(plain)) return [plain];
  const cut = plain.replace(plain.length > 4 ? ENDING : PLURAL, '');
  return [(cut.length < 3 ? plain : cut).replace(DOUBLED, '$1').replace(LAST_VOWEL, '')];
});

/** The words that tell what a text is about, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(stemsIn(text))].slice(0, WORDS_MAX);
}

const IRREGULAR = Map.groupBy(FORMS.keys(), (form) => stemOf(form)[0] ?? '');

/** With what a word of `wordsOf` begins in the index, in all of its forms; other words may begin so, too. */
export function beginningsOf(word: string): string[] {
  return [word, ...(IRREGULAR.get(word) ?? [])];
}

/** By what a word of `wordsOf` is found in the index, in writing. */
export const conditionOf = (word: string): string => queryOfAny(beginningsOf(word));

/**
 * How much a word tells that stands in so many texts (BM25). One that stands in none tells no more than one that stands in
 * a single one.
 */
export function weightOf(word: string, found: number, among: number = WEIGHED_TEXTS): number {
  return Math.max(rarityOf(found, among), LEAST_WEIGHT) * (WEAK.has(word) ? WEAKNESS : 1);
}

/** How much more often a word counts in a text than once, and how much less in a long one (BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** What so many occurrences of a word are worth in a text (BM25). */
export function saturate(occurrences: number, length: number, usualLength: number): number {
  const norm = 1 - LENGTH_SHARE + LENGTH_SHARE * (length / usualLength);
  return (occurrences * (SATURATION + 1)) / (occurrences + SATURATION * norm);
}

/** What is a year old counts so much less than what was written today. */
const RECENCY_SHARE = 0.2;
const RECENCY_DAYS = 365;

/** By how much what was written on a day counts. */
export function recencyOf(day: string, today: DiaryDay): number {
  const age = Math.min(Math.max(daysBetween(day as DiaryDay, today), 0), RECENCY_DAYS);
  return 1 - (RECENCY_SHARE * age) / RECENCY_DAYS;
}

/** Two short texts are alike from here on: the share of what they say that both say. */
const ALIKE = 0.33;
/** Of how many texts one knows at least how common a word is; with fewer, each would count as rare. */
const LEAST_KNOWN = 10;
/** Characters of a usual text of those that are compared. */
const USUAL_LENGTH = 60;
/** Old ones that are shown at once. */
export const SHOWN_MAX = 3;

/** How common words are among the texts that one is compared with: in how many of all each stands. */
export type Commonness = { readonly found: ReadonlyMap<string, number>; readonly among: number };
type Weigh = (word: string) => number;

/** How alike two short texts are, from 0 to 1. */
export function likenessOf(
  one: string,
  other: string,
  weigh: Weigh = (word) => weightOf(word, 1, LEAST_KNOWN),
): number {
  return sharedBy(new Set(stemsIn(one)), new Set(stemsIn(other)), weigh);
}

/** The share of what two texts say that both say. */
function sharedBy(a: ReadonlySet<string>, b: ReadonlySet<string>, weigh: Weigh): number {
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weigh(word), 0);
  const whole = Math.sqrt(sum(a) * sum(b));
  return whole === 0 ? 0 : sum(a.intersection(b)) / whole;
}

/** Whether one of two short texts resembles the other. */
export function isAlike(one: string, other: string): boolean {
  return likenessOf(one, other) >= ALIKE;
}

/** In how many of some texts each of their words stands. */
export function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(stemsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The old texts that a new one resembles, the closest first: the share of their words that both say decides whether,
 * by how rare those words are; BM25 and how lately each was written, in which order.
 */
export function closest<T extends { readonly text: string; readonly day: string }>(
  text: string,
  olds: readonly T[],
  { found, among }: Commonness,
  today: DiaryDay,
): T[] {
  const weigh: Weigh = (word) => weightOf(word, found.get(word) ?? 0, Math.max(among, LEAST_KNOWN));
  const asked = new Set(stemsIn(text));
  return olds
    .map((old) => ({ old, said: stemsIn(old.text) }))
    .filter(({ said }) => sharedBy(asked, new Set(said), weigh) >= ALIKE)
    .map(({ old, said }) => ({ old, score: scoreOf([...asked], said, old.text.length, weigh) }))
    .toSorted((a, b) => b.score * recencyOf(b.old.day, today) - a.score * recencyOf(a.old.day, today))
    .slice(0, SHOWN_MAX)
    .map(({ old }) => old);
}

function scoreOf(asked: readonly string[], said: readonly string[], length: number, weigh: Weigh): number {
  return asked.reduce((score, word) => {
    const occurrences = said.filter((each) => each === word).length;
    return score + weigh(word) * saturate(occurrences, length, USUAL_LENGTH);
  }, 0);
}

/** Whether all of some words that stand in a text stand in it as it is shown, too. */
export function isAllShown(text: string, shown: string, words: readonly string[]): boolean {
  const [whole, seen] = [stemsIn(text), stemsIn(shown)];
  const count = (stems: readonly string[], word: string) => stems.filter((each) => each === word).length;
  return words.every((word) => count(seen, word) >= count(whole, word));
}
