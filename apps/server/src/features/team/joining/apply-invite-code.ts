import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse, tooMany } from '../../../http/refusal.ts';
import { findTeamByCode } from '../store.ts';

/** Names the team to anyone who holds its code, and says no more of a code of no team than joining does. */
export const applyInviteCode = call(api.apply.inviteCode, async (ctx, { inviteCode }) => {
  const wait = await ctx.limits.take('inviteCodesByAddress', ctx.connection.ip);
  if (wait > 0) throw tooMany(wait);
  const team = await findTeamByCode(ctx.database.db, inviteCode);
  if (!team) throw refuse('inviteCodeInvalid');
  return { team: { name: team.name } };
});
