import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { MAX_SOUND } from '../../../platform/ai/transcriber.ts';
import { signAddresses } from '../../../platform/signed-addresses.ts';
import { demandFeature } from '../../ai/switches/store.ts';
import { transcribeJob } from '../jobs.ts';
import { presentMeeting } from '../minutes/present.ts';
import { checkShowing, readerOf } from '../minutes/shown.present.ts';
import { changeMeeting, findMeeting, ownMeetings } from '../minutes/store.ts';

const MEGABYTE = 1024 * 1024;

export const meetingTranscribe = call(api.meeting.transcribe, async (ctx, { meetingId }) => {
  const { userId } = ctx.actor;
  if (!ctx.transcriber) throw refuse('transcriberMissing');
  const sign = await signAddresses(ctx);
  return ctx.database.transaction(async (tx) => {
    const [row, meeting] = await Promise.all([
      ownMeetings.lock(tx, meetingId, userId),
      findMeeting(tx, meetingId, readerOf(ctx)),
      demandFeature(tx, ctx.actor, 'transcription'),
    ]);
    if (!meeting) throw refuse('meetingNotFound');
    checkShowing(ctx, meeting);
    const left = meeting.audios.filter(({ writtenAt }) => writtenAt === null);
    if (left.length === 0) throw refuse('nothingToWriteDown');
    if (left.some(({ bytes }) => bytes > MAX_SOUND))
      throw refuse('soundTooLarge', { maximum: MAX_SOUND / MEGABYTE });
    const changes = { transcription: 'running' as const };
    // One at a time: what goes on already finds the rest by itself.
    if (meeting.transcription !== 'running') {
      changeMeeting(tx, row, changes);
      await ctx.queue.enqueue(tx, transcribeJob, { meetingId });
    }
    return presentMeeting({ ...meeting, ...changes }, readerOf(ctx), sign);
  });
});
