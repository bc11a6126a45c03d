import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { UNDO_LIFE } from '../diary/rules.ts';
import { eraseHiddenTodos } from './todos/store.ts';

const AT_ONCE = 500;

/** Erases, every night, the to-dos that can no longer be brought back. */
export const eraseHiddenTodosJob: Job<unknown> = {
  name: 'knowledge.erase-hidden-todos',
  data: z.unknown(),
  retries: 5,
  cron: '40 3 * * *',
};

/** Everything that happens to knowledge after the answer. */
export function knowledgeWorkers({
  clock,
  database,
  log,
}: Pick<Ports, 'clock' | 'database' | 'log'>): Worker[] {
  return [
    bindJob(eraseHiddenTodosJob, async () => {
      const before = shift(clock.now(), -UNDO_LIFE);
      let total = 0;
      for (let erased = AT_ONCE; erased === AT_ONCE; total += erased) {
        erased = await eraseHiddenTodos(database.db, before, AT_ONCE);
      }
      log.info({ todos: total }, 'hidden to-dos erased');
    }),
  ];
}
