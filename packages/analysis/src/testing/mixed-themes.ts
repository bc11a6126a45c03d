import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySections } from '@garden/contract';
import { sentencesIn, themesOf } from '../index.ts';
import { dictionary } from './across.ts';
import { type Count, measure } from './figures.ts';

/** Sentences of as many people in both languages: about one thing, by its names, or about two that sound alike. */
type Case = { readonly names: readonly string[]; readonly lines: readonly string[] };

/** The cases of a file of `cases/themes-across`, as README.md there describes them. */
function readMixed(group: string): Case[] {
  return readFileSync(join(import.meta.dirname, `../../cases/themes-across/${group}.txt`), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      return { names: head.startsWith('= ') ? head.slice(2).split(' | ') : [], lines };
    });
}

const headlinesOf = ({ lines }: Case): string[] =>
  themesOf(
    lines.flatMap((summary, at) =>
      sentencesIn({ id: `${at}`, authorId: `${at}`, entry: { ...emptySections(), summary } }),
    ),
    [],
    7,
    dictionary,
  ).map(({ phrase }) => phrase);

/** A headline is right where each of its words names the thing. */
function countMixed(each: Case): Count {
  const found = headlinesOf(each);
  const isName = (word: string) => each.names.some((name) => word.includes(name));
  const hits = found.filter((phrase) => phrase.split(' / ').every(isName)).length;
  return { hits, wrong: found.length - hits, missed: hits > 0 || each.names.length === 0 ? 0 : 1 };
}

/** How many headlines tell of one thing in both languages, and what all of them were. */
export function mixedThemeFigures(group: string) {
  const cases = readMixed(group);
  const found = cases.map((each) => `${each.names[0] ?? '–'}: ${headlinesOf(each).join(', ') || '–'}`);
  return { ...measure(cases, countMixed), found };
}
