import { api } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { Refusal, refuse, refuseField } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { shift } from '../../../platform/clock.ts';
import { findUser } from '../../account/store.ts';
import { presentTeam } from '../present.ts';
import { mergeCalendar } from '../settings/rules.ts';
import { joinTeam } from '../store.ts';
import { createTeam, findTeam } from '../teams/store.ts';
import { closeGathering, emitGathering, type Gathering, lockGathering, lockPeople } from './store.ts';

export const teamGatherConfirm = call(api.team.gatherConfirm, async (ctx, input) => {
  const { userId } = ctx.actor;
  const { gatheringId, name } = input;
  const timezone = input.timezone ?? (await findUser(ctx.database.db, userId))?.timezone ?? 'UTC';
  const calendar = mergeCalendar(timezone);
  const teamId = ctx.random.id();
  return ctx.database.transaction(async (tx) => {
    const found = await lockGathering(tx, { gatheringId, userId, now: ctx.now });
    if (!found) throw refuse('gatheringNotFound');
    const gathering = authorize(found, found.hostId === userId, 'gatheringHostOnly');
    if (gathering.teamId) throw refuse('gatheringDone');
    const others = chooseOthers(gathering, input.userIds);
    await lockPeople(tx, [userId, ...others]);
    const team = { id: teamId, name, ownerId: userId, timezone, calendar, createdAt: ctx.now };
    await createTeam(tx, ctx, team);
    const joined = await joinAll(tx, ctx, teamId, others);
    await emitGathering(tx, ctx, gatheringId);
    await closeGathering(tx, gathering, { teamId, userIds: [userId, ...joined] });
    tx.sendHandedIn();
    const made = await findTeam(tx, ctx, userId, teamId);
    if (!made) throw new Error(`team ${teamId} is gone as soon as it was made`);
    return presentTeam(made, ctx.config.publicUrl);
  });
});

/**
 * Those who come along with the host, in the order they came.
 * @throws Refusal `gatheringAlone`; `userNotFound` for someone who did not come.
 */
function chooseOthers({ people, hostId }: Gathering, chosen: readonly string[] | undefined): string[] {
  const came = people.map(({ id }) => id);
  const stranger = chosen?.findIndex((id) => !came.includes(id)) ?? -1;
  if (stranger >= 0) throw refuseField(`userIds.${stranger}`, 'userNotFound');
  const others = came.filter((id) => id !== hostId && (chosen?.includes(id) ?? true));
  if (others.length === 0) throw refuse('gatheringAlone');
  return others;
}

/** Puts people into the team one after the other; anyone who is in too many teams already stays out. */
async function joinAll(
  tx: Transaction,
  ctx: Context,
  teamId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const joined: string[] = [];
  for (const userId of userIds) {
    try {
      // Members are listed by when they joined.
      await joinTeam(tx, ctx, { teamId, userId, joinedAt: shift(ctx.now, joined.length + 1) });
    } catch (error) {
      if (error instanceof Refusal && error.key === 'teamsTooMany') continue;
      throw error;
    }
    joined.push(userId);
    const entry = { scope: teamId, actorId: ctx.actor.userId, subjectId: userId, at: ctx.now };
    await recordAudit(tx, { ...entry, action: 'member_joined' });
  }
  return joined;
}
