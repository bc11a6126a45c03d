import { and, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { reminders } from '../../../db/schema/notice.ts';
import { shift } from '../../../platform/clock.ts';
import type { Ports } from '../../../platform/ports.ts';
import { holdSettingsOf } from '../settings/store.ts';
import { reminderMail } from './mail.present.ts';
import { FOLLOW_UP_AFTER } from './rules.ts';

/** What a reminder says besides. */
export type Reminder = {
  readonly userId: string;
  /** How many have written in a team that is large enough to say so; null otherwise. */
  readonly written: { readonly team: string; readonly people: number } | null;
};

/** A person's day, for which they may be reminded. */
export type RemindedDay = { readonly userId: string; readonly day: string };

/**
 * Counts one more reminder for each of some days.
 * @returns those for which it is to go out; not those where another server was quicker, or both were sent
 */
export async function noteReminders(
  tx: Transaction,
  due: readonly RemindedDay[],
  now: Date,
): Promise<RemindedDay[]> {
  return tx
    .insert(reminders)
    .select(
      // In one order, so that two servers do not wait for each other.
      sql`select user_id, day, 1, ${now.toISOString()}::timestamptz from unnest(
        ${sql.param(due.map(({ userId }) => userId))}::uuid[], ${sql.param(due.map(({ day }) => day))}::date[]
      ) as due(user_id, day) order by user_id, day`,
    )
    .onConflictDoUpdate({
      target: [reminders.userId, reminders.day],
      set: { sent: sql`${reminders.sent} + 1`, lastAt: now },
      setWhere: and(lt(reminders.sent, 2), lte(reminders.lastAt, shift(now, -FOLLOW_UP_AFTER))),
    })
    .returning({ userId: reminders.userId, day: reminders.day });
}

/** Reads what reminders to some people need, and gives the mail to each; none to who wants none any more. */
export async function prepareMails(
  { config, database, mailer, random }: Pick<Ports, 'config' | 'database' | 'mailer' | 'random'>,
  userIds: readonly string[],
): Promise<(reminder: Reminder) => Promise<void>> {
  if (userIds.length === 0) return async () => {};
  const { id, email, locale, name } = users;
  const [people, held] = await Promise.all([
    database.db
      .select({ id, email, locale, name })
      .from(users)
      .where(sql`${id} = any (${sql.param(userIds)}::uuid[])`),
    database.transaction((tx) =>
      holdSettingsOf(
        tx,
        userIds.map((userId) => ({ userId, key: random.token() })),
      ),
    ),
  ]);
  return async ({ userId, written }) => {
    const user = people.find((person) => person.id === userId);
    const settings = held.find((row) => row.userId === userId);
    if (!user || !settings || settings.reminder === 'off') return;
    const links = { publicUrl: config.publicUrl, unsubscribeKey: settings.unsubscribeKey };
    const recipient = { to: user.email, locale: user.locale };
    await mailer.send(reminderMail(recipient, { name: user.name, written }, links));
  };
}

/** Deletes reminders of before a day. */
export async function forgetReminders(db: Database, before: string): Promise<void> {
  await db.delete(reminders).where(lt(reminders.day, before));
}
