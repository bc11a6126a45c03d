import type { Outlook } from './completeness.ts';
import { type Finding, isAhead } from './evidence.ts';
import { stepUnits, thoughtsIn } from './measures.ts';
import type { RubricMessageKey } from './messages.ts';
import { pointsOf } from './points.ts';
import { strongest } from './reasons.ts';
import type { Place } from './sentences.ts';
import * as weights from './tables/weights.ts';

/** What is praised, with the sentence that it rests on; of parts that are equally good, the first. */
const PRAISED = {
  reflection: 'praiseThought',
  specificity: 'praiseSpecific',
  nextSteps: 'praiseStep',
  completeness: 'praiseDay',
} as const satisfies Record<string, RubricMessageKey>;
type Praised = keyof typeof PRAISED;

type Praise = { readonly key: RubricMessageKey; readonly at?: Place };

/** Praise for the best part of an entry: true, and without words of the author, which advice may quote. */
export function praiseFor(outlook: Outlook): Praise {
  const points = pointsOf(outlook);
  const parts = (Object.keys(PRAISED) as Praised[]).flatMap((part) => {
    const place = placeOf(outlook, part);
    return place && points[part] > 0 ? [{ part, place, share: points[part] / weights.partPoints[part] }] : [];
  });
  const [best] = parts.sort((a, b) => b.share - a.share);
  if (best) return { key: PRAISED[best.part], at: best.place.at };
  const isOnDay = outlook.circumstances.hoursLate <= 0;
  return { key: isOnDay ? 'praiseOnDay' : 'praiseWritten' };
}

function placeOf({ findings }: Outlook, part: Praised): Finding | undefined {
  switch (part) {
    case 'reflection':
      return strongest(thoughtsIn(findings).map(({ finding }) => finding));
    case 'specificity':
      return findings.find(({ facts, likeness }) => facts.length > 0 && likeness === undefined);
    case 'nextSteps':
      return findings.find((finding) => isAhead(finding) && stepUnits(finding) > weights.nextSteps.vague);
    case 'completeness':
      return strongest(findings.filter(({ weight, common }) => weight + common.size > 0));
  }
}
