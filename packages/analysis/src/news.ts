import type { Dictionary } from './glosses/dictionary.ts';
import { blockersIn } from './marks.ts';
import { namesIn, phraseKeys } from './phrases.ts';
import type { CitedText } from './sources.ts';
import { type Member, thanksIn } from './thanks.ts';
import { type Theme, themesOf } from './themes.ts';

export type Impact = 'high' | 'medium' | 'low';
export type Trend = 'rising' | 'stable' | 'falling';

/** What is worth knowing of a team's day; each rests on sentences that people wrote. */
export type NewsItem = {
  readonly kind: 'blocker' | 'theme' | 'customerGood' | 'thanks';
  /** The theme's words; null where the first sentence says it. */
  readonly phrase: string | null;
  /** The same for a theme on every day; null of anything else. */
  readonly key: string | null;
  readonly impact: Impact;
  readonly trend: Trend;
  /** The one that says it best comes first. */
  readonly citations: readonly CitedText[];
};

/** What one day's diaries say, and how many wrote one. */
export type Day = { readonly texts: readonly CitedText[]; readonly writers: number };

const MOST = { blocker: 3, theme: 4, all: 9 } as const;
/** So much more, or less, than on the days before is a trend. */
const RISING = 1.5;
const FALLING = 1 / RISING;

/**
 * The news of a day, what stops people first.
 * @param before the working days of the two weeks before, which the trend is measured against
 * @param dictionary as of `themesOf`
 * @returns at most nine items; none where nothing is worth it
 */
export function newsOf(
  today: Day,
  before: readonly Day[],
  members: readonly Member[],
  dictionary?: Dictionary,
): NewsItem[] {
  const known = members.map(({ name }) => name);
  const names = namesIn(known);
  const past = before.map((day) => countDay(day, names));
  const themes = themesOf(today.texts, known, MOST.theme, dictionary);
  return [
    ...blockerItems(today, past, names),
    ...themes.map((theme) => themeItem(theme, today, past, names)),
    ...customerItem(today, before),
    ...thanksItem(today, before, members),
  ].slice(0, MOST.all);
}

type Counts = { readonly writers: number; readonly authors: ReadonlyMap<string, ReadonlySet<string>> };

/** The share of the writers of a day who used one of some phrases. */
const shareOn = ({ writers, authors }: Counts, keys: readonly string[]): number =>
  new Set(keys.flatMap((key) => [...(authors.get(key) ?? [])])).size / Math.max(1, writers);

/** Who used each phrase on a day. */
function countDay({ texts, writers }: Day, names: ReadonlySet<string>): Counts {
  const authors = new Map<string, Set<string>>();
  for (const { text, authorId } of texts) {
    for (const key of phraseKeys(text, names)) {
      const known = authors.get(key);
      if (known) known.add(authorId);
      else authors.set(key, new Set([authorId]));
    }
  }
  return { writers, authors };
}

function themeItem(theme: Theme, today: Day, past: readonly Counts[], names: ReadonlySet<string>): NewsItem {
  return {
    kind: 'theme',
    phrase: theme.phrase,
    key: theme.key,
    impact: impactOf(theme.people, today.writers),
    trend: trendOf(
      theme.people / today.writers,
      past.map((day) => shareOn(day, theme.keys)),
    ),
    citations: bestFirst(theme.citations, names),
  };
}

/** Blockers that share two phrases are one, told by the sentence that says most of it. */
function blockerItems(today: Day, past: readonly Counts[], names: ReadonlySet<string>): NewsItem[] {
  const groups: { keys: Set<string>; sentences: CitedText[] }[] = [];
  for (const sentence of blockersIn(today.texts)) {
    const keys = phraseKeys(sentence.text, names);
    const known = groups.find((group) => keys.filter((key) => group.keys.has(key)).length >= 2);
    if (known) {
      known.sentences.push(sentence);
      for (const key of keys) known.keys.add(key);
    } else groups.push({ keys: new Set(keys), sentences: [sentence] });
  }
  return groups
    .map(({ keys, sentences }): NewsItem => {
      const people = new Set(sentences.map(({ authorId }) => authorId)).size;
      const share = (day: Counts) => Math.max(0, ...[...keys].map((key) => shareOn(day, [key])));
      return {
        kind: 'blocker',
        phrase: null,
        key: null,
        impact: people > 1 ? 'high' : 'medium',
        trend: trendOf(people / today.writers, past.map(share)),
        citations: bestFirst(sentences, names),
      };
    })
    .sort((a, b) => b.citations.length - a.citations.length)
    .slice(0, MOST.blocker);
}

function customerItem(today: Day, before: readonly Day[]): NewsItem[] {
  const of = ({ texts }: Day) => texts.filter(({ at }) => at.section === 'customerGood');
  return countedItem(
    'customerGood',
    of(today),
    today,
    before.map((day) => of(day).length / Math.max(1, day.writers)),
  );
}

function thanksItem(today: Day, before: readonly Day[], members: readonly Member[]): NewsItem[] {
  const of = ({ texts }: Day) => [...new Set(thanksIn(texts, members).map(({ citation }) => citation))];
  return countedItem(
    'thanks',
    of(today),
    today,
    before.map((day) => of(day).length / Math.max(1, day.writers)),
  );
}

function countedItem(
  kind: 'customerGood' | 'thanks',
  citations: readonly CitedText[],
  today: Day,
  before: readonly number[],
): NewsItem[] {
  if (citations.length === 0) return [];
  const people = new Set(citations.map(({ authorId }) => authorId)).size;
  return [
    {
      kind,
      phrase: null,
      key: null,
      impact: people * 3 >= today.writers && people > 2 ? 'medium' : 'low',
      trend: trendOf(citations.length / Math.max(1, today.writers), before),
      citations,
    },
  ];
}

const impactOf = (people: number, writers: number): Impact =>
  people * 2 > writers && people >= 5 ? 'high' : people * 3 >= writers ? 'medium' : 'low';

/** A share against its mean of the days before; without days before nothing is known to rise. */
function trendOf(share: number, before: readonly number[]): Trend {
  if (before.length === 0) return 'stable';
  const mean = before.reduce((sum, each) => sum + each, 0) / before.length;
  if (share >= mean * RISING) return 'rising';
  return share <= mean * FALLING ? 'falling' : 'stable';
}

/** Sentences with a number first, then those that say more, none of a length that no one reads. */
function bestFirst(sentences: readonly CitedText[], names: ReadonlySet<string>): CitedText[] {
  const weight = ({ text, shown }: CitedText) =>
    phraseKeys(text, names).length + (/\d/u.test(text) ? 4 : 0) - Math.max(0, shown.length - 200) / 10;
  return [...sentences].sort((a, b) => weight(b) - weight(a));
}
