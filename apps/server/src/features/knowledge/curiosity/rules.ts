import { type DiaryDay, daysBetween } from '@garden/calendar';
import { isPrivateLine, type ReadonlySections, sharedSections, shownText } from '@garden/contract';
import { describeTexts, foldText, type Term } from '../../diary/search/rules.ts';
import type { Telling } from '../../diary/search/store.ts';
import { maskMarkdown, maskWords } from '../../team/words/rules.ts';
import type { Kept, Wanted } from '../rules.ts';
import { occurrencesOf, saturate, termsOfQuestion, weightOf } from './question.rules.ts';

/** Teammates who are proposed for one question. */
const PROPOSED_MAX = 3;
/** What is a year old counts so much less than what was written today. */
const RECENCY_SHARE = 0.2;
const RECENCY_DAYS = 365;
/** The share of what a question asks that someone must have written about. */
const COVERED_MIN = 0.2;
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
};

/**
 * Who may know an answer, the best first: by the words of the question in what they wrote, rare ones more than common
 * ones (BM25), and by how lately that was. Reads what others are shown alone.
 */
export function proposeKnowing(
  terms: readonly Term[],
  tellings: readonly Telling[],
  today: DiaryDay,
): Proposal[] {
  const [first] = tellings;
  if (!first) return [];
  const weights = terms.map((_, at) => weightOf(first.frequencies[at + 1] ?? 0, first.all));
  const needed = COVERED_MIN * weights.reduce((sum, weight) => sum + weight, 0);
  const scored = tellings.flatMap((telling) => {
    const found = scoreOf(terms, weights, telling, today);
    return found && found.covered >= needed ? [{ telling, ...found }] : [];
  });
  const byAuthor = Map.groupBy(scored, ({ telling }) => telling.author.id);
  return [...byAuthor.values()]
    .flatMap((own) => {
      const [best, second] = own.toSorted((a, b) => b.score - a.score);
      return best ? [{ ...best, total: best.score + SECOND_SHARE * (second?.score ?? 0) }] : [];
    })
    .sort((a, b) => b.total - a.total || (a.telling.diaryId < b.telling.diaryId ? -1 : 1))
    .slice(0, PROPOSED_MAX)
    .map(({ telling: { author, diaryId, day }, sentence }) => ({ author, diaryId, day, sentence }));
}

function scoreOf(
  terms: readonly Term[],
  weights: readonly number[],
  { sections, words, day }: Telling,
  today: DiaryDay,
): { score: number; covered: number; sentence: string } | null {
  const counts = terms.map(() => 0);
  let length = 0;
  let best = { value: 0, sentence: '' };
  for (const sentence of sentencesOf(sections, words)) {
    const folded = foldText(sentence);
    length += folded.length;
    let value = 0;
    for (const [at, term] of terms.entries()) {
      const occurrences = occurrencesOf(folded, term);
      counts[at] = (counts[at] ?? 0) + occurrences;
      if (occurrences > 0) value += (weights[at] ?? 0) * saturate(1, folded.length, USUAL_LENGTH);
    }
    if (value > best.value) best = { value, sentence };
  }
  if (best.sentence === '') return null;
  let score = best.value;
  let covered = 0;
  for (const [at, occurrences] of counts.entries()) {
    if (occurrences === 0) continue;
    covered += weights[at] ?? 0;
    score += (weights[at] ?? 0) * saturate(occurrences, length, USUAL_LENGTH * 4);
  }
  const age = Math.min(Math.max(daysBetween(day as DiaryDay, today), 0), RECENCY_DAYS);
  return {
    score: score * (1 - (RECENCY_SHARE * age) / RECENCY_DAYS),
    covered,
    sentence: best.sentence.slice(0, SENTENCE_MAX).toWellFormed(),
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

/** What a question is found by: its words, its asker and the teams that read it. */
export function wordsOfQuestion(question: string, askerId: string, teamIds: readonly string[]): string {
  return describeTexts([question], { authorId: askerId, teamIds });
}

/** A question of a diary that reads otherwise now. */
export type Reworded = { readonly id: string; readonly text: string };

/** So much of their words two wordings of one question share. */
const SAME_QUESTION = 0.4;

/**
 * Pairs the questions that a diary lost with those that came: the most similar first, so that one which is reworded keeps
 * what was said about it. Identical texts were matched before.
 */
export function matchReworded(kept: readonly Kept[], items: readonly Wanted[]): Reworded[] {
  const texts = new Set(items.map(({ text }) => text));
  const known = new Set(kept.map(({ text }) => text));
  const lost = kept.filter(({ text }) => !texts.has(text));
  const come = items.filter(({ text }) => !known.has(text));
  const pairs = lost
    .flatMap(({ id, text }) => come.map((item) => ({ id, text: item.text, share: shareOf(text, item.text) })))
    .filter(({ share }) => share >= SAME_QUESTION)
    .sort((a, b) => b.share - a.share);
  const taken = new Set<string>();
  return pairs.flatMap(({ id, text }) => {
    if (taken.has(id) || taken.has(text)) return [];
    taken.add(id).add(text);
    return [{ id, text }];
  });
}

/** The share of the words of two texts that stand in both. */
function shareOf(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(termsOfQuestion(text).map((term) => term.text)));
  if (!a || !b || a.size + b.size === 0) return 0;
  const both = [...a].filter((word) => b.has(word)).length;
  return (2 * both) / (a.size + b.size);
}

/** Places of a ranking: equal numbers share one, and the next place counts all before it. */
export function placesOf<Row>(rows: readonly Row[], numberOf: (row: Row) => number) {
  const numbers = rows.map(numberOf);
  return rows.map((row, at) => ({
    row,
    place: numbers.indexOf(numbers[at] ?? 0) + 1,
    tied: numbers.filter((number) => number === numbers[at]).length > 1,
  }));
}
