import { phrases, wordSet } from './tables/compile.ts';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';
import {
  isFunctionWord,
  isPlausible,
  isVagueWord,
  saysSomething,
  stem,
  type Token,
  type Vocabulary,
} from './words.ts';

export type FactKind = 'amount' | 'time' | 'name' | 'code' | 'quote';
/** Something that can be checked; `about` is equal where two facts say the same kind of thing, `value` where they say the same. */
export type Fact = { readonly kind: FactKind; readonly about: string; readonly value: string };

const TIME = phrases(en.timePhrases, zh.timePhrases);
const NAME = phrases('', zh.namePhrases).han;
const HAN = /[\u3400-\u9fff]/u;
const QUOTE = /"([^"]{4,60})"|「([^」]{2,40})」|《([^》]{2,40})》/gu;
const UNIT_BEHIND = /^ ?(?:[%‰€$£¥°]|°c|°f)/u;
const CURRENCY = /[€$£¥] ?$/u;
const NEAR = /^[ "'(*]*$/u;
/** Between a noun and the number behind it. */
const JOINT = /^[ :#"'(*→>-]*(?:(?:is|was|at|of|to|from|nr|no|now) ?)?[€$£¥]?$/u;

const units = wordSet(en.units);
const numberWords = wordSet(en.numberWords);
const joiningWords = wordSet(en.joiningWords);
const emptyNouns = new Set([...wordSet(en.emptyNouns)].map(stem));
const measures = [...wordSet(zh.measures)].sort((a, b) => b.length - a.length);
const timesMeasures = wordSet(zh.timesMeasures);
/** "Energy: 8/10" */
const selfRatingStems = new Set([...wordSet(en.selfRatings)].map(stem));
const selfRatings = [...wordSet(zh.selfRatings)];
const emptyHanNouns = [...wordSet(zh.emptyNouns)];
const HAN_AMOUNT = new RegExp(
  `(?<![第十百千万周期拜])(?<!一(?=两))([二两三四五六七八九十百千万俩仨]{1,5}多?)(${measures.join('|')})(?!之|方面)`,
  'gu',
);
const FIXED = /十分|千万|万一|四处|三三两两|一五一十|八成|百分|两边|四周|八面|七上八下/u;

/** Of a sentence that only counts, no more is counted. */
const MOST_AMOUNTS = 4;

/** Dates and times of day in a sentence. */
export function timesIn(text: string): RegExpExecArray[] {
  const found = matchesOf(TIME.latin, text);
  return HAN.test(text) ? [...found, ...matchesOf(TIME.han, text)] : found;
}

/** All that an expression finds; most of them find nothing, for which `matchAll` does too much. */
function matchesOf(global: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  global.lastIndex = 0;
  for (let match = global.exec(text); match; match = global.exec(text)) found.push(match);
  return found;
}

/** A sentence's words without its dates and times: what happened then is left. */
export function withoutTimes(tokens: readonly Token[], times: readonly RegExpExecArray[]): readonly Token[] {
  return times.reduce<readonly Token[]>(
    (rest, { index, 0: { length } }) => rest.flatMap((token) => cut(token, index, index + length)),
    tokens,
  );
}

/** What of a word stands before and behind a place. */
function cut(token: Token, from: number, to: number): Token[] {
  const { text, start, end } = token;
  if (end <= from || to <= start) return [token];
  return [
    { ...token, end: from, text: text.slice(0, Math.max(0, from - start)) },
    { ...token, start: to, text: text.slice(to - start) },
  ].filter((part) => part.text !== '' && part.start < part.end);
}

/** Words that tie names to times, and tell no more than a comma would. */
const TYING = /^(?:and|then|with|mr|mrs|ms|dr|prof|[和跟与]|然后)$/u;

/** Whether a sentence only puts names beside times, and leaves open what happened. */
function isAgenda(text: string, tokens: readonly Token[], times: readonly RegExpExecArray[]): boolean {
  if (times.length === 0) return false;
  const rest = withoutTimes(tokens, times);
  if (rest.some(({ kind, text: word }) => kind === 'word' && (isVagueWord(word) || isSmall(word))))
    return false;
  const han = rest.flatMap(({ kind, text: run }) =>
    kind === 'han' ? [run.replace(/然后|[和跟与]|女士|先生/gu, '')] : [],
  );
  if (han.some((run) => /[了的在把到被是就没不也都]/u.test(run))) return false;
  const names = rest.filter(({ kind, text: word }) => kind === 'word' && !TYING.test(word));
  return names.length * 2 + han.join('').length <= momentsOf(text, times) * 4 - 2;
}

const isSmall = (word: string) => isFunctionWord(word) && !TYING.test(word);

/** How many times a sentence names; "Thursday 7:00" is one. */
function momentsOf(text: string, times: readonly RegExpExecArray[]): number {
  const ordered = times
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .sort((a, b) => a.start - b.start);
  return ordered.filter(
    ({ start }, at) => at === 0 || /[\p{L}\d]/u.test(text.slice(ordered[at - 1]?.end, start)),
  ).length;
}

/** What of a sentence can be checked. */
export function factsOf(
  text: string,
  tokens: readonly Token[],
  times: readonly RegExpExecArray[],
  { own, common }: Vocabulary,
): Fact[] {
  if (own.size + common.size === 0 || isAgenda(text, tokens, times)) return [];
  return [
    ...times.map(({ 0: value }) => fact('time', value.trim())),
    ...[...tokens.flatMap((_, at) => amountAt(text, tokens, at, times)), ...hanAmounts(tokens)].slice(
      0,
      MOST_AMOUNTS,
    ),
    ...names(text, tokens),
    ...tokens.filter(({ kind }) => kind === 'code').map(({ text: value }) => fact('code', value)),
    ...matchesOf(QUOTE, text).map((found) => fact('quote', found[1] ?? found[2] ?? found[3] ?? '')),
  ];
}

function fact(kind: FactKind, about: string, value = about): Fact {
  return { kind, about, value };
}

/** A number with what it counts or measures, behind it or before it. */
function amountAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  times: readonly RegExpExecArray[],
): Fact[] {
  const token = tokens[at];
  if (!token) return [];
  const isWord = token.kind === 'word' && numberWords.has(token.text);
  if (token.kind !== 'number' && !isWord) return [];
  const within = (time: RegExpExecArray) =>
    time.index <= token.start && token.end <= time.index + time[0].length;
  if (times.some(within)) return [];
  const noun = isWord ? nounBehind(text, tokens, at) : nounOf(text, tokens, at, token);
  return noun === undefined || noun === '' ? [] : [fact('amount', noun, token.text)];
}

function nounOf(text: string, tokens: readonly Token[], at: number, token: Token): string | undefined {
  const attached = /[a-z]+$/u.exec(token.text)?.[0];
  if (attached !== undefined) return units.has(attached) ? attached : token.text;
  const sign = UNIT_BEHIND.exec(text.slice(token.end))?.[0].trim();
  const currency = CURRENCY.test(text.slice(0, token.start)) ? '€' : undefined;
  return nounBehind(text, tokens, at) ?? sign ?? currency ?? nounBefore(text, tokens, at);
}

/** "Seven of them": what was named before. */
const OF_THEM = /^ (?:out )?of (?:(?:them|us|these|those|our|my|the|their)\b|\d)/u;

/** What a number counts; nothing where that says nothing. */
function nounBehind(text: string, tokens: readonly Token[], at: number): string | undefined {
  // "Half the battle" is no amount.
  if (tokens[at]?.text === 'half' && tokens[at + 1]?.text === 'the') return undefined;
  if (OF_THEM.test(text.slice(tokens[at]?.end))) return 'of them';
  for (let next = at + 1; next <= at + 3; next += 1) {
    const [before, token] = [tokens[next - 1], tokens[next]];
    if (!before || !token || !NEAR.test(text.slice(before.end, token.start).replace(UNIT_BEHIND, '')))
      return undefined;
    if (token.kind === 'han') return next === at + 1 ? countedBy(token.text, tokens[at - 1]) : undefined;
    if (token.kind === 'number') return undefined;
    const base = stem(token.text);
    if (units.has(token.text)) return token.text;
    if (joiningWords.has(token.text)) return undefined;
    if (emptyNouns.has(base)) return '';
    if (!isFunctionWord(token.text) && !numberWords.has(token.text))
      return isPlausible(token.text) ? base : undefined;
    if (next > at + 1) return undefined;
  }
  return undefined;
}

function nounBefore(text: string, tokens: readonly Token[], at: number): string | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || !JOINT.test(text.slice(before.end, token.start))) return undefined;
  if (before.kind === 'han') {
    if (selfRatings.some((each) => before.text.endsWith(each))) return undefined;
    return saysSomething(before.text.slice(-2)) ? before.text.slice(-2) : undefined;
  }
  if (before.kind !== 'word') return undefined;
  const base = stem(before.text);
  if (
    emptyNouns.has(base) ||
    selfRatingStems.has(base) ||
    isFunctionWord(before.text) ||
    !isPlausible(before.text)
  )
    return undefined;
  return base;
}

/** What stands behind a number in Chinese: a measure word and a noun, or a unit. */
function countedBy(run: string, before: Token | undefined): string | undefined {
  const rest = run.replace(/^[多几来余万千百亿]+/u, '');
  const measure = measures.find((each) => rest.startsWith(each));
  const noun = rest.slice(measure?.length ?? 0).replace(/^[多的]/u, '');
  if (measure === undefined) return saysSomething(noun.slice(0, 2)) ? noun.slice(0, 2) : undefined;
  if (emptyHanNouns.some((each) => noun.startsWith(each))) return '';
  // Behind people stands what they do.
  if (measure.endsWith('人')) return measure;
  if (timesMeasures.has(measure) && (noun === '' || zh.particles.includes(noun.charAt(0)))) return '';
  if (noun !== '') return measure + (saysSomething(noun.slice(0, 2)) ? noun.slice(0, 2) : '');
  // "电话28个": what is counted stands before the number.
  return measure.length > 1 || !['个', '条', '件'].includes(measure)
    ? measure
    : before?.kind === 'han' && saysSomething(before.text.slice(-2))
      ? before.text.slice(-2)
      : measure;
}

function hanAmounts(tokens: readonly Token[]): Fact[] {
  return tokens.flatMap(({ kind, text }) =>
    kind !== 'han'
      ? []
      : [...text.matchAll(HAN_AMOUNT)].flatMap((found) => {
          const [whole, number = '', measure = ''] = found;
          if (FIXED.test(text.slice(Math.max(0, found.index - 1), found.index + whole.length + 1))) return [];
          const noun = countedBy(measure + text.slice(found.index + whole.length), undefined);
          return noun === undefined || noun === '' ? [] : [fact('amount', noun, number)];
        }),
  );
}

/** Endings that no name has. */
const NO_NAME = /(?:...ing|ness|tion|ment|ity)$/u;
const BEFORE_NAME = wordSet(en.beforeNames);

const NAME_VERB = wordSet(en.nameVerbs);
const materialVerbs = new Set([...wordSet(en.materialVerbs)].map(stem));
const ME = new Set(['i', 'me', 'myself']);

/** Names in Latin letters, told by what stands beside them: upper case may not count. */
function isName(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || !standsLikeName(text, tokens, at, token)) return false;
  const word = token.text.replace(/'s$/u, '');
  return !NO_NAME.test(word) && !isFunctionWord(word) && !isVagueWord(word) && isPlausible(word);
}

function standsLikeName(text: string, tokens: readonly Token[], at: number, token: Token): boolean {
  const behind = tokens[at + 1];
  const isNext = behind !== undefined && behind.start === token.end + 1 && text[token.end] === ' ';
  if (isNext && behind.text === 'and' && ME.has(tokens[at + 2]?.text ?? '')) return true;
  const before = tokens[at - 1];
  if (before !== undefined) {
    const isMaterial =
      before.text === 'with' &&
      tokens.slice(Math.max(0, at - 3), at - 1).some((each) => materialVerbs.has(stem(each.text)));
    return !isMaterial && BEFORE_NAME.has(before.text) && /^\.? $/u.test(text.slice(before.end, token.start));
  }
  if (token.text.endsWith("'s")) return true;
  return isNext && NAME_VERB.has(behind.text) && !token.text.endsWith('s');
}

function names(text: string, tokens: readonly Token[]): Fact[] {
  const latin = tokens.filter((_, at) => isName(text, tokens, at));
  return [
    ...latin.map(({ text: value }) => fact('name', stem(value.replace(/'s$/u, '')))),
    ...(HAN.test(text) ? [...text.matchAll(NAME)] : []).map(({ 0: value }) =>
      fact('name', value.replace(/^[和跟与找给让问请向由帮叫同约]/u, '')),
    ),
  ];
}
