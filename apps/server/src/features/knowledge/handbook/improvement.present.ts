import type { ImprovementView } from '@garden/contract';
import type { ImprovementRow } from './improvement.store.ts';

/** What someone does better, on the wire. */
export function presentImprovement({
  ownerId: _,
  createdAt: __,
  deletedAt: ___,
  answeredAt,
  ...improvement
}: ImprovementRow): ImprovementView {
  return { ...improvement, answeredAt: answeredAt?.toISOString() ?? null };
}
