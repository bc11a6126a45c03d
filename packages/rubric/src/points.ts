import { completenessShare, type Outlook, punctualityOf } from './completeness.ts';
import { share } from './measures.ts';
import * as weights from './tables/weights.ts';

export type PartName = keyof typeof weights.partPoints;

/** The points of each part. */
export function pointsOf(outlook: Outlook): Record<PartName, number> {
  const { partPoints } = weights;
  return {
    completeness: whole(partPoints.completeness * completenessShare(outlook.completeness)),
    specificity: whole(partPoints.specificity * share(outlook.specificity, weights.specificity.full)),
    reflection: whole(partPoints.reflection * share(outlook.reflection, weights.reflection.full)),
    nextSteps: whole(partPoints.nextSteps * share(outlook.nextSteps, weights.nextSteps.full)),
    punctuality: punctualityOf(outlook.circumstances.hoursLate),
  };
}

function whole(points: number): number {
  return Math.floor(points + 0.5);
}

export function totalOf(outlook: Outlook): number {
  return Object.values(pointsOf(outlook)).reduce((sum, points) => sum + points, 0);
}

/** What a change is worth: the points of the entry as it would be, less those that it has. */
export function worthOf(outlook: Outlook, changed: Partial<Outlook>): number {
  return totalOf({ ...outlook, ...changed }) - totalOf(outlook);
}
