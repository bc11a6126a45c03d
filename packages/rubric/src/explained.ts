import type { ReadonlySections } from '@garden/contract';
import type { Advice } from './advice.ts';
import type { Circumstances } from './circumstances.ts';
import type { PartName } from './points.ts';
import type { Reason } from './reasons.ts';
import { type Grade, score } from './score.ts';
import { type ScoredSection, sentencesOf } from './sentences.ts';

/** A sentence of an entry as a reader sees it, with the reasons that rest on it. */
export type ExplainedSentence = {
  readonly section: ScoredSection;
  readonly text: string;
  readonly earned: readonly (Reason & { readonly part: PartName })[];
};

export type ExplainedScore = {
  readonly total: number;
  readonly grade: Grade;
  readonly parts: readonly { readonly part: PartName; readonly points: number; readonly max: number }[];
  /** The one that is worth most. */
  readonly advice: Advice | undefined;
  readonly sentences: readonly ExplainedSentence[];
};

/** A score as it is shown beside a text: what each sentence stands for, and the best next move. */
export function explainedScore(entry: ReadonlySections, circumstances: Circumstances): ExplainedScore {
  const { total, grade, parts, advice } = score(entry, circumstances);
  const names = Object.keys(parts) as PartName[];
  const reasons = names.flatMap((part) => parts[part].reasons.map((reason) => ({ ...reason, part })));
  return {
    total,
    grade,
    parts: names.map((part) => ({ part, points: parts[part].points, max: parts[part].max })),
    advice: advice[0],
    sentences: sentencesOf(entry).map(({ at, shown }) => ({
      section: at.section,
      text: shown,
      earned: reasons.filter(
        (reason) =>
          reason.at?.section === at.section &&
          reason.at.item === at.item &&
          reason.at.sentence === at.sentence,
      ),
    })),
  };
}
