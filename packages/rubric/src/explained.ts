import type { ReadonlySections } from '@garden/contract';
import type { Advice } from './advice.ts';
import type { Circumstances } from './circumstances.ts';
import { findingsOf, readSentences } from './evidence.ts';
import { type PartName, totalOf } from './points.ts';
import type { Reason } from './reasons.ts';
import { type Grade, outlookOf, score } from './score.ts';

/** A sentence of an entry as a reader sees it. */
export type ExplainedSentence = {
  readonly text: string;
  /** By how many points the score would be lower without it. */
  readonly worth: number;
  /** The reasons that rest on it. */
  readonly earned: readonly (Reason & { readonly part: PartName })[];
};

export type ExplainedScore = {
  readonly total: number;
  readonly grade: Grade;
  readonly parts: readonly { readonly part: PartName; readonly points: number; readonly max: number }[];
  /** The one that is worth most. */
  readonly advice: Advice | undefined;
};

/** A score as it is shown beside a text, with the best next move. */
export function explainedScore(entry: ReadonlySections, circumstances: Circumstances): ExplainedScore {
  const { total, grade, parts, advice } = score(entry, circumstances);
  const names = Object.keys(parts) as PartName[];
  return {
    total,
    grade,
    advice: advice.find(({ worth }) => worth > 0),
    parts: names.map((part) => ({ part, points: parts[part].points, max: parts[part].max })),
  };
}

/** What each sentence of a short entry brings: it is scored once more without each of them. */
export function explainedSentences(
  entry: ReadonlySections,
  circumstances: Circumstances,
): ExplainedSentence[] {
  const { total, parts } = score(entry, circumstances);
  const names = Object.keys(parts) as PartName[];
  const reasons = names.flatMap((part) => parts[part].reasons.map((reason) => ({ ...reason, part })));
  const findings = findingsOf(readSentences(entry), circumstances.earlier);
  return findings.map((finding) => {
    const { section, item, sentence } = finding.at;
    const others = findings.filter((each) => each !== finding);
    return {
      text: finding.shown,
      worth: total - totalOf(outlookOf(others, circumstances)),
      earned: reasons.filter(
        ({ at }) => at?.section === section && at.item === item && at.sentence === sentence,
      ),
    };
  });
}
