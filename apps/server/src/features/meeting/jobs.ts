import * as z from 'zod';
import type { Ports } from '../../platform/ports.ts';
import { bindJob, type Job, type Worker } from '../../platform/queue.ts';
import { deleteDueAudios } from './recordings/store.ts';
import { transcribeMeeting } from './transcripts/store.ts';

/** Deletes, each hour, recordings whose time is over. */
export const deleteAudiosJob: Job<unknown> = {
  name: 'meeting.delete-audios',
  data: z.unknown(),
  retries: 5,
  cron: '50 * * * *',
};

/** Writes down, one after the other, the recordings of a meeting that are not written down yet. */
export const transcribeJob: Job<{ meetingId: string }> = {
  name: 'meeting.transcribe',
  data: z.object({ meetingId: z.uuid() }),
  retries: 3,
};

/** Everything that happens to meetings after the answer. */
export function meetingWorkers(ports: Ports): Worker[] {
  return [
    bindJob(transcribeJob, ({ meetingId }) => transcribeMeeting(ports, meetingId)),
    bindJob(deleteAudiosJob, async () => {
      const recordings = await deleteDueAudios(ports);
      if (recordings > 0) ports.log.info({ recordings }, 'recordings deleted whose time was over');
    }),
  ];
}
