import { bindErasing, erasingJob } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Worker } from '../../platform/queue.ts';
import { eraseHiddenGroups } from '../follow/groups/store.ts';
import { eraseHiddenComments } from './personal-data.store.ts';

/** Erases, every night, the follow groups that can no longer be brought back. */
export const eraseHiddenGroupsJob = erasingJob('conversation.erase-hidden-groups', '45 3 * * *');

/** Erases, every night, the comments that can no longer be brought back. */
const eraseHiddenCommentsJob = erasingJob('conversation.erase-hidden-comments', '50 3 * * *');

/** Everything that happens to conversations and follows after the answer. */
export function conversationWorkers(ports: Pick<Ports, 'clock' | 'database' | 'log'>): Worker[] {
  return [
    bindErasing(eraseHiddenGroupsJob, ports, eraseHiddenGroups),
    bindErasing(eraseHiddenCommentsJob, ports, eraseHiddenComments),
  ];
}
