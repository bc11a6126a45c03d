import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDictionary } from '../glosses/dictionary.ts';
import { alikeAcross, rarityOf, standsAlone, toldEnough } from '../glosses/likeness.ts';
import { readerOf, saidAcross } from '../glosses/said.ts';
import { type AcrossTerm, termsAcross } from '../glosses/terms.ts';
import { glossesFile } from './make-glosses.ts';

/** A question, who wrote about it in the other language, who wrote about something else, and who asks the same. */
type Case = {
  readonly question: string;
  readonly about: string | undefined;
  readonly others: readonly string[];
  readonly again: string | undefined;
};

/** How many of the questions are found an answer for, of how many, and what else is found. */
export type AcrossFigures = {
  readonly found: number;
  readonly first: number;
  readonly of: number;
  readonly wrong: number;
  /** Questions that no one wrote about for which no one is named, of how many. */
  readonly silent: number;
  readonly none: number;
  readonly missed: readonly string[];
};

export const acrossGroups = ['en', 'zh', 'en-held-out', 'zh-held-out'] as const;
type Group = (typeof acrossGroups)[number];

export const dictionary = openDictionary(readFileSync(glossesFile));
const SHOWN = 3;

/** The cases of a file of `cases/across`, as README.md there describes them. */
function readAcross(group: Group): Case[] {
  return readFileSync(join(import.meta.dirname, `../../cases/across/${group}.txt`), 'utf8')
    .split(/^## .*\n/m)
    .slice(1)
    .map((block) => {
      const lines = block.trim().split('\n');
      const having = (mark: string) =>
        lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
      const [question = ''] = having('?');
      return { question, about: having('=')[0], others: having('-'), again: having('~')[0] };
    });
}

/** Who wrote about each question, among all that is written in the file. */
export function knowingAcross(group: Group): AcrossFigures {
  const cases = readAcross(group);
  const texts = cases.flatMap(({ about, others }) => [...(about === undefined ? [] : [about]), ...others]);
  return count(
    cases,
    ({ about }) => about,
    (question) => {
      const terms = termsAcross(question, dictionary);
      const found = countIn(terms, texts);
      const weights = found.map((each) => rarityOf(each, texts.length));
      const asked = weights.reduce((sum, weight) => sum + weight, 0);
      return texts
        .map((text) => {
          const said = saidAcross(text, terms);
          const words = said.filter((each) => each !== undefined).length;
          const told = said.reduce((sum, each, at) => sum + (each?.share ?? 0) * (weights[at] ?? 0), 0);
          const speaks =
            words > 1 ||
            terms.some((term, at) => {
              const is = said[at];
              return is && standsAlone(term, is, found[at] ?? 0, texts.length);
            });
          return { text, told, isAbout: speaks && told >= toldEnough(words) * asked };
        })
        .filter(({ isAbout }) => isAbout)
        .sort((a, b) => b.told - a.told)
        .map(({ text }) => text);
    },
  );
}

/** Who asked the same, among all questions of the file. */
export function askedAcross(group: Group): AcrossFigures {
  const cases = readAcross(group);
  const questions = cases.flatMap(({ again }) => (again === undefined ? [] : [{ text: again }]));
  return count(
    cases,
    ({ again }) => again,
    (question) => {
      const terms = termsAcross(question, dictionary);
      const found = countIn(
        terms,
        questions.map(({ text }) => text),
      );
      return alikeAcross(
        { text: question, terms },
        questions,
        { found, among: questions.length },
        dictionary,
      ).map(({ of }) => of.text);
    },
  );
}

/** In how many texts each term stands. */
function countIn(terms: readonly AcrossTerm[], texts: readonly string[]): number[] {
  const said = texts.map(readerOf(terms));
  return terms.map((_, at) => said.filter((each) => each[at] !== undefined).length);
}

function count(
  cases: readonly Case[],
  rightOf: (each: Case) => string | undefined,
  find: (question: string) => readonly string[],
): AcrossFigures {
  const tried = cases.map((each) => {
    const [right, shown] = [rightOf(each), find(each.question).slice(0, SHOWN)];
    return { ...each, right, shown, at: right === undefined ? -1 : shown.indexOf(right) };
  });
  const asked = tried.filter(({ about }) => about !== undefined);
  const none = tried.filter(({ about }) => about === undefined);
  return {
    found: asked.filter(({ at }) => at >= 0).length,
    first: asked.filter(({ at }) => at === 0).length,
    of: asked.length,
    wrong: tried.reduce((sum, { shown, at }) => sum + shown.length - (at < 0 ? 0 : 1), 0),
    silent: none.filter(({ shown }) => shown.length === 0).length,
    none: none.length,
    missed: asked.filter(({ at }) => at < 0).map(({ question }) => question),
  };
}
