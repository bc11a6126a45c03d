import type { Transaction } from '../../db/open-database.ts';
import { applications } from '../../db/schema/team.ts';
import { refuse } from '../../http/refusal.ts';
import { findMembership, joinTeam } from './store.ts';

export type ApplicationRow = typeof applications.$inferSelect;

type Asking = {
  readonly team: { readonly id: string; readonly joinVerification: boolean };
  readonly userId: string;
  readonly message: string | null;
  /** Of the application, where one is made. */
  readonly applyId: string;
  readonly now: Date;
};

/**
 * Somebody asks to join: they are in at once where nobody looks at who joins; otherwise their application waits.
 * @returns the application that waits, or null for a member.
 * @throws Refusal `alreadyMember`, `applicationWaits`, `teamsTooMany`.
 */
export async function askToJoin(
  tx: Transaction,
  { team, userId, message, applyId, now }: Asking,
): Promise<ApplicationRow | null> {
  if (!team.joinVerification) {
    await joinTeam(tx, { teamId: team.id, userId, now });
    return null;
  }
  if (await findMembership(tx, team.id, userId)) throw refuse('alreadyMember');
  const [added] = await tx
    .insert(applications)
    .values({ id: applyId, teamId: team.id, userId, message, status: 'pending', createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!added) throw refuse('applicationWaits');
  return added;
}
