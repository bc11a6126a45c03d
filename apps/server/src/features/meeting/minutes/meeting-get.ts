import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { showMeeting } from './shown.present.ts';

export const meetingGet = call(api.meeting.get, async (ctx, { meetingId }) =>
  showMeeting(ctx.database.db, ctx, meetingId),
);
