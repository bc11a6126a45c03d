import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { UNDO_LIFE } from '../diary/rules.ts';
import { eraseHiddenTopics } from './topic.store.ts';

const AT_ONCE = 500;

/** Erases, every night, the topics that can no longer be brought back. */
export const eraseHiddenTopicsJob: Job<unknown> = {
  name: 'life.erase-hidden-topics',
  data: z.unknown(),
  retries: 5,
  cron: '50 3 * * *',
};

/** Everything that happens to the life of teams after the answer. */
export function lifeWorkers({ clock, database, log }: Pick<Ports, 'clock' | 'database' | 'log'>): Worker[] {
  return [
    bindJob(eraseHiddenTopicsJob, async () => {
      const before = shift(clock.now(), -UNDO_LIFE);
      let total = 0;
      for (let erased = AT_ONCE; erased === AT_ONCE; total += erased) {
        erased = await eraseHiddenTopics(database.db, before, AT_ONCE);
      }
      log.info({ topics: total }, 'hidden topics erased');
    }),
  ];
}
