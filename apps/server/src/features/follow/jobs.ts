import { bindErasing, erasingJob } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Worker } from '../../platform/queue.ts';
import { notifyFollowers, notifyFollowersJob } from './following/followers.store.ts';
import { eraseHiddenGroups } from './groups/store.ts';

/** Erases, every night, the follow groups that can no longer be brought back. */
export const eraseHiddenGroupsJob = erasingJob('conversation.erase-hidden-groups', '45 3 * * *');

/** What following does after the answer. */
export function followWorkers(ports: Pick<Ports, 'clock' | 'database' | 'log' | 'random'>): Worker[] {
  const { clock, database, random } = ports;
  return [
    bindJob(notifyFollowersJob, (published) =>
      database.transaction((tx) => notifyFollowers(tx, { random, now: clock.now() }, published)),
    ),
    bindErasing(eraseHiddenGroupsJob, ports, eraseHiddenGroups),
  ];
}
