import { refuse } from '../../http/refusal.ts';
import type { Listener } from '../../platform/hooks.ts';
import { accountClosing, accountErasing, accountReopened } from '../account/closing/hooks.ts';
import { personInvited } from '../account/registration/hooks.ts';
import { leaveAllTeams, passTeamsOn, rejoinTeams } from './ending/leaving.store.ts';
import { askToJoin } from './joining/store.ts';
import { tellOfApplication } from './joining/telling.store.ts';
import { findTeamByCode } from './store.ts';

/** What teams do when something happens to an account. */
export const teamListeners: readonly Listener[] = [
  personInvited.on(async (tx, { userId, inviteCode }, ctx) => {
    const team = await findTeamByCode(tx, inviteCode);
    if (!team) throw refuse('inviteCodeInvalid');
    const asking = { team, userId, message: null, applyId: ctx.random.id(), now: ctx.now };
    const waiting = await askToJoin(tx, asking);
    if (waiting) await tellOfApplication(tx, ctx, waiting);
  }),
  accountClosing.on((tx, { userId }, ctx) => leaveAllTeams(tx, ctx, userId)),
  accountReopened.on((tx, { userId, closedAt }, ctx) => rejoinTeams(tx, ctx, { id: userId, closedAt })),
  accountErasing.on(async (tx, { userId }, ctx) => {
    await passTeamsOn(tx, ctx, userId);
    await leaveAllTeams(tx, ctx, userId);
  }),
];
