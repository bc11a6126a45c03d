import type { ScorePart } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the parts of a score are called. */
export const partNames: Readonly<Record<ScorePart, MessageDescriptor>> = {
  completeness: msg`Completeness`,
  specificity: msg`Specificity`,
  reflection: msg`Reflection`,
  nextSteps: msg`Next steps`,
  punctuality: msg`Punctuality`,
};
