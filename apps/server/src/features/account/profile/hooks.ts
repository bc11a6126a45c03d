import { Source } from '../../../platform/hooks.ts';

/** Whether two people know each other, who then see each other's profile. */
export const areAcquainted = new Source<{ readonly userIds: readonly [string, string] }, boolean>(
  'areAcquainted',
);
