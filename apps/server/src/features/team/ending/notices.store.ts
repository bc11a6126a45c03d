import type { Transaction } from '../../../db/open-database.ts';
import type { Announcing } from '../../../platform/events.store.ts';
import { passOverEnded } from '../../notice/inbox/store.ts';
import { tell } from '../../notice/store.ts';

type Ending = { readonly teamId: string; readonly actorId: string; readonly userIds: readonly string[] };

/** Tells those who were in a team to the end that its owner has ended it. */
export async function tellOfEnd(
  tx: Transaction,
  ctx: Announcing,
  { teamId, actorId, userIds }: Ending,
): Promise<void> {
  await passOverEnded(tx, ctx, teamId);
  await tell(tx, ctx, { userIds, kind: 'removed', teamId, actorId, params: { cause: 'ended' } });
}
