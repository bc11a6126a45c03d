import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse, tooMany } from '../../../http/refusal.ts';
import { findTeamByCode } from '../store.ts';

/** Names the team to anyone who holds its code, and says no more of a code of no team than joining does. */
export const showTeamOfCode: Handler<Api['apply']['inviteCode']> = async (ctx, { inviteCode }) => {
  const wait = await ctx.limits.take('inviteCodesByAddress', ctx.connection.ip);
  if (wait > 0) throw tooMany(wait);
  const team = await findTeamByCode(ctx.database.db, inviteCode);
  if (!team) throw refuse('inviteCodeInvalid');
  return { team: { name: team.name } };
};
