import type { ReadonlySections } from '@garden/contract';
import { type Fact, factsOf, timesIn, withoutTimes } from './facts.ts';
import { tellsOfDay } from './happened.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { type Place, type ScoredSection, type Sentence, sentencesOf } from './sentences.ts';
import { earlierLookup, type Rows, rowsOf } from './shingles.ts';
import { languagesOf, type Phrases, phrases } from './tables/compile.ts';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';
import {
  hasNoGrammar,
  isList,
  isNoise,
  type Token,
  tokensOf,
  type Vocabulary,
  vocabularyOf,
} from './words.ts';

export type ThoughtKind = 'cause' | 'insight' | 'change' | 'doubt' | 'contrast';

/** One sentence with what the rubric finds in it. A sentence counts once, however often it is written. */
export type Finding = Vocabulary & {
  /** Where it stands first. */
  readonly at: Place;
  /** All places where it stands. */
  readonly places: readonly Place[];
  readonly shown: string;
  /** Why it counts for nothing; the rest is empty then. */
  readonly ignored: 'copied' | 'noise' | undefined;
  /** How like it is to an earlier entry; undefined where it has something of its own. */
  readonly likeness: Exclude<Likeness, 'copied'> | undefined;
  readonly facts: readonly Fact[];
  readonly thoughts: readonly ThoughtKind[];
  readonly looksAhead: boolean;
  /** Whether it puts what happened beside what came of it, as many do without "because". */
  readonly hasOutcome: boolean;
  /** Whether it tells of something that happened to someone some day, not of what is so at all times. */
  readonly tellsOfDay: boolean;
};

const THOUGHTS: Readonly<Record<ThoughtKind, Phrases>> = {
  cause: phrases(en.causes, zh.causes),
  insight: phrases(en.insights, zh.insights),
  change: phrases(en.changes, zh.changes),
  doubt: phrases(en.doubts, zh.doubts),
  contrast: phrases(en.contrasts, zh.contrasts),
};
const THOUGHT_KINDS = Object.keys(THOUGHTS) as ThoughtKind[];
const AHEAD = phrases(en.futures, zh.futures);

/** What sentences hold, one by one. */
export function findingsOf(
  sentences: readonly ReadSentence[],
  earlier: readonly ArrayLike<number>[],
): Finding[] {
  const lookUp = earlierLookup(sentences, earlier);
  return sentences.map((sentence) => {
    const { shown, places, at } = sentence;
    const nothing = (ignored: Finding['ignored']) => ({
      at,
      places,
      shown,
      ignored,
      likeness: undefined,
      ...NOTHING,
    });
    if (isNoise(sentence.tokens)) return nothing('noise');
    const found = read(sentence);
    const known = lookUp(sentence);
    const likeness = known && likenessOf(known, sentence.rows, found.facts);
    if (likeness === 'copied') return nothing(likeness);
    return { at, places, shown, ignored: undefined, likeness, ...found };
  });
}

/** A sentence with its words and all places where it stands. */
type ReadSentence = Sentence & {
  readonly tokens: readonly Token[];
  readonly times: readonly RegExpExecArray[];
  readonly rows: Rows;
  readonly places: Place[];
};

/** Each sentence of an entry once. Repeats are told by their words, so that a comma more makes no new sentence. */
export function readSentences(entry: ReadonlySections): ReadSentence[] {
  const found = new Map<string, ReadSentence>();
  for (const sentence of sentencesOf(entry)) {
    const tokens = tokensOf(sentence.text);
    const key = tokens.map(({ text }) => text).join(' ');
    const before = found.get(key);
    before?.places.push(sentence.at);
    // Of two spellings one is read, whichever comes first.
    if (before && before.text <= sentence.text) continue;
    const { at, shown, places } = before ?? { ...sentence, places: [sentence.at] };
    const times = timesIn(sentence.text);
    const rows = before?.rows ?? rowsOf(tokens, times);
    found.set(key, { at, shown, places, text: sentence.text, tokens, times, rows });
  }
  return [...found.values()];
}

type Read = Omit<Finding, 'at' | 'places' | 'shown' | 'ignored' | 'likeness'>;

const NOTHING: Read = {
  own: new Map(),
  weight: 0,
  common: new Set(),
  facts: [],
  thoughts: [],
  looksAhead: false,
  hasOutcome: false,
  tellsOfDay: false,
};

function read({ text, tokens, times, rows }: ReadSentence): Read {
  const told = times.length === 0 ? tokens : withoutTimes(tokens, times);
  const vocabulary = vocabularyOf(told, isList(tokens));
  const kinds = hasNoGrammar(tokens) ? [] : THOUGHT_KINDS;
  const languages = languagesOf(text);
  const facts = factsOf(text, tokens, times, vocabulary);
  return {
    ...vocabulary,
    facts,
    thoughts: kinds.filter((kind) => has(THOUGHTS[kind], text, languages)),
    looksAhead: has(AHEAD, text, languages),
    hasOutcome: facts.length > 0 && kinds.length > 0 && clausesIn(text) > 1,
    tellsOfDay: facts.length > 0 && tellsOfDay(text, tokens, rows.pieces.length, facts),
  };
}

const CLAUSE_END =
  /(?<!\d)[,:]|[,:](?!\d)| -+ |[–—→]| (?:and|when|after|before|while|which|who|where|until|then|though) /u;

const CLAUSE = /[\p{L}\d] .*\p{L}|\p{Script=Han}.*[\p{L}\d].*[\p{L}\d]|[\p{L}\d].*[\p{L}\d].*\p{Script=Han}/u;

/** Parts of a sentence that can tell something each. */
function clausesIn(text: string): number {
  return text.split(CLAUSE_END).filter((part) => CLAUSE.test(part)).length;
}

/** Whether a sentence stands in a section and in no other: repeated elsewhere, it loses what the section gives it. */
export function standsIn({ places }: Finding, ...sections: readonly ScoredSection[]): boolean {
  return places.every(({ section }) => sections.includes(section));
}

/** Whether a sentence says what comes next. */
export function isAhead(finding: Finding): boolean {
  return finding.ignored === undefined && (finding.looksAhead || standsIn(finding, 'nextTasks'));
}

function has(table: Phrases, text: string, languages: readonly (keyof Phrases)[]): boolean {
  return languages.some((language) => text.search(table[language]) >= 0);
}
