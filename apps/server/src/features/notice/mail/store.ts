import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { notices } from '../../../db/schema/notice.ts';
import { MINUTE, shift } from '../../../platform/clock.ts';

/** Until so long after it was taken up, a notice is no one else's to mail; if it did not go out, it is tried again. */
const MAIL_LEASE = 10 * MINUTE;

/** Makes all of someone's notices that wait for a mail be looked at again, but for those that are just being sent. */
export async function reschedule(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ mailAt: now })
    .where(and(eq(notices.userId, userId), gt(notices.mailAt, shift(now, MAIL_LEASE))));
}

/** A person who may be due a mail. */
export type Addressee = {
  readonly userId: string;
  readonly email: string;
  readonly locale: 'en' | 'zh';
  readonly timezone: string;
};

/** People with notices that are due by mail now, after the last one read. */
export async function listAddressees(
  db: Database,
  { now, after, limit }: { readonly now: Date; readonly after: string; readonly limit: number },
): Promise<Addressee[]> {
  return db
    .selectDistinct({ userId: users.id, email: users.email, locale: users.locale, timezone: users.timezone })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(and(lte(notices.mailAt, now), isNull(users.deletedAt), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** Notices of someone that are due by mail, with when they came; theirs who took them until the lease is over. */
export type TakenNotice = { readonly id: string; readonly kind: string; readonly createdAt: Date };

/** Takes up what is due by mail to someone: no other server does the same meanwhile. */
export async function takeDue(
  tx: Transaction,
  userId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<TakenNotice[]> {
  const due = tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, userId), lte(notices.mailAt, now)))
    .orderBy(asc(notices.id))
    .limit(limit)
    .for('update');
  return tx
    .update(notices)
    .set({ mailAt: shift(now, MAIL_LEASE) })
    .where(inArray(notices.id, due))
    .returning({ id: notices.id, kind: notices.kind, createdAt: notices.createdAt });
}

/** Puts off notices until an instant; null is never, since they went out, or will not. */
export async function putOff(db: Queryable, ids: readonly string[], mailAt: Date | null): Promise<void> {
  if (ids.length > 0)
    await db
      .update(notices)
      .set({ mailAt })
      .where(inArray(notices.id, [...ids]));
}
