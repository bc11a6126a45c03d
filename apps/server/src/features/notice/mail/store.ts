import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { notices } from '../../../db/schema/notice.ts';
import { MINUTE, shift } from '../../../platform/clock.ts';

/** Until so long after it was taken up, a notice is no one else's to mail; if it did not go out, it is tried again. */
export const MAIL_LEASE = 10 * MINUTE;

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

/** A notice that is due by mail, with when it came; theirs who took it until the lease is over. */
export type TakenNotice = {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly createdAt: Date;
};

/**
 * Takes up what is due by mail to some people, so many of each: no other server does the same meanwhile. The caller holds
 * their settings.
 */
export async function takeDue(
  tx: Transaction,
  userIds: readonly string[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<TakenNotice[]> {
  const due = sql`
    select id from (
      select waiting.id, row_number() over (partition by waiting.user_id order by waiting.id) as nth
      from ${notices} as waiting
      where waiting.user_id = any (${sql.param(userIds)}::uuid[]) and waiting.mail_at <= ${now.toISOString()}::timestamptz
    ) as numbered where nth <= ${limit}::int`;
  return tx
    .update(notices)
    .set({ mailAt: shift(now, MAIL_LEASE) })
    .where(and(sql`${notices.id} in (${due})`, lte(notices.mailAt, now)))
    .returning({
      id: notices.id,
      userId: notices.userId,
      kind: notices.kind,
      createdAt: notices.createdAt,
    });
}

/** Until when a notice is put off; null is never, since it went out, or will not. */
export type Delay = { readonly id: string; readonly mailAt: Date | null };

/** Puts off notices, each until its own instant. */
export async function putOff(db: Queryable, delays: readonly Delay[]): Promise<void> {
  if (delays.length === 0) return;
  const ids = sql.param(delays.map(({ id }) => id));
  const times = sql.param(delays.map(({ mailAt }) => mailAt?.toISOString() ?? null));
  await db.execute(sql`
    update ${notices} set mail_at = delay.mail_at
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as delay (id, mail_at) where ${notices.id} = delay.id`);
}
