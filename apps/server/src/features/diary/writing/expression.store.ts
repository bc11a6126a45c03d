import { memeOf } from '@garden/contract';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { refuseField } from '../../../http/refusal.ts';
import { hasMeme } from '../stickers/store.ts';
import type { StoredDiary } from '../store.ts';

/**
 * An emoji is everyone's; a sticker is its owner's.
 * @param kept what stands there already, which may be a sticker that was taken away since
 * @throws Refusal `memeNotFound` at the field `expression`
 */
export async function checkExpression(
  db: Queryable,
  userId: string,
  expression: string | null,
  kept: string | null = null,
): Promise<void> {
  const file = expression === null || expression === kept ? undefined : memeOf(expression);
  if (file !== undefined && !(await hasMeme(db, userId, file)))
    throw refuseField('expression', 'memeNotFound');
}

/** Changes what stands beside a diary, and nothing else of it. */
export async function replaceExpression(
  tx: Transaction,
  diary: Authorized<StoredDiary>,
  expression: string | null,
): Promise<void> {
  await tx.update(diaries).set({ expression }).where(eq(diaries.id, diary.id));
}
