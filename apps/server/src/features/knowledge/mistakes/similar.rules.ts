import { indexedWords } from '../../diary/search/rules.ts';

/** Words that say nothing of what went wrong. */
const EMPTY = new Set(
  `about after again all also am an and any are as at be because been before being but by can could did didn’t didn't do
  does doesn’t doesn't don’t don't down for from far had has have he her his how if in instead into is it it’s its just last me
  more my myself no none not of off on once one only or our out over own she should so some than that the their them then there they
  this those though to too twice two up us was we were what when where which while who why will with without would you your
  时候 之前 以后 一个 还是 因为 所以 已经 不是 没有 发现 发出 出去 出来`.split(/\s+/),
);
/** Characters that join words of Chinese: a pair with one of them says nothing. */
const JOINING = /[的了又就在把给也和是我他她得着过没不很太都才被让]/;
/** Words of many mistakes. */
const WEAK = new Set(['forget', 'lat', 'wrong', 'mistak', 'mak', 'leav', 'send', '忘记', '错误']);
const WEAKNESS = 0.3;

/** Forms of verbs in which no ending tells the verb. */
const FORMS: ReadonlyMap<string, string> = new Map(
  `forgot forget, forgotten forget, sent send, wrote write, written write, told tell, broke break, broken break,
   made make, left leave, lost lose, paid pay, gave give, took take, taken take, came come, went go, bought buy,
   thought think, spoke speak, kept keep, held hold, met meet, said say, meant mean, chose choose, knew know`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Of how many texts one knows at least how common a word is; with fewer, each would count as rare. */
const LEAST_KNOWN = 10;
/** Two texts are alike from here on: the share of what they say that both say. */
const ALIKE = 0.35;
/** Old ones that are shown at once. */
const MOST = 3;

/**
 * The words of a text without their endings, each once; of Chinese, each two characters beside one another. An ending is
 * cut, never changed, so that what is left begins the word as the index has it.
 */
export function stemsOf(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of indexedWords(text)) {
    if ([...word].length < 2 || EMPTY.has(word) || JOINING.test(word)) continue;
    stems.add(stem(FORMS.get(word) ?? word));
  }
  return stems;
}

function stem(word: string): string {
  if (!/^[a-z’']+$/.test(word)) return word;
  const base = word.replace(/['’]s?$/, '');
  const cut =
    base.length > 4 ? base.replace(/(?:ies|ing|ed|es|s|ly)$/, '') : base.replace(/(?<=..[^s])s$/, '');
  const root = cut.length < 3 ? base : cut;
  return root.replace(/([^aeiou])\1$/, '$1').replace(/(?<=..)[ey]$/, '');
}

type Weigh = (stem: string) => number;

/** How alike two texts are, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>, weigh: Weigh): number {
  const sum = (stems: Iterable<string>) => [...stems].reduce((total, each) => total + weigh(each), 0);
  const whole = Math.sqrt(sum(a) * sum(b));
  return whole === 0 ? 0 : sum(a.intersection(b)) / whole;
}

/** The rarer a word among someone's mistakes, the more it says (the weight that BM25 gives it). */
function weighBy(texts: readonly ReadonlySet<string>[], total: number): Weigh {
  const counts = new Map<string, number>();
  for (const stems of texts) for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1);
  const known = Math.max(total, LEAST_KNOWN);
  return (each) => {
    const count = counts.get(each) ?? 1;
    const rarity = Math.log(1 + (known - count + 0.5) / (count + 0.5));
    return Math.max(rarity, 0.1) * (WEAK.has(each) ? WEAKNESS : 1);
  };
}

/** Whether one of two texts resembles the other. */
export function isAlike(old: string, fresh: string): boolean {
  return closest(fresh, [{ text: old }], 1).length > 0;
}

/**
 * Old texts that a fresh one resembles, the closest first.
 * @param total how many there are in all, those that share no word with it included
 */
export function closest<T extends { readonly text: string }>(
  fresh: string,
  olds: readonly T[],
  total: number,
): T[] {
  const wanted = stemsOf(fresh);
  const told = olds.map((old) => ({ old, stems: stemsOf(old.text) }));
  const weigh = weighBy(
    told.map(({ stems }) => stems),
    total,
  );
  return told
    .map(({ old, stems }) => ({ old, score: likeness(wanted, stems, weigh) }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ old }) => old);
}
