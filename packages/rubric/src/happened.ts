import type { Fact } from './facts.ts';
import { wordSet } from './tables/compile.ts';
import * as en from './tables/en.ts';
import * as weights from './tables/weights.ts';
import * as zh from './tables/zh.ts';
import type { Token } from './words.ts';

const happened = wordSet(en.happenedWords);
const HAPPENED = new RegExp(zh.happened.trim(), 'u');
const OF_ALL_TIMES = new RegExp([en.ofAllTimes.trim(), zh.ofAllTimes.trim()].join('|'), 'u');
/** What a log writes between a thing and what was done with it. */
const LOGGED = /\S[:：] ?\S|->|→/u;

/**
 * Whether a sentence tells of something that happened, by someone who was there: an encyclopaedia has numbers and names, too.
 * What counts for it is a pronoun of one's own, the past, a time of day, a person or a reference, and that it is put in a few
 * words, as in a log.
 */
export function tellsOfDay(
  text: string,
  tokens: readonly Token[],
  words: number,
  facts: readonly Fact[],
): boolean {
  if (OF_ALL_TIMES.test(text)) return false;
  if (facts.some(({ kind }) => kind === 'time' || kind === 'name' || kind === 'code')) return true;
  if (words <= weights.groundless.short || HAPPENED.test(text) || LOGGED.test(text)) return true;
  return tokens.some(
    ({ kind, text: word }) => kind === 'word' && (happened.has(word) || /..ed$/u.test(word)),
  );
}
