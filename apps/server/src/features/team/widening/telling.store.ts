import type { Transaction } from '../../../db/open-database.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { shift } from '../../../platform/clock.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import { takeBackInTeam } from '../../notice/inbox/store.ts';
import { notify } from '../../notice/store.ts';
import { TOLD_BEFORE } from './rules.ts';

/** More people will see something of members of a team. */
export type Widening = {
  readonly teamId: string;
  /** Who changed it, and is not told; null where no one did. */
  readonly actorId: string | null;
  /** From when. */
  readonly from: Date;
};

const KIND = 'appointed';
const STAGE = { stage: 'widens' };
const paramsOf = (from: Date) => ({ ...STAGE, holds: from.toISOString() });

/** Tells people that more people will see something of theirs. */
export async function announceTo(
  tx: Transaction,
  ctx: EventContext,
  userIds: readonly string[],
  { teamId, actorId, from }: Widening,
): Promise<void> {
  await notify(tx, ctx, { userIds, kind: KIND, teamId, actorId, params: paramsOf(from) });
}

/**
 * Takes back what members of a team were told of changes that will not hold, or hold by now.
 * @param what from when they would, and who was told; without that, all
 */
export async function withdraw(
  tx: Transaction,
  ctx: EventContext,
  team: Authorized<{ readonly teamId: string }>,
  { from, userIds }: { readonly from: Date; readonly userIds?: readonly string[] },
): Promise<void> {
  const since = shift(from, -TOLD_BEFORE);
  await takeBackInTeam(tx, ctx, team, { kind: KIND, since, params: paramsOf(from), userIds });
}

/** Takes back all that members of a team were told of changes that are to come. */
export const withdrawAll = (
  tx: Transaction,
  ctx: EventContext,
  team: Authorized<{ readonly teamId: string }>,
): Promise<void> => takeBackInTeam(tx, ctx, team, { kind: KIND, params: STAGE });
