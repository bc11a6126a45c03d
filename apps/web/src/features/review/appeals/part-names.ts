import type { ScorePart } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each part of a score is called. */
export const partNames: Record<ScorePart, MessageDescriptor> = {
  completeness: msg`Completeness`,
  specificity: msg`Specificity`,
  reflection: msg`Reflection`,
  nextSteps: msg`Next steps`,
  punctuality: msg`Punctuality`,
};
