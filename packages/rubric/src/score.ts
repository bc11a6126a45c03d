import type { ReadonlySections } from '@garden/contract';
import { type Advice, adviceFor } from './advice.ts';
import type { Circumstances } from './circumstances.ts';
import { completenessOf, type Outlook, punctualityOf } from './completeness.ts';
import { type Finding, findingsOf, readSentences } from './evidence.ts';
import { nextUnits, reflectionUnits, specificityUnits } from './measures.ts';
import { type PartName, pointsOf, totalOf } from './points.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { type Shingles, shinglesIn } from './shingles.ts';
import * as weights from './tables/weights.ts';

/** Grows with every change of tables, weights or rules that can change a score. */
export const RUBRIC_VERSION = 4;

export type Grade = keyof typeof weights.gradeFrom;
export type ScorePart = {
  readonly points: number;
  readonly max: number;
  readonly reasons: readonly Reason[];
};

export type Score = {
  readonly version: number;
  /** 0–100: the sum of the parts. */
  readonly total: number;
  readonly grade: Grade;
  readonly parts: Readonly<Record<PartName, ScorePart>>;
  /** At most three, the one worth most points first; below a B praise and one, for an A one at most. */
  readonly advice: readonly Advice[];
  /** What later entries of the same author are compared with; store it beside the score. */
  readonly shingles: Shingles;
};

/** Scores what others read of an entry. The same entry in the same circumstances has the same score everywhere. */
export function score(entry: ReadonlySections, circumstances: Circumstances): Score {
  const sentences = readSentences(entry);
  const outlook = outlookOf(findingsOf(sentences, circumstances.earlier), circumstances);
  const reasons = reasonsOf(outlook);
  const part = (name: PartName, points: number): ScorePart => ({
    points,
    max: weights.partPoints[name],
    reasons: reasons[name],
  });
  const points = pointsOf(outlook);
  const total = totalOf(outlook);
  return {
    version: RUBRIC_VERSION,
    total,
    grade: gradeOf(total),
    parts: {
      completeness: part('completeness', points.completeness),
      specificity: part('specificity', points.specificity),
      reflection: part('reflection', points.reflection),
      nextSteps: part('nextSteps', points.nextSteps),
      punctuality: part('punctuality', points.punctuality),
    },
    advice: adviceFor(outlook),
    shingles: shinglesIn(sentences),
  };
}

/** What later entries of the same author are compared with, of an entry that isn’t scored now. */
export function shinglesOf(entry: ReadonlySections): Shingles {
  return shinglesIn(readSentences(entry));
}

export function outlookOf(findings: readonly Finding[], circumstances: Circumstances): Outlook {
  const specificity = specificityUnits(findings);
  return {
    findings,
    circumstances,
    specificity,
    completeness: completenessOf(findings, circumstances),
    reflection: reflectionUnits(findings),
    nextSteps: nextUnits(findings),
    bounds: {
      isGroundless: !findings.some(({ tellsOfDay }) => tellsOfDay),
      alike: findings.some(({ likeness }) => likeness === 'alike')
        ? likenessBounds(findings, specificity, circumstances)
        : undefined,
    },
  };
}

function likenessBounds(findings: readonly Finding[], specificity: number, circumstances: Circumstances) {
  const others = outlookOf(
    findings.filter(({ likeness }) => likeness !== 'alike'),
    circumstances,
  );
  const own = outlookOf(
    findings.filter(({ likeness }) => likeness === undefined),
    circumstances,
  );
  const onTop = totalOf(own) - punctualityOf(circumstances.hoursLate);
  return {
    specificity: specificity - others.specificity,
    most: Math.max(weights.likeness.most + onTop, totalOf(others)),
  };
}

/** The grade of a total, also of one that a supervisor sets. */
export function gradeOf(total: number): Grade {
  const { A, B, C } = weights.gradeFrom;
  if (total >= A) return 'A';
  if (total >= B) return 'B';
  return total >= C ? 'C' : 'D';
}
