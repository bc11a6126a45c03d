import { type Api, api, type InputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { MINUTE, SECOND } from '../../../platform/clock.ts';
import { acceptInvitation } from '../invitations/answer.store.ts';
import { presentTeam } from '../present.ts';
import { findTeamByCode } from '../store.ts';
import { findTeam } from '../teams/store.ts';
import { listOwnWaiting } from './application.store.ts';
import { notifyOfApplication } from './notices.store.ts';
import { presentOwnApplication } from './present.ts';
import { askToJoin, findLivingTeam, type TeamToJoin } from './store.ts';

type Asked = InputOf<Api['apply']['add']>;

export const applyAdd = call(api.apply.add, async (ctx, input) => {
  const { userId } = ctx.actor;
  const wait = await ctx.limits.take('applyByPerson', userId);
  if (wait > 0) throw refuse('applyTooOften', { minutes: Math.ceil((wait * SECOND) / MINUTE) });
  return ctx.database.transaction(async (tx) => {
    const teamId = await enter(ctx, tx, input);
    const joined = await findTeam(tx, ctx, userId, teamId);
    if (joined) return { team: presentTeam(joined, ctx.config.publicUrl), application: null };
    const [waiting] = await listOwnWaiting(tx, userId, teamId);
    return { team: null, application: waiting ? presentOwnApplication(waiting) : null };
  });
});

/** By invitation one is in at once; by code or search one asks. Gives back the team. */
async function enter(
  ctx: Context,
  tx: Transaction,
  { teamId, inviteCode, invitation, invitationId, message = '' }: Asked,
): Promise<string> {
  const { userId } = ctx.actor;
  if (invitation !== undefined || invitationId !== undefined) {
    const by = invitation === undefined ? { invitationId: invitationId ?? '' } : { token: invitation };
    return (await acceptInvitation(tx, ctx, { ...by, userId })).teamId;
  }
  const team = await findTeamToJoin(tx, { teamId, inviteCode });
  if (!team) throw refuse(inviteCode === undefined ? 'teamNotFound' : 'inviteCodeInvalid');
  const asking = { team, userId, message: message || null, applyId: ctx.random.id() };
  const waiting = await askToJoin(tx, ctx, asking);
  if (waiting) await notifyOfApplication(tx, ctx, waiting);
  return team.id;
}

type Wanted = Pick<Asked, 'teamId' | 'inviteCode'>;

async function findTeamToJoin(tx: Transaction, { teamId, inviteCode }: Wanted): Promise<TeamToJoin | null> {
  if (inviteCode !== undefined) return findTeamByCode(tx, inviteCode);
  return teamId === undefined ? null : findLivingTeam(tx, teamId);
}
