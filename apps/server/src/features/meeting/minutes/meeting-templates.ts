import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { presentTemplates } from './present.ts';
import { findTemplates } from './templates.store.ts';

export const meetingTemplates = call(api.meeting.templates, async (ctx, { teamId }) => {
  if (!teamIdsOf(ctx.actor).includes(teamId)) throw refuse('teamNotFound');
  return presentTemplates(await findTemplates(ctx.database.db, teamId));
});
