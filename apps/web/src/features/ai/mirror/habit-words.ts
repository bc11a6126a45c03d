import type { HabitKind, StrengthKind } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What one’s own words show, as a sentence about what one does. */
export const strengthWords: Readonly<Record<StrengthKind, MessageDescriptor>> = {
  helpful: msg`You help others`,
  careful: msg`You check before it counts`,
  persistent: msg`You keep at it`,
  organised: msg`You plan ahead`,
  inquiring: msg`You look into how things work`,
  customers: msg`You note what makes customers happy`,
  learning: msg`You note what you learn`,
};

/** What speaks against a habit, as something to do less of. */
export const stopWords: Readonly<Record<HabitKind, MessageDescriptor>> = {
  helpful: msg`Leaving others on their own`,
  careful: msg`Skipping the check`,
  persistent: msg`Giving up early`,
  organised: msg`Putting off and losing track`,
  inquiring: msg`Doing it without asking why`,
};

/** A trait by one word. */
export const traitWords: Readonly<Record<HabitKind, MessageDescriptor>> = {
  helpful: msg`Helpful`,
  careful: msg`Careful`,
  persistent: msg`Persistent`,
  organised: msg`Organized`,
  inquiring: msg`Curious`,
};
