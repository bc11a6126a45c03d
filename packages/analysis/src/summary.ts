import { phrases } from '@garden/rubric/tables/compile';
import * as rubricEn from '@garden/rubric/tables/en';
import * as rubricZh from '@garden/rubric/tables/zh';
import { holds } from './marks.ts';
import { phraseKeys } from './phrases.ts';
import type { CitedText } from './sources.ts';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';

/** A sentence with the phrases in it. */
type Read = { readonly sentence: CitedText; readonly keys: readonly string[]; readonly at: number };

const insights = phrases(rubricEn.insights, rubricZh.insights);
const unfinished = phrases(en.unfinished, zh.unfinished);
const trouble = phrases(en.trouble, zh.trouble);
const cameAgain = phrases(en.cameAgain, zh.cameAgain);
const noNames: ReadonlySet<string> = new Set();

/**
 * The sentences that tell most of what several days were about, in the order in which they were written.
 * A sentence weighs more the more its phrases come back on other days, and less the more is told already.
 * @param most how many sentences at most
 */
export function summaryOf(texts: readonly CitedText[], most: number): CitedText[] {
  const read = readAll(texts);
  const days = daysByKey(read);
  const routine = new Set(groupsOf(read).flatMap(({ members }) => members));
  const chosen: Read[] = [];
  const told = new Set<string>();
  while (chosen.length < Math.min(most, read.length)) {
    let best: Read | undefined;
    let bestWeight = Number.NEGATIVE_INFINITY;
    for (const each of read) {
      if (chosen.includes(each)) continue;
      const weight = weightOf(each, days, told, chosen) - (routine.has(each) ? 2 : 0);
      if (weight > bestWeight) [best, bestWeight] = [each, weight];
    }
    if (best === undefined) break;
    chosen.push(best);
    for (const key of best.keys) told.add(key);
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ sentence }) => sentence);
}

function weightOf(
  { sentence, keys }: Read,
  days: ReadonlyMap<string, number>,
  told: ReadonlySet<string>,
  chosen: readonly Read[],
): number {
  const thread = keys.reduce((sum, key) => sum + ((days.get(key) ?? 1) - 1) * (told.has(key) ? 0.7 : 1), 0);
  const own = Math.min(keys.length, 8) * 0.25;
  const fact = /\d/u.test(sentence.text) ? 0.6 : 0;
  const insight = holds(insights, sentence.text) ? 1 : 0;
  const open = holds(unfinished, sentence.text) ? 0.8 : 0;
  const sameDay = chosen.filter((each) => each.sentence.sourceId === sentence.sourceId).length * 1.5;
  return Math.min(thread, 3) + own + fact + insight - open - sameDay;
}

/** What the days taught: said so, or written where what was learned stands. */
export const learnedIn = (texts: readonly CitedText[]): CitedText[] =>
  texts.filter(({ text, at }) => at.section === 'learnings' || holds(insights, text));

/** What is not done at the end: only the last day that speaks of a thing says how it stands. */
export function openIn(texts: readonly CitedText[]): CitedText[] {
  const read = readAll(texts);
  return read
    .filter(({ sentence }) => holds(unfinished, sentence.text))
    .filter(
      ({ keys, at }) =>
        !read
          .slice(at + 1)
          .some(
            (later) =>
              later.keys.filter((key) => keys.includes(key)).length >= 2 &&
              !holds(unfinished, later.sentence.text),
          ),
    )
    .map(({ sentence }) => sentence);
}

/** Sentences of different days that tell of the same trouble, or of what one of them says came again; most sentences first. */
export const repeatedIn = (texts: readonly CitedText[]): CitedText[][] =>
  groupsOf(readAll(texts))
    .sort((a, b) => b.members.length - a.members.length)
    .map(({ members }) => members.sort((a, b) => a.at - b.at).map(({ sentence }) => sentence));

type Group = { readonly members: Read[] };

/**
 * A thing is told by a phrase of different days: at least two of its sentences speak of trouble or of again, one at least of
 * again where there are two days alone, and most of them do. Each sentence is of one thing.
 */
function groupsOf(read: readonly Read[]): Group[] {
  const byKey = new Map<string, Read[]>();
  for (const each of read) for (const key of each.keys) byKey.set(key, [...(byKey.get(key) ?? []), each]);
  const isAgain = (each: Read) => holds(cameAgain, each.sentence.text);
  const isTrouble = (each: Read) => isAgain(each) || holds(trouble, each.sentence.text);
  const candidates = [...byKey]
    .map(([key, members]) => ({ key, members, troubles: members.filter(isTrouble).length }))
    .filter(({ members, troubles }) => {
      const days = new Set(members.map(({ sentence }) => sentence.sourceId)).size;
      return (
        days >= 2 &&
        troubles >= 2 &&
        troubles * 3 >= members.length * 2 &&
        (days > 2 || members.some(isAgain))
      );
    })
    .sort((a, b) => b.troubles - a.troubles || b.key.length - a.key.length || (a.key < b.key ? -1 : 1));
  const taken = new Set<Read>();
  return candidates.flatMap(({ members }) => {
    const free = members.filter((each) => !taken.has(each));
    if (new Set(free.map(({ sentence }) => sentence.sourceId)).size < 2) return [];
    for (const each of free) taken.add(each);
    return [{ members: free }];
  });
}

const readAll = (texts: readonly CitedText[]): Read[] =>
  texts.map((sentence, at) => ({ sentence, keys: phraseKeys(sentence.text, noNames), at }));

function daysByKey(read: readonly Read[]): ReadonlyMap<string, number> {
  const days = new Map<string, Set<string>>();
  for (const { sentence, keys } of read)
    for (const key of keys) days.set(key, (days.get(key) ?? new Set()).add(sentence.sourceId));
  return new Map([...days].map(([key, { size }]) => [key, size]));
}
