import * as z from 'zod';
import { DAY, shift } from '../../platform/clock.ts';
import { inBatches } from '../../platform/erase-hidden.ts';
import { EVENTS_KEPT } from '../../platform/event-cursor.ts';
import { forgetEvents } from '../../platform/events.store.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { forgetOldNotices } from './inbox/store.ts';
import { mailDueNotices } from './mail/digest.store.ts';
import { forgetReminders } from './reminders/store.ts';

/** Mails, each minute, what is due. */
export const mailNoticesJob: Job<unknown> = {
  name: 'notice.mail',
  data: z.unknown(),
  retries: 0,
  cron: '* * * * *',
};

/** Forgets, each hour, the live events that no client comes back for, and old reminders. */
export const forgetEventsJob: Job<unknown> = {
  name: 'notice.forget-events',
  data: z.unknown(),
  retries: 2,
  cron: '23 * * * *',
};

/** Forgets, every night, what people were told more than a year ago. */
export const forgetNoticesJob: Job<unknown> = {
  name: 'notice.forget-notices',
  data: z.unknown(),
  retries: 5,
  cron: '15 3 * * *',
};

/** A year, and a day for leap years. */
const NOTICES_KEPT = 366 * DAY;
const REMINDERS_KEPT = 7 * DAY;

/** Everything that tells people something after the answer. */
export function noticeWorkers(ports: Ports): Worker[] {
  return [
    bindJob(mailNoticesJob, () => mailDueNotices(ports)),
    bindJob(forgetEventsJob, () => forget(ports)),
    bindJob(forgetNoticesJob, async () => {
      const before = shift(ports.clock.now(), -NOTICES_KEPT);
      await inBatches((limit) => forgetOldNotices(ports.database.db, before, limit));
    }),
  ];
}

async function forget({ clock, database: { db } }: Ports): Promise<void> {
  const now = clock.now();
  await inBatches((limit) => forgetEvents(db, shift(now, -EVENTS_KEPT), limit));
  await forgetReminders(db, shift(now, -REMINDERS_KEPT).toISOString().slice(0, 10));
}
