import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Worker } from '../../platform/queue.ts';
import { notifyFollowers, notifyFollowersJob } from './following/followers.store.ts';

/** What following does after the answer. */
export function followWorkers(ports: Pick<Ports, 'clock' | 'database' | 'random'>): Worker[] {
  const { clock, database, random } = ports;
  return [
    bindJob(notifyFollowersJob, (published) =>
      database.transaction((tx) => notifyFollowers(tx, { random, now: clock.now() }, published)),
    ),
  ];
}
