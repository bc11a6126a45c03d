import { type Api, api, type InputOf, type OutputOf } from '@garden/contract';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findUser } from '../../account/store.ts';
import { presentGathering } from '../gathering/present.ts';
import { emitGathering, enterPin, findGathering } from '../gathering/store.ts';
import { presentTeam } from '../present.ts';
import { TEAMS_MAX } from '../rules.ts';
import { mergeCalendar } from '../settings/rules.ts';
import { demandRegion } from '../settings/team-regions.ts';
import { hasRoomForTeam } from '../store.ts';
import { createTeam, findTeam } from './store.ts';

type Call = Api['team']['add'];

export const teamAdd = call(api.team.add, async (ctx, { pin, ...wish }) =>
  pin === undefined ? addNamedTeam(ctx, wish) : joinGathering(ctx, pin),
);

async function addNamedTeam(
  ctx: Context,
  { name = '', timezone, calendar, departments }: Omit<InputOf<Call>, 'pin'>,
): Promise<OutputOf<Call>> {
  const { userId: ownerId } = ctx.actor;
  const zone = timezone ?? (await findUser(ctx.database.db, ownerId))?.timezone ?? 'UTC';
  await demandRegion(ctx, calendar);
  const settled = mergeCalendar(zone, calendar);
  const id = ctx.random.id();
  const team = { id, name, ownerId, timezone: zone, calendar: settled, createdAt: ctx.now };
  return ctx.database.transaction(async (tx) => {
    await createTeam(tx, ctx, team, departments);
    tx.sendHandedIn();
    const made = await findTeam(tx, ctx, ownerId, id);
    if (!made) throw new Error(`team ${id} is gone as soon as it was made`);
    return presentTeam(made, ctx.config.publicUrl);
  });
}

async function joinGathering(ctx: Context, pin: string): Promise<OutputOf<Call>> {
  const { userId } = ctx.actor;
  const seconds = await ctx.limits.take('pinByPerson', userId);
  if (seconds > 0) throw refuse('pinTooOften', { seconds });
  // Told at the door, where something can still be done about it.
  if (!(await hasRoomForTeam(ctx.database.db, userId))) throw refuse('teamsTooMany', { maximum: TEAMS_MAX });
  const entry = { pin, userId, gatheringId: ctx.random.id(), now: ctx.now };
  return ctx.database.transaction(async (tx) => {
    const gatheringId = await enterPin(tx, entry);
    await emitGathering(tx, ctx, gatheringId);
    const gathering = await findGathering(tx, { gatheringId, userId, now: ctx.now });
    if (!gathering) throw refuse('gatheringNotFound');
    return presentGathering(gathering);
  });
}
