import { bindErasing, erasingJob } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Worker } from '../../platform/queue.ts';
import { eraseHiddenComments } from './comments/hidden.store.ts';

/** Erases, every night, the comments that can no longer be brought back. */
const eraseHiddenCommentsJob = erasingJob('conversation.erase-hidden-comments', '50 3 * * *');

/** What conversation does after the answer. */
export function conversationWorkers(ports: Pick<Ports, 'clock' | 'database' | 'log'>): Worker[] {
  return [bindErasing(eraseHiddenCommentsJob, ports, eraseHiddenComments)];
}
