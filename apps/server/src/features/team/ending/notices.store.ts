import type { Transaction } from '../../../db/open-database.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import { passOverEnded } from '../../notice/inbox/store.ts';
import { notify } from '../../notice/store.ts';

type Ending = { readonly teamId: string; readonly actorId: string; readonly userIds: readonly string[] };

/** Tells those who were in a team to the end that its owner has ended it. */
export async function notifyOfEnd(
  tx: Transaction,
  ctx: EventContext,
  { teamId, actorId, userIds }: Ending,
): Promise<void> {
  await passOverEnded(tx, ctx, teamId);
  await notify(tx, ctx, { userIds, kind: 'removed', teamId, actorId, params: { cause: 'ended' } });
}
