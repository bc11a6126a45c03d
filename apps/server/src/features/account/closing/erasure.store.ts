import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { identities, sessions, users, verificationCodes } from '../../../db/schema/account.ts';
import { shift } from '../../../platform/clock.ts';
import type { Ports } from '../../../platform/ports.ts';
import { eraseOwnTalk } from '../../conversation/personal-data.store.ts';
import { eraseLeftOver, eraseOwnWriting } from '../../diary/personal-data.store.ts';
import { eraseFollowing } from '../../follow/personal-data.store.ts';
import { eraseOwnLists } from '../../knowledge/personal-data.store.ts';
import { eraseNotices } from '../../notice/personal-data.store.ts';
import { eraseFromTeams } from '../../team/personal-data.store.ts';
import type { UserRow } from '../store.ts';
import { accountErasing } from './hooks.ts';
import { CLOSED_LIFE } from './rules.ts';
import { lockUser } from './store.ts';

type Erasing = Pick<Ports, 'clock' | 'database' | 'files' | 'hooks' | 'queue' | 'random'>;

const AT_ONCE = 100;
const CODE_LETTERS = 12;
/** One file for each erased account, named by its id: what a backup of the database cannot take back. */
const TOMBSTONES = 'erasures';

/** Erases the accounts whose time to be taken back is over, and what they left to teams that are gone; tells how many. */
export async function eraseDue(ports: Erasing): Promise<number> {
  const { db } = ports.database;
  const now = ports.clock.now();
  const closedBefore = shift(now, -CLOSED_LIFE);
  let erased = 0;
  for (let due = await findDue(db, closedBefore); due.length > 0; due = await findDue(db, closedBefore)) {
    for (const userId of due) await eraseAccount(ports, userId);
    erased += due.length;
  }
  const eraseSome = () => ports.database.transaction((tx) => eraseLeftOver(tx, { ...ports, now }, AT_ONCE));
  while ((await eraseSome()) === AT_ONCE);
  return erased;
}

/**
 * Erases again whoever was erased once and came back with a restored backup of the database; tells how many.
 * They know nothing of it: their teams go to others, where they owned any in that older state.
 */
export async function eraseAgain(ports: Erasing): Promise<number> {
  const { db } = ports.database;
  const named = (await ports.files.list(TOMBSTONES)).map((key) => key.slice(TOMBSTONES.length + 1));
  const buried = named.filter((name) => z.uuid().safeParse(name).success);
  let erased = 0;
  for (let from = 0; from < buried.length; from += AT_ONCE) {
    const returned = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, buried.slice(from, from + AT_ONCE)), isNull(users.erasedAt)));
    for (const { id } of returned) await eraseAccount(ports, id);
    erased += returned.length;
  }
  return erased;
}

async function findDue(db: Database, closedBefore: Date): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletedAt, closedBefore), isNull(users.erasedAt)))
    .orderBy(asc(users.deletedAt))
    .limit(AT_ONCE);
  return due.map(({ id }) => id);
}

/**
 * Leaves nothing personal of an account; what its owner shared with teams stays there without a name.
 * The tombstone comes first and the row last: whatever ends this in between, it is done again.
 */
async function eraseAccount(ports: Erasing, userId: string): Promise<void> {
  const { clock, database, files, hooks, random } = ports;
  const now = clock.now();
  await files.put(`${TOMBSTONES}/${userId}`, Buffer.from(`${now.toISOString()}\n`));
  const [pictured] = await database.db
    .select({ avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId));
  if (pictured?.avatar) await files.delete(pictured.avatar);
  await database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.erasedAt) return;
    await hooks.run(tx, accountErasing, { userId }, { ...ports, now });
    await eraseFromTeams(tx, user);
    await eraseOwnWriting(tx, { ...ports, now }, userId);
    await eraseOwnLists(tx, userId);
    await eraseNotices(tx, userId);
    await eraseOwnTalk(tx, userId);
    await eraseFollowing(tx, userId);
    await eraseRow(tx, user, random.letters(CODE_LETTERS), now);
  });
}

/** The row itself stays: what teams keep points at it. */
async function eraseRow(tx: Transaction, user: UserRow, code: string, now: Date): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, user.id));
  await tx.delete(sessions).where(eq(sessions.userId, user.id));
  await tx.delete(verificationCodes).where(eq(verificationCodes.email, user.email));
  await tx
    .update(users)
    .set({
      email: `erased-${user.id}@invalid`,
      name: '',
      avatar: null,
      code,
      locale: 'en',
      timezone: 'UTC',
      passwordHash: null,
      instanceAdmin: false,
      deletedAt: user.deletedAt ?? now,
      erasedAt: now,
    })
    .where(eq(users.id, user.id));
}
