import { eq, or } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { diaryAccesses } from '../../db/schema/diary.ts';
import { followGroupMembers, followGroups, follows } from '../../db/schema/follow.ts';

/** Erases whom somebody follows and who follows them, their selections and places in those of others, and what they read. */
export async function eraseFollowing(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(follows).where(or(eq(follows.followerId, userId), eq(follows.followeeId, userId)));
  await tx.delete(followGroups).where(eq(followGroups.ownerId, userId));
  await tx.delete(followGroupMembers).where(eq(followGroupMembers.userId, userId));
  await tx.delete(diaryAccesses).where(eq(diaryAccesses.readerId, userId));
}
