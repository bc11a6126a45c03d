import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import { EVENTS_KEPT } from '../../platform/event-cursor.ts';
import { forgetEvents } from '../../platform/events.store.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';

/** Forgets, each hour, the live events that no client comes back for. */
export const forgetEventsJob: Job<unknown> = {
  name: 'notice.forget-events',
  data: z.unknown(),
  retries: 2,
  cron: '23 * * * *',
};

/** Everything that tells people something after the answer. */
export function noticeWorkers({ clock, database }: Ports): Worker[] {
  return [bindJob(forgetEventsJob, () => forgetEvents(database.db, shift(clock.now(), -EVENTS_KEPT)))];
}
