import type { DiaryDay } from '@garden/calendar';
import {
  beginningOf,
  isPrivateLine,
  type ReadonlySections,
  sharedSections,
  shownText,
} from '@garden/contract';
import type { Telling } from '../../diary/search/store.ts';
import { maskMarkdown, maskWords } from '../../team/words/rules.ts';
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
};

/**
 * Who may know an answer, the best first: by the words of the question in what they wrote, rare ones more than common
 * ones (BM25), and by how lately that was. Reads what others are shown alone.
 */
export function proposeKnowing(
  words: readonly string[],
  tellings: readonly Telling[],
  today: DiaryDay,
): Proposal[] {
  const [first] = tellings;
  if (!first) return [];
  const weights = words.map((word, at) => weightOf(word, first.frequencies[at + 1] ?? 0));
  const asked = weights.reduce((sum, weight) => sum + weight, 0);
  const speaks = ({ covered, best }: Found) =>
    covered >= COVERED_MIN * asked &&
    best.evidence >= SENTENCE_COVERED_MIN * asked &&
    (best.words > 1 || best.evidence >= RARE_WEIGHT);
  const scored = tellings.flatMap((telling) => {
    const found = scoreOf(words, weights, telling, today);
    return found && speaks(found) ? [{ telling, ...found }] : [];
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
    }));
}

/** What of a question a diary tells: in all, and in the sentence that tells most of it. */
type Found = {
  readonly score: number;
  readonly covered: number;
  readonly best: { readonly evidence: number; readonly words: number; readonly text: string };
};

function scoreOf(
  words: readonly string[],
  weights: readonly number[],
  { sections, words: lists, day }: Telling,
  today: DiaryDay,
): Found | null {
  const counts = words.map(() => 0);
  let length = 0;
  let best = { value: 0, evidence: 0, words: 0, text: '' };
  for (const sentence of sentencesOf(sections, lists)) {
    length += sentence.length;
    const stems = stemsIn(sentence);
    const said = { value: 0, evidence: 0, words: 0, text: sentence };
    for (const [at, word] of words.entries()) {
      const occurrences = stems.filter((stem) => stem === word).length;
      counts[at] = (counts[at] ?? 0) + occurrences;
      if (occurrences === 0) continue;
      const weight = weights[at] ?? 0;
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
    if (occurrences === 0) continue;
    covered += weights[at] ?? 0;
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
