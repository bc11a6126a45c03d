import {
  type Asked,
  answeredOf,
  isDayTold,
  isLearning,
  type Outlook,
  weeklyTopItems,
} from './completeness.ts';
import { type Finding, isAhead, standsIn } from './evidence.ts';
import type { FactKind } from './facts.ts';
import { type EvidenceKind, evidenceKinds, factKinds, stepUnits, thoughtsIn, wordsOf } from './measures.ts';
import type { RubricMessageKey, RubricParams } from './messages.ts';
import type { PartName } from './points.ts';
import type { Place } from './sentences.ts';
import * as weights from './tables/weights.ts';

/** Why a part has its points; `at` is the sentence that it rests on. */
export type Reason = { readonly key: RubricMessageKey; readonly params: RubricParams; readonly at?: Place };

const FACT_KEYS: Readonly<Record<FactKind, RubricMessageKey>> = {
  amount: 'amountsFound',
  time: 'timesFound',
  name: 'namesFound',
  code: 'referencesFound',
  quote: 'quotesFound',
};
const EVIDENCE_KEYS: Readonly<Record<EvidenceKind, RubricMessageKey>> = {
  cause: 'causeGiven',
  insight: 'insightGained',
  change: 'changePlanned',
  doubt: 'questionOpen',
  contrast: 'surpriseNoted',
  outcome: 'causeGiven',
  lesson: 'lessonWritten',
};
const MOST_STEPS = 3;

export function reasonsOf(outlook: Outlook): Record<PartName, Reason[]> {
  return {
    completeness: [...completenessReasons(outlook), ...ignoredReasons(outlook.findings)],
    specificity: [...specificityReasons(outlook.findings), ...boundReasons(outlook)],
    reflection: reflectionReasons(outlook.findings),
    nextSteps: stepReasons(outlook.findings),
    punctuality: [punctualityReason(outlook.circumstances.hoursLate)],
  };
}

function reason(key: RubricMessageKey, finding?: Finding, params: RubricParams = {}): Reason {
  return finding ? { key, params, at: finding.at } : { key, params };
}

/** The sentence that says most. */
export function strongest(findings: readonly Finding[]): Finding | undefined {
  return findings.reduce<Finding | undefined>(
    (best, each) => (best === undefined || each.weight > best.weight ? each : best),
    undefined,
  );
}

function completenessReasons({ findings, circumstances, completeness }: Outlook): Reason[] {
  const found = (list: readonly Finding[]) => strongest(list.filter((each) => each.weight > 0));
  const either = (there: RubricMessageKey, missing: RubricMessageKey, finding: Finding | undefined) =>
    finding ? reason(there, finding) : reason(missing);
  const day = completeness.day ?? 0;
  const say: Record<Asked, () => Reason> = {
    day: () => reason(isDayTold(day) ? 'dayTold' : day > 0.35 ? 'dayPartlyTold' : 'dayHardlyTold'),
    learning: () => either('learningFound', 'learningMissing', found(findings.filter(isLearning))),
    ahead: () => either('aheadFound', 'aheadMissing', found(findings.filter(isAhead))),
    weeklyTop: () => {
      const count = weeklyTopItems(findings);
      return count > 0 ? reason('weeklyTopFound', undefined, { count }) : reason('weeklyTopMissing');
    },
    insight: () =>
      either(
        'insightFound',
        'insightMissing',
        found(findings.filter((finding) => standsIn(finding, 'insight'))),
      ),
    answers: () =>
      reason('answersFound', undefined, { count: answeredOf(findings), asked: circumstances.due.answers }),
  };
  return (Object.keys(weights.completeness) as Asked[])
    .filter((name) => completeness[name] !== undefined)
    .map((name) => say[name]());
}

function ignoredReasons(findings: readonly Finding[]): Reason[] {
  return (['copied', 'noise'] as const).flatMap((why) => {
    const ignored = findings.filter((finding) => finding.ignored === why);
    return ignored.length > 0 ? [reason(why, ignored[0], { count: ignored.length })] : [];
  });
}

function specificityReasons(findings: readonly Finding[]): Reason[] {
  const reasons = factKinds.flatMap((kind) => {
    const holders = findings.filter(({ facts }) => facts.some((fact) => fact.kind === kind));
    const abouts = new Set(
      holders.flatMap(({ facts }) => facts.filter((fact) => fact.kind === kind).map(({ about }) => about)),
    );
    return abouts.size > 0 ? [reason(FACT_KEYS[kind], holders[0], { count: abouts.size })] : [];
  });
  const words = Math.floor(wordsOf(findings) / 100);
  if (words > 0) reasons.push(reason('ownWordsFound', strongest(findings), { count: words }));
  return reasons.length > 0 ? reasons : [reason('nothingSpecific')];
}

function boundReasons({ findings, bounds }: Outlook): Reason[] {
  const alike = findings.filter(({ likeness }) => likeness === 'alike');
  return [
    ...(alike.length > 0 ? [reason('onlyNumbersNew', alike[0], { count: alike.length })] : []),
    ...(bounds.isGroundless ? [reason('nothingOfDay', undefined, { most: weights.groundless.most })] : []),
  ];
}

function reflectionReasons(findings: readonly Finding[]): Reason[] {
  const thoughts = thoughtsIn(findings);
  const reasons = evidenceKinds.flatMap((kind) => {
    const holders = thoughts.filter(({ kinds }) => kinds.includes(kind));
    const holder = strongest(holders.map(({ finding }) => finding));
    return holder ? [reason(EVIDENCE_KEYS[kind], holder)] : [];
  });
  return reasons.length > 0 ? reasons : [reason('nothingReflected')];
}

function stepReasons(findings: readonly Finding[]): Reason[] {
  const steps = findings.filter((finding) => stepUnits(finding) > 0);
  const reasons = [...steps]
    .sort((a, b) => stepUnits(b) - stepUnits(a))
    .slice(0, MOST_STEPS)
    .map((step) => reason(stepKey(step), step));
  return reasons.length > 0 ? reasons : [reason('stepsMissing')];
}

function stepKey(step: Finding): RubricMessageKey {
  if (stepUnits(step) <= weights.nextSteps.vague) return 'stepVague';
  return step.facts.length > 0 ? 'stepExact' : 'stepPlain';
}

function punctualityReason(hoursLate: number): Reason {
  return hoursLate > 0
    ? reason('publishedLate', undefined, { hours: Math.ceil(hoursLate) })
    : reason('publishedOnDay');
}
