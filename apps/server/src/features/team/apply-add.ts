import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { findTeam } from './list.store.ts';
import { presentTeam } from './present.ts';
import { joinTeamByCode } from './store.ts';

export const joinTeam: Handler<Api['apply']['add']> = async (ctx, { inviteCode }) => {
  const { userId } = ctx.actor;
  const { teamId } = await ctx.database.transaction((tx) =>
    joinTeamByCode(tx, { inviteCode, userId, now: ctx.now }),
  );
  const joined = await findTeam(ctx.database.db, userId, teamId);
  if (!joined) throw refuse('teamNotFound');
  return { team: presentTeam(joined, ctx.config.publicUrl) };
};
