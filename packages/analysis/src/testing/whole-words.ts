import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptySections } from '@garden/contract';
import { sentencesIn, themesOf } from '../index.ts';
import { type Count, measure } from './figures.ts';

/** Sentences of as many people about one thing, and what it may be called. */
type Case = { readonly names: readonly string[]; readonly lines: readonly string[] };

const folder = join(import.meta.dirname, '../../cases/whole-words');

/** The cases of a file of `cases/whole-words`, as README.md there describes them. */
function readWholeWords(group: string): Case[] {
  return readFileSync(join(folder, `${group}.txt`), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      return { names: head.slice(2).split(' | '), lines };
    });
}

/** What themes of a case are called. */
const headlinesOf = ({ lines }: Pick<Case, 'lines'>): string[] =>
  themesOf(
    lines.flatMap((summary, at) =>
      sentencesIn({ id: `${at}`, authorId: `${at}`, entry: { ...emptySections(), summary } }),
    ),
    [],
  ).map(({ phrase }) => phrase);

/** A headline is right where it is the whole word, to the letter; a piece of it, or more than it, is wrong. */
function countHeadlines(each: Case): Count {
  const found = headlinesOf(each);
  const hits = found.filter((phrase) => each.names.includes(phrase)).length;
  return { hits, wrong: found.length - hits, missed: hits > 0 ? 0 : 1 };
}

/** How many headlines are whole words, and what all of them were. */
export function wholeWordFigures(group: string) {
  const cases = readWholeWords(group);
  const found = cases.map((each) => `${each.names[0]}: ${headlinesOf(each).join(', ') || '–'}`);
  return { ...measure(cases, countHeadlines), found };
}
