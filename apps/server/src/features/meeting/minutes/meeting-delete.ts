import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { ownMeetings } from './store.ts';

export const meetingDelete = call(api.meeting.delete, ownMeetings.remove('meetingId'));
