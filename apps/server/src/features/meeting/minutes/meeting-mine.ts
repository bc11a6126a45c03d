import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentMine } from './present.ts';
import { readerOf } from './shown.present.ts';
import { findAttended } from './store.ts';

export const meetingMine = call(api.meeting.mine, async (ctx, { meetingId }) => {
  const meeting = await findAttended(ctx.database.db, meetingId, ctx.actor.userId);
  if (!meeting) throw refuse('meetingNotFound');
  return presentMine(meeting, readerOf(ctx));
});
