import * as z from 'zod';
import { shift } from '../../platform/clock.ts';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { eraseUnshownImages } from './pictures/store.ts';
import { remindDue, reminderMailJob, remindMissing } from './reminders/reminding.store.ts';
import { UNDO_LIFE } from './rules.ts';
import { writeMissingWords } from './search/store.ts';
import { eraseMemes } from './stickers/store.ts';
import { eraseHidden } from './store.ts';

const AT_ONCE = 500;

/** Erases, every night, the diaries that can no longer be brought back. */
export const eraseHiddenJob: Job<unknown> = {
  name: 'diary.erase-hidden',
  data: z.unknown(),
  retries: 5,
  cron: '20 3 * * *',
};

/** Erases, each hour, pictures that nobody waits for any more. */
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
    bindJob(reminderMailJob, (data) => remindMissing(ports, data)),
    bindJob(eraseHiddenJob, async () => {
      const before = shift(clock.now(), -UNDO_LIFE);
      let total = 0;
      for (let erased = AT_ONCE; erased === AT_ONCE; total += erased) {
        erased = await database.transaction((tx) =>
          eraseHidden(tx, { ...ports, now: clock.now() }, before, AT_ONCE),
        );
      }
      log.info({ diaries: total }, 'hidden diaries erased');
    }),
    bindJob(eraseImagesJob, async () => {
      const images = (await eraseUnshownImages(ports)) + (await eraseMemes(ports));
      if (images > 0) log.info({ images }, 'pictures erased that no diary shows');
    }),
    bindJob(writeWordsJob, async () => {
      let written = AT_ONCE;
      while (written === AT_ONCE) {
        written = await database.transaction((tx) => writeMissingWords(tx, AT_ONCE));
      }
    }),
  ];
}
