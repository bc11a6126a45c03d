import type { ReadonlySections } from '@garden/contract';
import { type Fact, factsOf } from './facts.ts';
import { type Place, sentencesOf } from './sentences.ts';
import { copyDetector, type Shingles } from './shingles.ts';
import { phrases } from './tables/compile.ts';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';
import { isNoise, tokensOf, type Vocabulary, vocabularyOf } from './words.ts';

export type ThoughtKind = 'cause' | 'insight' | 'change' | 'doubt' | 'contrast';

/** One sentence with what the rubric finds in it. A sentence counts once, however often it is written. */
export type Finding = Vocabulary & {
  readonly at: Place;
  readonly shown: string;
  /** Why it counts for nothing; the rest is empty then. */
  readonly ignored: 'copied' | 'noise' | undefined;
  readonly facts: readonly Fact[];
  readonly thoughts: readonly ThoughtKind[];
  readonly isAhead: boolean;
};

const THOUGHTS: Readonly<Record<ThoughtKind, RegExp>> = {
  cause: phrases(en.causes, zh.causes),
  insight: phrases(en.insights, zh.insights),
  change: phrases(en.changes, zh.changes),
  doubt: phrases(en.doubts, zh.doubts),
  contrast: phrases(en.contrasts, zh.contrasts),
};
const AHEAD = phrases(en.futures, zh.futures);

/** What an entry holds, sentence by sentence. */
export function findingsOf(entry: ReadonlySections, earlier: readonly Shingles[]): Finding[] {
  const isCopied = copyDetector(earlier);
  const once = new Map<string, Finding>();
  for (const { at, shown, text } of sentencesOf(entry)) {
    const tokens = tokensOf(text);
    // Repeats are told by their words, so that a comma more makes no new sentence.
    const key = tokens.map((token) => token.text).join(' ');
    if (once.has(key)) continue;
    const ignored = isNoise(text, tokens) ? 'noise' : isCopied(tokens) ? 'copied' : undefined;
    once.set(key, ignored ? nothing(at, shown, ignored) : read(at, shown, text));
  }
  return [...once.values()];
}

function nothing(at: Place, shown: string, ignored: Finding['ignored']): Finding {
  return { at, shown, ignored, own: new Map(), common: new Set(), facts: [], thoughts: [], isAhead: false };
}

function read(at: Place, shown: string, text: string): Finding {
  const tokens = tokensOf(text);
  const vocabulary = vocabularyOf(tokens);
  return {
    at,
    shown,
    ignored: undefined,
    ...vocabulary,
    facts: factsOf(text, tokens, vocabulary),
    thoughts: (Object.keys(THOUGHTS) as ThoughtKind[]).filter((kind) => has(THOUGHTS[kind], text)),
    isAhead: at.section === 'nextTasks' || has(AHEAD, text),
  };
}

function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
