import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { refuse } from '../../http/refusal.ts';
import { askToJoin } from './admission.store.ts';
import { findTeam } from './list.store.ts';
import { presentTeam } from './present.ts';
import { findTeamByCode } from './store.ts';

export const askForPlace: Handler<Api['apply']['add']> = async (ctx, { inviteCode = '', message }) => {
  const { userId } = ctx.actor;
  const { teamId } = await ctx.database.transaction(async (tx) => {
    const team = await findTeamByCode(tx, inviteCode);
    if (!team) throw refuse('inviteCodeInvalid');
    const applyId = ctx.random.id();
    await askToJoin(tx, { team, userId, message: message ?? null, applyId, now: ctx.now });
    return { teamId: team.id };
  });
  const joined = await findTeam(ctx.database.db, userId, teamId);
  return { team: joined && presentTeam(joined, ctx.config.publicUrl), application: null };
};
