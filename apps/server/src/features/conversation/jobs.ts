import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { UNDO_LIFE } from '../diary/rules.ts';
import { eraseHiddenGroups } from '../follow/groups/store.ts';
import { eraseHiddenComments } from './comments/hidden.store.ts';
import { COMMENT_UNDO_LIFE } from './policy.ts';

const AT_ONCE = 500;

/** Erases, every night, the follow groups that can no longer be brought back. */
export const eraseHiddenGroupsJob: Job<unknown> = {
  name: 'conversation.erase-hidden-groups',
  data: z.unknown(),
  retries: 5,
  cron: '45 3 * * *',
};

/** Erases, every night, the comments that can no longer be brought back. */
const eraseHiddenCommentsJob: Job<unknown> = {
  name: 'conversation.erase-hidden-comments',
  data: z.unknown(),
  retries: 5,
  cron: '50 3 * * *',
};

/** Everything that happens to conversations and follows after the answer. */
export function conversationWorkers({
  clock,
  database,
  log,
}: Pick<Ports, 'clock' | 'database' | 'log'>): Worker[] {
  return [
    bindJob(eraseHiddenGroupsJob, async () => {
      const before = shift(clock.now(), -UNDO_LIFE);
      let total = 0;
      for (let erased = AT_ONCE; erased === AT_ONCE; total += erased) {
        erased = await eraseHiddenGroups(database.db, before, AT_ONCE);
      }
      log.info({ groups: total }, 'hidden follow groups erased');
    }),
    bindJob(eraseHiddenCommentsJob, async () => {
      const before = shift(clock.now(), -COMMENT_UNDO_LIFE);
      while ((await eraseHiddenComments(database.db, before, AT_ONCE)) === AT_ONCE);
    }),
  ];
}
