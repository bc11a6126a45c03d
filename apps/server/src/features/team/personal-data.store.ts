import { eq, or } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import {
  applications,
  gatheringMembers,
  gatherings,
  invitations,
  memberRemarks,
} from '../../db/schema/team.ts';

type Somebody = { readonly id: string; readonly email: string };

/** Erases what teams keep about somebody beyond that they were there: notes, words to administrators, invitations. */
export async function eraseFromTeams(tx: Transaction, { id, email }: Somebody): Promise<void> {
  await tx.delete(memberRemarks).where(or(eq(memberRemarks.authorId, id), eq(memberRemarks.userId, id)));
  await tx.update(applications).set({ message: null }).where(eq(applications.userId, id));
  await tx.delete(invitations).where(eq(invitations.email, email));
  await tx.delete(gatheringMembers).where(eq(gatheringMembers.userId, id));
  await tx.delete(gatherings).where(eq(gatherings.hostId, id));
}
