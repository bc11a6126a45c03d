import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { reminders } from '../../../db/schema/notice.ts';
import { shift } from '../../../platform/clock.ts';
import type { Ports } from '../../../platform/ports.ts';
import { findUser } from '../../account/store.ts';
import { holdSettings } from '../settings/store.ts';
import { reminderMail } from './mail.present.ts';
import { FOLLOW_UP_AFTER, type Reminded } from './rules.ts';

/** What a reminder says besides. */
export type Reminder = {
  readonly userId: string;
  /** How many have written in a team that is large enough to say so; null otherwise. */
  readonly written: { readonly team: string; readonly people: number } | null;
};

/** The reminders that a person got for a day. */
export async function findSent(db: Database, userId: string, day: string): Promise<Reminded> {
  const [found] = await db
    .select({ sent: reminders.sent, lastAt: reminders.lastAt })
    .from(reminders)
    .where(and(eq(reminders.userId, userId), eq(reminders.day, day)));
  return found ?? { sent: 0, lastAt: null };
}

/** Counts one more reminder for a day; false where another server was quicker, or both were sent. */
export async function noteReminder(
  tx: Transaction,
  userId: string,
  day: string,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(reminders)
    .values({ userId, day, sent: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [reminders.userId, reminders.day],
      set: { sent: sql`${reminders.sent} + 1`, lastAt: now },
      setWhere: and(lt(reminders.sent, 2), lte(reminders.lastAt, shift(now, -FOLLOW_UP_AFTER))),
    })
    .returning({ sent: reminders.sent });
  return noted.length > 0;
}

/** Mails a reminder to write, unless its reader wants none any more. */
export async function mailReminder(
  { config, database, mailer, random }: Pick<Ports, 'config' | 'database' | 'mailer' | 'random'>,
  { userId, written }: Reminder,
): Promise<void> {
  const user = await findUser(database.db, userId);
  if (!user) return;
  const settings = await database.transaction((tx) => holdSettings(tx, userId, random.token()));
  if (settings.reminder === 'off') return;
  const { email: to, locale, name } = user;
  const links = { publicUrl: config.publicUrl, unsubscribeKey: settings.unsubscribeKey };
  await mailer.send(reminderMail({ to, locale }, { name, written }, links));
}

/** Deletes reminders of before a day. */
export async function forgetReminders(db: Database, before: string): Promise<void> {
  await db.delete(reminders).where(lt(reminders.day, before));
}
