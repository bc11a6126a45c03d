import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { presentTeam } from '../present.ts';
import { listTeams } from './store.ts';

export const listOwnTeams: Handler<Api['team']['list']> = async (ctx) => {
  const teams = await listTeams(ctx.database.db, ctx, ctx.actor.userId);
  return { result: teams.map((team) => presentTeam(team, ctx.config.publicUrl)) };
};
