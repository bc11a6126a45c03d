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
const QUOTE = /"([^"]{4,60})"|「([^」]{2,40})」|《([^》]{2,40})》/gu;
const UNIT_BEHIND = /^ ?(?:[%‰€$£¥°]|°c|°f)/u;
const CURRENCY = /[€$£¥] ?$/u;
const NEAR = /^[ "'(*]*$/u;
/** Between a noun and the number behind it. */
const JOINT = /^[ :#"'(*→>-]*(?:(?:is|was|at|of|to|from|nr|no|now) ?)?[€$£¥]?$/u;

const units = wordSet(en.units);
const numberWords = wordSet(en.numberWords);
const emptyNouns = new Set([...wordSet(en.emptyNouns)].map(stem));
const measures = [...wordSet(zh.measures)].sort((a, b) => b.length - a.length);
const emptyHanNouns = [...wordSet(zh.emptyNouns)];
const HAN_AMOUNT = new RegExp(
  `(?<![第十百千万])([二两三四五六七八九十百千万俩仨]{1,5}多?)(${measures.join('|')})(?!之|方面)`,
  'gu',
);
const FIXED = /十分|千万|万一|四处|三三两两|一五一十|八成|百分|两边|四周|八面|七上八下/u;

/** Of a sentence that only counts, no more is counted. */
const MOST_AMOUNTS = 4;

/** What of a sentence can be checked. */
export function factsOf(text: string, tokens: readonly Token[], { own, common }: Vocabulary): Fact[] {
  if (own.size + common.size === 0) return [];
  const times = [...text.matchAll(TIME.latin), ...text.matchAll(TIME.han)];
  return [
    ...times.map(({ 0: value }) => fact('time', value.trim())),
    ...[...tokens.flatMap((_, at) => amountAt(text, tokens, at, times)), ...hanAmounts(tokens)].slice(
      0,
      MOST_AMOUNTS,
    ),
    ...names(text, tokens),
    ...tokens.filter(({ kind }) => kind === 'code').map(({ text: value }) => fact('code', value)),
    ...[...text.matchAll(QUOTE)].map((found) => fact('quote', found[1] ?? found[2] ?? found[3] ?? '')),
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
  return noun === undefined ? [] : [fact('amount', noun, token.text)];
}

function nounOf(text: string, tokens: readonly Token[], at: number, token: Token): string | undefined {
  const attached = /[a-z]+$/u.exec(token.text)?.[0];
  if (attached !== undefined) return units.has(attached) ? attached : token.text;
  const sign = UNIT_BEHIND.exec(text.slice(token.end))?.[0].trim();
  const currency = CURRENCY.test(text.slice(0, token.start)) ? '€' : undefined;
  return nounBehind(text, tokens, at) ?? sign ?? currency ?? nounBefore(text, tokens, at);
}

function nounBehind(text: string, tokens: readonly Token[], at: number): string | undefined {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const [before, token] = [tokens[next - 1], tokens[next]];
    if (!before || !token || !NEAR.test(text.slice(before.end, token.start).replace(UNIT_BEHIND, '')))
      return undefined;
    if (token.kind === 'han') return next === at + 1 ? countedBy(token.text, tokens[at - 1]) : undefined;
    if (token.kind === 'number') return undefined;
    const base = stem(token.text);
    if (units.has(token.text)) return token.text;
    if (emptyNouns.has(base)) return undefined;
    if (!isFunctionWord(token.text) && !numberWords.has(token.text))
      return isPlausible(token.text) ? base : undefined;
    if (next > at + 1) return undefined;
  }
  return undefined;
}

function nounBefore(text: string, tokens: readonly Token[], at: number): string | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || !JOINT.test(text.slice(before.end, token.start))) return undefined;
  if (before.kind === 'han') return saysSomething(before.text.slice(-2)) ? before.text.slice(-2) : undefined;
  if (before.kind !== 'word') return undefined;
  const base = stem(before.text);
  if (emptyNouns.has(base) || isFunctionWord(before.text) || !isPlausible(before.text)) return undefined;
  return base;
}

/** What stands behind a number in Chinese: a measure word and a noun, or a unit. */
function countedBy(run: string, before: Token | undefined): string | undefined {
  const rest = run.replace(/^[多几来余万千百亿]+/u, '');
  const measure = measures.find((each) => rest.startsWith(each));
  const noun = rest.slice(measure?.length ?? 0).replace(/^[多的]/u, '');
  if (measure === undefined) return saysSomething(noun.slice(0, 2)) ? noun.slice(0, 2) : undefined;
  if (emptyHanNouns.some((each) => noun.startsWith(each))) return undefined;
  if (noun !== '') return measure + (saysSomething(noun.slice(0, 2)) ? noun.slice(0, 2) : '');
  // "电话28个": what is counted stands before the number.
  return measure.length > 1 || !['个', '次', '条', '件'].includes(measure)
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
          return noun === undefined ? [] : [fact('amount', noun, number)];
        }),
  );
}

const BEFORE_NAME = wordSet(en.beforeNames);

function names(text: string, tokens: readonly Token[]): Fact[] {
  const latin = tokens.filter(({ kind, text: word }, at) => {
    const before = tokens[at - 1];
    const asksForName =
      before !== undefined &&
      BEFORE_NAME.has(before.text) &&
      /^\.? $/u.test(text.slice(before.end, tokens[at]?.start));
    return kind === 'word' && asksForName && !isFunctionWord(word) && !isVagueWord(word) && isPlausible(word);
  });
  return [
    ...latin.map(({ text: value }) => fact('name', stem(value))),
    ...[...text.matchAll(NAME)].map(({ 0: value }) =>
      fact('name', value.replace(/^[和跟与找给让问请向由帮叫同约]/u, '')),
    ),
  ];
}
