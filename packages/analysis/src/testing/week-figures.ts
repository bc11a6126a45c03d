import { learnedIn, openIn, repeatedIn, summaryOf } from '../summary.ts';
import type { Count } from './figures.ts';
import type { Week } from './weeks.ts';

export type WeekKind = 'summary' | 'learned' | 'open' | 'repeated';

export const countWeek: Record<WeekKind, (week: Week) => Count> = {
  summary: ({ texts, key }) => compare(shown(summaryOf(texts, key.length)), key),
  learned: ({ texts, learned }) => compare(shown(learnedIn(texts)), learned),
  open: ({ texts, open }) => compare(shown(openIn(texts)), open),
  repeated: countThings,
};

const shown = (texts: readonly { readonly shown: string }[]): string[] => texts.map((each) => each.shown);

/** A semicolon ends a sentence here, and none in the cases: a part stands for the whole. */
function compare(found: readonly string[], wanted: readonly string[]): Count {
  const isOf = (part: string, whole: string) => whole.includes(part);
  return {
    hits: wanted.filter((whole) => found.some((part) => isOf(part, whole))).length,
    wrong: found.filter((part) => !wanted.some((whole) => isOf(part, whole))).length,
    missed: wanted.filter((whole) => !found.some((part) => isOf(part, whole))).length,
  };
}

/** A thing that came again is found where two of its sentences are put together. */
function countThings({ texts, again }: Week): Count {
  const groups = repeatedIn(texts).map((group) => shown(group));
  const things = [...again.values()].filter(({ length }) => length > 1);
  const isOf = (group: readonly string[], thing: readonly string[]) =>
    thing.filter((sentence) => group.some((part) => sentence.includes(part))).length > 1;
  return {
    hits: things.filter((thing) => groups.some((group) => isOf(group, thing))).length,
    wrong: groups.filter((group) => !things.some((thing) => isOf(group, thing))).length,
    missed: things.filter((thing) => !groups.some((group) => isOf(group, thing))).length,
  };
}
