import * as z from 'zod';
import { inBatches } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, bindJobs, type Job, type Worker } from '../../platform/queue.ts';
import { eraseUnshownImages } from './pictures/store.ts';
import { diaryLedger, forgetOldViews } from './readers/store.ts';
import { MAILS_AT_ONCE, prepareReminders, remindDue, reminderMailJob } from './reminders/reminding.store.ts';
import { writeMissingWords } from './search/store.ts';
import { eraseMemes } from './stickers/store.ts';

/** Forgets, every night, who opened a diary more than a year ago. */
export const forgetViewsJob: Job<unknown> = {
  name: 'diary.forget-views',
  data: z.unknown(),
  retries: 5,
  cron: '10 3 * * *',
};

/** Erases, each hour, pictures that no one waits for any more. */
export const eraseImagesJob: Job<unknown> = {
  name: 'diary.erase-images',
  data: z.unknown(),
  retries: 5,
  cron: '35 * * * *',
};

/** Writes the words of diaries whose words a migration has emptied; at every start. */
export const writeWordsJob: Job<object> = {
  name: 'diary.write-words',
  data: z.object({}),
  retries: 5,
};

/** Checks every five minutes who needs a reminder. */
export const remindJob: Job<unknown> = {
  name: 'notice.remind',
  data: z.unknown(),
  retries: 0,
  cron: '*/5 * * * *',
};

/** Everything that the diary does after the answer. */
export function diaryWorkers(ports: Ports): Worker[] {
  const { clock, database, log } = ports;
  return [
    bindJob(remindJob, () => remindDue(ports)),
    bindJobs(reminderMailJob, { atOnce: MAILS_AT_ONCE, prepare: (each) => prepareReminders(ports, each) }),
    bindJob(forgetViewsJob, async () => {
      await inBatches((limit) => forgetOldViews(database.db, diaryLedger, clock.now(), limit));
    }),
    bindJob(eraseImagesJob, async () => {
      const images = (await eraseUnshownImages(ports)) + (await eraseMemes(ports));
      if (images > 0) log.info({ images }, 'pictures erased that nothing shows');
    }),
    bindJob(writeWordsJob, async () => {
      await inBatches((limit) => database.transaction((tx) => writeMissingWords(tx, limit)));
    }),
  ];
}
