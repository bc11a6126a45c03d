import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { noticeSettings, notices, noticeTotals, reminders } from '../../db/schema/notice.ts';

/** Erases what somebody was told, and how they wanted to be told; what others were told of them names nobody. */
export async function eraseNotices(tx: Transaction, userId: string): Promise<void> {
  for (const table of [notices, noticeTotals, noticeSettings, reminders]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
