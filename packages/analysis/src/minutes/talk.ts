import { IMPORTANT } from '@garden/contract';
import { phrases } from '@garden/rubric/tables/compile';
import { holds } from '../marks.ts';
import { phraseKeys } from '../phrases.ts';
import type { Turn } from './minutes.ts';
import * as tables from './tables.ts';

const notAnswered = phrases(tables.notAnswered.en, tables.notAnswered.zh);
const isAsked = (text: string): boolean => /[?？]["'”’」』)）]*\s*$/u.test(text);

/** Fewer words than these ask nothing by themselves: "Really?", "对吧？". */
const LEAST = { words: 3, han: 4 };
const MOST_LINES_READ = 2000;

const saysSomething = (text: string): boolean =>
  text.split(/\s+/u).length >= LEAST.words || (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST.han;

/** The lines that ask something to which those who speak next have no answer, or to which no one answers. */
export function openQuestionsIn(turns: readonly Turn[]): { readonly line: number }[] {
  return turns.flatMap(({ text, speaker }, line) => {
    if (!isAsked(text) || !saysSomething(text)) return [];
    const answer = turns[line + 1];
    const isOpen =
      answer === undefined ||
      (answer.speaker !== speaker && holds(notAnswered, answer.text.toLowerCase().replaceAll('’', "'")));
    return isOpen ? [{ line }] : [];
  });
}

/**
 * The lines that tell most of what was talked about, in their order: those that were marked as important, then those whose
 * phrases come back in most other lines, and not what is told already.
 * @param most how many lines at most
 */
export function summaryOfTalk(turns: readonly Turn[], most: number): { readonly line: number }[] {
  const names = new Set(turns.map(({ speaker }) => speaker.toLowerCase()));
  const read = turns
    .slice(0, MOST_LINES_READ)
    .map(({ text }, line) => ({ line, text, keys: phraseKeys(text.toLowerCase(), names) }))
    .filter(({ text, keys }) => keys.length > 1 && !isAsked(text));
  const lines = new Map<string, number>();
  for (const { keys } of read) for (const key of keys) lines.set(key, (lines.get(key) ?? 0) + 1);
  const told = new Set<string>();
  const chosen = turns.flatMap(({ text }, line) => (text.startsWith(IMPORTANT) ? [line] : [])).slice(0, most);
  for (const { keys, line } of read) if (chosen.includes(line)) for (const key of keys) told.add(key);
  const weightOf = ({ keys, text }: (typeof read)[number]) =>
    keys.reduce((sum, key) => sum + (told.has(key) ? 0 : Math.min((lines.get(key) ?? 1) - 1, 4)), 0) /
      Math.sqrt(keys.length) +
    (/\d/u.test(text) ? 0.5 : 0);
  while (chosen.length < most) {
    const [first, ...others] = read.filter(({ line }) => !chosen.includes(line));
    if (!first) break;
    const best = others.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best), first);
    if (chosen.length > 0 && weightOf(best) < 1) break;
    chosen.push(best.line);
    for (const key of best.keys) told.add(key);
  }
  return chosen.sort((a, b) => a - b).map((line) => ({ line }));
}
