import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { eraseHiddenComments } from './personal-data.store.ts';
import { COMMENT_UNDO_LIFE } from './policy.ts';

const AT_ONCE = 500;

/** Erases, every night, the comments that can no longer be brought back. */
const eraseHiddenCommentsJob: Job<unknown> = {
  name: 'conversation.erase-hidden-comments',
  data: z.unknown(),
  retries: 5,
  cron: '50 3 * * *',
};

/** What conversation does after the answer. */
export function conversationWorkers({ clock, database }: Pick<Ports, 'clock' | 'database'>): Worker[] {
  return [
    bindJob(eraseHiddenCommentsJob, async () => {
      const before = shift(clock.now(), -COMMENT_UNDO_LIFE);
      while ((await eraseHiddenComments(database.db, before, AT_ONCE)) === AT_ONCE);
    }),
  ];
}
