import type { ReadonlySections, ScoreOfDiary } from '@garden/contract';
import { type ScoredSection, scoredSections, sentenceAt } from '@garden/rubric/sentences';

type At = ScoreOfDiary['advice'][number]['at'];

/** The sentence that a remark rests on, as a reader sees it. */
export function sentenceIn(entry: ReadonlySections, at: At): string | undefined {
  if (!at || !isScored(at.section)) return undefined;
  const { section, item, sentence } = at;
  return sentenceAt(entry, { section, item, sentence });
}

function isScored(section: string): section is ScoredSection {
  return scoredSections.some((known) => known === section);
}
