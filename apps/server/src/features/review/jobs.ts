import * as z from 'zod';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { takeRounds } from './interviews/round.store.ts';
import { catchUp } from './scores/catch-up.store.ts';

/** Scores diaries from before there were scores; at every start, until all have theirs. */
export const catchUpJob: Job<object> = { name: 'review.catch-up', data: z.object({}), retries: 5 };

/** Looks, every ten minutes, for teams whose month is over or whose supervisors are due for a notice. */
export const roundsJob: Job<unknown> = {
  name: 'review.rounds',
  data: z.unknown(),
  retries: 2,
  cron: '*/10 * * * *',
};

/** Everything that review does after the answer. */
export function reviewWorkers(ports: Ports): Worker[] {
  return [bindJob(catchUpJob, () => catchUp(ports)), bindJob(roundsJob, () => takeRounds(ports))];
}
