import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { memberRemarks } from '../../../db/schema/team.ts';

type RemarkKey = { readonly teamId: string; readonly authorId: string; readonly userId: string };

/** Keeps what the author notes about a member, or takes the note away where it is empty. */
export async function keepRemark(tx: Transaction, key: RemarkKey, remark: string): Promise<void> {
  const { teamId, authorId, userId } = memberRemarks;
  if (remark === '') {
    await tx
      .delete(memberRemarks)
      .where(and(eq(teamId, key.teamId), eq(authorId, key.authorId), eq(userId, key.userId)));
    return;
  }
  await tx
    .insert(memberRemarks)
    .values({ ...key, remark })
    .onConflictDoUpdate({ target: [teamId, authorId, userId], set: { remark } });
}
