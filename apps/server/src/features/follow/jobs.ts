import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { UNDO_LIFE } from '../diary/rules.ts';
import { tellFollowers, tellFollowersJob } from './following/followers.store.ts';
import { eraseHiddenGroups } from './groups/store.ts';

const AT_ONCE = 500;

/** Erases, every night, the follow groups that can no longer be brought back. */
export const eraseHiddenGroupsJob: Job<unknown> = {
  name: 'conversation.erase-hidden-groups',
  data: z.unknown(),
  retries: 5,
  cron: '45 3 * * *',
};

/** What following does after the answer. */
export function followWorkers({
  clock,
  database,
  log,
  random,
}: Pick<Ports, 'clock' | 'database' | 'log' | 'random'>): Worker[] {
  return [
    bindJob(tellFollowersJob, (published) =>
      database.transaction((tx) => tellFollowers(tx, { random, now: clock.now() }, published)),
    ),
    bindJob(eraseHiddenGroupsJob, async () => {
      const before = shift(clock.now(), -UNDO_LIFE);
      let total = 0;
      for (let erased = AT_ONCE; erased === AT_ONCE; total += erased) {
        erased = await eraseHiddenGroups(database.db, before, AT_ONCE);
      }
      log.info({ groups: total }, 'hidden follow groups erased');
    }),
  ];
}
