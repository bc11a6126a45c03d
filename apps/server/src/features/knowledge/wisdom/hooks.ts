import { Source } from '../../../platform/hooks.ts';
import type { Reader } from '../../diary/policy.ts';

/** Something said, as someone who may take a line from it reads it. */
export type Saying = {
  /** Null where it is anonymous. */
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null } | null;
  readonly teamId: string;
  readonly text: string;
  /** The diary that it was said about; null where it was about something else. */
  readonly diary: { readonly id: string; readonly authorId: string; readonly day: string } | null;
};

/** A comment that can be read; null where there is none for its reader. */
export const sayings = new Source<{ readonly commentId: string; readonly reader: Reader }, Saying | null>(
  'sayings',
);
