import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { signAddresses } from '../../../platform/signed-addresses.ts';
import { presentMeeting } from '../minutes/present.ts';
import { checkShowing, readerOf } from '../minutes/shown.present.ts';
import { findMeeting, ownMeetings } from '../minutes/store.ts';
import { changeAudio, deleteAudio, findAudios } from './store.ts';

export const meetingAudio = call(api.meeting.audio, async (ctx, { meetingId, audioId, wish }) => {
  const { userId } = ctx.actor;
  const sign = await signAddresses(ctx);
  return ctx.database.transaction(async (tx) => {
    const row = await ownMeetings.lock(tx, meetingId, userId);
    const [meeting, found] = await Promise.all([
      findMeeting(tx, meetingId, readerOf(ctx)),
      findAudios(tx, row.id, audioId),
    ]);
    if (!meeting) throw refuse('meetingNotFound');
    if (found.length === 0) throw refuse('audioNotFound');
    const ids = new Set(found.map(({ id }) => id));
    const audios = found.map((audio) => authorize(audio, audio.ownerId === userId, 'audioNotFound'));
    if (wish === 'delete') {
      for (const audio of audios) await deleteAudio(tx, ctx.files, audio);
      const others = meeting.audios.filter(({ id }) => !ids.has(id));
      return presentMeeting({ ...meeting, audios: others }, readerOf(ctx), sign);
    }
    checkShowing(ctx, meeting);
    const kept = wish === 'keep';
    for (const audio of audios) changeAudio(tx, audio, { kept });
    const shown = meeting.audios.map((audio) => (ids.has(audio.id) ? { ...audio, kept } : audio));
    return presentMeeting({ ...meeting, audios: shown }, readerOf(ctx), sign);
  });
});
