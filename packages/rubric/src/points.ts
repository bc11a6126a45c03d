import { completenessShare, type Outlook, punctualityOf } from './completeness.ts';
import { share } from './measures.ts';
import * as weights from './tables/weights.ts';

export type PartName = keyof typeof weights.partPoints;
type Points = Record<PartName, number>;

/** The parts that give points up where an entry may not have all, in this order; punctuality never does. */
const GIVING = ['specificity', 'reflection', 'nextSteps', 'completeness'] as const satisfies PartName[];

/** The points of each part. */
export function pointsOf(outlook: Outlook): Points {
  const points = unboundedPoints(outlook);
  let over = sumOf(points) - boundOf(outlook, points);
  for (const part of GIVING) {
    const given = Math.min(points[part], Math.max(0, over));
    points[part] -= given;
    over -= given;
  }
  return points;
}

function unboundedPoints(outlook: Outlook): Points {
  const { partPoints } = weights;
  return {
    completeness: whole(partPoints.completeness * completenessShare(outlook.completeness)),
    specificity: specificityPoints(outlook.specificity),
    reflection: whole(partPoints.reflection * share(outlook.reflection, weights.reflection.full)),
    nextSteps: whole(partPoints.nextSteps * share(outlook.nextSteps, weights.nextSteps.full)),
    punctuality: punctualityOf(outlook.circumstances.hoursLate),
  };
}

const specificityPoints = (units: number) =>
  whole(weights.partPoints.specificity * share(units, weights.specificity.full));

/**
 * So many points an entry may have. Of sentences that are alike but for numbers and dates the specificity is lost, once; and
 * likeness alone takes no entry below a C.
 */
function boundOf({ specificity, bounds: { isGroundless, alike } }: Outlook, points: Points): number {
  const sum = sumOf(points);
  const bounded = (points: number) => (isGroundless ? groundless(points) : points);
  if (alike === undefined) return bounded(sum);
  const lost = points.specificity - specificityPoints(specificity - alike.specificity);
  return Math.max(Math.min(bounded(sum), weights.likeness.most), bounded(Math.min(sum - lost, alike.most)));
}

/** What is left of points where nothing can be checked. */
function groundless(points: number): number {
  const { from, most } = weights.groundless;
  if (points <= from) return points;
  return from + Math.floor(((points - from) * (most - from)) / (weights.most - from));
}

function whole(points: number): number {
  return Math.floor(points + 0.5);
}

const sumOf = (points: Points) => Object.values(points).reduce((sum, each) => sum + each, 0);

export function totalOf(outlook: Outlook): number {
  return sumOf(pointsOf(outlook));
}

/** What a change is worth: the points of the entry as it would be, less those that it has. */
export function worthOf(outlook: Outlook, changed: Partial<Outlook>): number {
  return totalOf({ ...outlook, ...changed }) - totalOf(outlook);
}
