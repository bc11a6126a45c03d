import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentTeam } from '../present.ts';
import { listTeams } from './store.ts';

export const teamList = call(api.team.list, async (ctx) => {
  const teams = await listTeams(ctx.database.db, ctx, ctx.actor.userId);
  return { result: teams.map((team) => presentTeam(team, ctx.config.publicUrl)) };
});
