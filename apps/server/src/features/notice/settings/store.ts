import { mailRhythms, type NoticeSettings } from '@garden/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { noticeSettings } from '../../../db/schema/notice.ts';

type SettingsRow = typeof noticeSettings.$inferSelect;
export type SettingsChange = Partial<Omit<SettingsRow, 'userId' | 'unsubscribeKey'>>;
/** What someone has set; the key of their mails apart. */
export type StoredSettings = Omit<SettingsRow, 'userId' | 'unsubscribeKey'>;

const UNSET: StoredSettings = {
  mail: {},
  quietFrom: null,
  quietTo: null,
  reminder: 'team',
  remindAt: null,
};

/** How someone wants to be told; what the product does by itself where they never said. */
export async function findSettings(db: Queryable, userId: string): Promise<StoredSettings> {
  const [found] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  if (!found) return UNSET;
  const { userId: _, unsubscribeKey: __, ...settings } = found;
  return settings;
}

/**
 * The rows of some people's settings, held until the transaction ends; each made with this key where there is none.
 * @returns none of those who closed their account meanwhile
 */
export async function holdSettingsOf(
  tx: Transaction,
  people: readonly { readonly userId: string; readonly key: string }[],
): Promise<SettingsRow[]> {
  const ids = sql.param(people.map(({ userId }) => userId));
  const keys = sql.param(people.map(({ key }) => key));
  // In one order, so that two servers do not wait for each other.
  await tx.execute(sql`
    insert into ${noticeSettings} (user_id, unsubscribe_key)
    select given.user_id, given.key from unnest(${ids}::uuid[], ${keys}::text[]) as given (user_id, key)
    join ${users} as here on here.id = given.user_id and here.deleted_at is null
    order by given.user_id on conflict (user_id) do nothing`);
  return tx
    .select()
    .from(noticeSettings)
    .where(sql`${noticeSettings.userId} = any (${ids}::uuid[])`)
    .orderBy(noticeSettings.userId)
    .for('update');
}

/** The same of one person. */
export async function holdSettings(tx: Transaction, userId: string, key: string): Promise<SettingsRow> {
  const [held] = await holdSettingsOf(tx, [{ userId, key }]);
  if (!held) throw new Error(`the settings of ${userId} were not kept`);
  return held;
}

/** Changes what someone has set. */
export async function changeSettings(tx: Transaction, userId: string, change: SettingsChange): Promise<void> {
  await tx.update(noticeSettings).set(change).where(eq(noticeSettings.userId, userId));
}

/** Ends everything that goes out by itself to the person with this key, reminders included; the settings bring it back. */
export async function endMails(
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  key: string,
): Promise<void> {
  await transaction(async (tx) => {
    const userId = await findByKey(tx, key);
    if (userId !== null) await changeSettings(tx, userId, { mail: mailRhythms.off, reminder: 'off' });
  });
}

/** Whose mails a link ends; null for a key that belongs to no one. */
async function findByKey(tx: Transaction, key: string): Promise<string | null> {
  const [found] = await tx
    .select({ userId: noticeSettings.userId })
    .from(noticeSettings)
    .innerJoin(users, eq(users.id, noticeSettings.userId))
    .where(and(eq(noticeSettings.unsubscribeKey, key), isNull(users.deletedAt)));
  return found?.userId ?? null;
}

/** Between which times of someone's day no mail goes out. */
export function quietOf({ quietFrom: from, quietTo: to }: StoredSettings): NoticeSettings['quiet'] {
  return from === null || to === null ? null : { from, to };
}
