import { rarityOf, standsAlone, toldEnough } from '@garden/analysis/glosses/likeness';
import { readerOf, type SaidTerm } from '@garden/analysis/glosses/said';
import type { AcrossTerm } from '@garden/analysis/glosses/terms';
import type { DiaryDay } from '@garden/calendar';
import {
  beginningOf,
  isPrivateLine,
  type ReadonlySections,
  sharedSections,
  shownText,
  type Through,
} from '@garden/contract';
import { WEIGHED_TEXTS } from '../../diary/search/rules.ts';
import type { Telling } from '../../diary/search/store.ts';
import { maskMarkdown, maskWords } from '../../team/words/rules.ts';
import { throughOf } from '../likeness/across.rules.ts';
import { recencyOf, saturate, stemsIn, weightOf } from '../likeness/rules.ts';

/** Teammates who are proposed for one question. */
const PROPOSED_MAX = 3;
/** The share of what a question asks that a diary must tell of, and one sentence of it. */
const COVERED_MIN = 0.4;
const SENTENCE_COVERED_MIN = 0.3;
/** A sentence with one word of the question alone speaks for someone where so few wrote that word. */
const RARE_WEIGHT = 5;
/** Characters of a usual sentence, by which lengths are told. */
const USUAL_LENGTH = 80;
/** How much a further diary of the same author adds. */
const SECOND_SHARE = 0.3;
/** The longest sentence that is shown, in UTF-16 units. */
const SENTENCE_MAX = 300;

/** Someone who may know, with what they wrote. */
export type Proposal = {
  readonly author: Telling['author'];
  readonly diaryId: string;
  readonly day: string;
  readonly sentence: string;
  /** By which words of the other language it was found; none where it is in the language of the question. */
  readonly through: Through[];
};

/** What is asked: what each word of it weighs, and how it stands in a sentence. */
export type Asked = {
  readonly weights: readonly number[];
  /** How often each word stands there; what tells half of a word counts half. */
  readonly standsIn: (sentence: string) => readonly number[];
  /** Whether a sentence with so much of what is asked, by so many words, speaks for someone. */
  readonly speaks: (told: Told, sum: number) => boolean;
  /** By which words of the other language a sentence was found. */
  readonly throughOf: (sentence: string) => Through[];
};

/** What a sentence tells of what is asked, by how many words, and which those are. */
type Told = { readonly evidence: number; readonly words: number; readonly text: string };

/** In how many of the weighed diaries each word stands, by its place, as the first of those that were found tells. */
const foundOf = (count: number, tellings: readonly Telling[]): number[] =>
  Array.from({ length: count }, (_, at) => tellings[0]?.frequencies[at + 1] ?? 0);

/** What is asked, in the words of the question itself. */
export function askedInWords(words: readonly string[], tellings: readonly Telling[]): Asked {
  const found = foundOf(words.length, tellings);
  return {
    weights: words.map((word, at) => weightOf(word, found[at] ?? 0)),
    standsIn(sentence) {
      const stems = stemsIn(sentence);
      return words.map((word) => stems.filter((stem) => stem === word).length);
    },
    speaks: ({ evidence, words: said }, sum) =>
      evidence >= SENTENCE_COVERED_MIN * sum && (said > 1 || evidence >= RARE_WEIGHT),
    throughOf: () => [],
  };
}

/** What is asked, in words of the other language. */
export function askedAcross(terms: readonly AcrossTerm[], tellings: readonly Telling[]): Asked {
  const found = foundOf(terms.length, tellings);
  const read = readerOf(terms);
  return {
    weights: found.map((count) => rarityOf(count, WEIGHED_TEXTS)),
    standsIn: (sentence) => read(sentence).map((said) => said?.share ?? 0),
    speaks: ({ evidence, words, text }, sum) =>
      evidence >= toldEnough(words) * sum && (words > 1 || isRareIn(read(text), terms, found)),
    throughOf: (sentence) => throughOf(sentence, terms),
  };
}

const isRareIn = (
  said: readonly (SaidTerm | undefined)[],
  terms: readonly AcrossTerm[],
  found: readonly number[],
): boolean =>
  said.some((each, at) => {
    const term = terms[at];
    return each && term && standsAlone(term, each, found[at] ?? 0, WEIGHED_TEXTS);
  });

/**
 * Who may know an answer, the best first: by the words of the question in what they wrote, rare ones more than common
 * ones (BM25), and by how lately that was. Reads what others are shown alone.
 */
export function proposeKnowing(asked: Asked, tellings: readonly Telling[], today: DiaryDay): Proposal[] {
  const sum = asked.weights.reduce((total, weight) => total + weight, 0);
  const scored = tellings.flatMap((telling) => {
    const found = scoreOf(asked, telling, today);
    const speaks = found && found.covered >= COVERED_MIN * sum && asked.speaks(found.best, sum);
    return speaks ? [{ telling, ...found }] : [];
  });
  const byAuthor = Map.groupBy(scored, ({ telling }) => telling.author.id);
  return [...byAuthor.values()]
    .flatMap((own) => {
      const [best, second] = own.toSorted((a, b) => b.score - a.score);
      return best ? [{ ...best, total: best.score + SECOND_SHARE * (second?.score ?? 0) }] : [];
    })
    .sort((a, b) => b.total - a.total || (a.telling.diaryId < b.telling.diaryId ? -1 : 1))
    .slice(0, PROPOSED_MAX)
    .map(({ telling: { author, diaryId, day }, best }) => ({
      author,
      diaryId,
      day,
      sentence: beginningOf(best.text, SENTENCE_MAX),
      through: asked.throughOf(best.text),
    }));
}

/** Who may know, by what they wrote in the language of the question, and where places are left, in the other one. */
export function proposeInBoth(own: readonly Proposal[], across: readonly Proposal[]): Proposal[] {
  const named = new Set(own.map(({ author }) => author.id));
  return [...own, ...across.filter(({ author }) => !named.has(author.id))].slice(0, PROPOSED_MAX);
}

/** What of a question a diary tells: in all, and in the sentence that tells most of it. */
type Found = { readonly score: number; readonly covered: number; readonly best: Told };

function scoreOf(
  { weights, standsIn }: Asked,
  { sections, words: lists, day }: Telling,
  today: DiaryDay,
): Found | null {
  const counts = weights.map(() => 0);
  let length = 0;
  let best = { value: 0, evidence: 0, words: 0, text: '' };
  for (const sentence of sentencesOf(sections, lists)) {
    length += sentence.length;
    const said = { value: 0, evidence: 0, words: 0, text: sentence };
    for (const [at, occurrences] of standsIn(sentence).entries()) {
      if (occurrences === 0) continue;
      counts[at] = (counts[at] ?? 0) + occurrences;
      const weight = (weights[at] ?? 0) * Math.min(1, occurrences);
      said.value += weight * saturate(1, sentence.length, USUAL_LENGTH);
      said.evidence += weight;
      said.words += 1;
    }
    if (said.value > best.value) best = said;
  }
  if (best.text === '') return null;
  let score = best.value;
  let covered = 0;
  for (const [at, occurrences] of counts.entries()) {
    covered += (weights[at] ?? 0) * Math.min(1, occurrences);
    score += (weights[at] ?? 0) * saturate(occurrences, length, USUAL_LENGTH * 4);
  }
  return {
    score: score * recencyOf(day, today),
    covered,
    best,
  };
}

/** After a mark that ends a sentence, with the quotation marks that close there. */
const SENTENCE_END = /(?<=[.!?…][”"’»)\]]*)\s+|(?<=[。！？；][”"’」』）]*)|\n+/u;

/**
 * The sentences of a diary that others are shown and that tell what its author knows: neither plans and questions nor
 * what answers a question of one team.
 */
function sentencesOf(sections: ReadonlySections, lists: readonly string[]): string[] {
  const { summary, learnings, insight, customerGood, weeklyTop } = sharedSections(sections);
  return [
    ...[summary, learnings, insight].flatMap((text) =>
      shownText(maskMarkdown(text, lists)).split(SENTENCE_END),
    ),
    ...[...customerGood, ...weeklyTop].map((line) => maskWords(line, lists)),
  ]
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !isPrivateLine(sentence));
}
