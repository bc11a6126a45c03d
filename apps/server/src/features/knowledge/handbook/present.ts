import type { GuidelineView } from '@garden/contract';
import type { LinkedGuideline } from './store.ts';

/** A guideline on the wire, to its owner alone. */
export function presentGuideline({
  ownerId: _,
  deletedAt: __,
  mistakes,
  ...guideline
}: LinkedGuideline): GuidelineView {
  return {
    ...guideline,
    mistakes: [...mistakes],
    createdAt: guideline.createdAt.toISOString(),
    updatedAt: guideline.updatedAt.toISOString(),
  };
}
