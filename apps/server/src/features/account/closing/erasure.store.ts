import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { shift } from '../../../platform/clock.ts';
import { inBatches } from '../../../platform/erase-hidden.ts';
import { erasePerson } from '../../../platform/erase-person.ts';
import type { Ports } from '../../../platform/ports.ts';
import { accountErasing } from './hooks.ts';
import { CLOSED_LIFE } from './rules.ts';
import { lockUser } from './store.ts';

type Erasing = Pick<
  Ports,
  'clock' | 'database' | 'files' | 'holidays' | 'hooks' | 'personalData' | 'queue' | 'random'
>;

const AT_ONCE = 100;
/** One file for each erased account, named by its id: what a backup of the database cannot take back. */
const TOMBSTONES = 'erasures';

/** Erases the accounts that can no longer be reopened, and what erased ones left to teams that are gone; returns how many. */
export async function eraseDue(ports: Erasing): Promise<number> {
  const { db } = ports.database;
  const now = ports.clock.now();
  const closedBefore = shift(now, -CLOSED_LIFE);
  let erased = 0;
  for (let due = await findDue(db, closedBefore); due.length > 0; due = await findDue(db, closedBefore)) {
    for (const userId of due) await eraseAccount(ports, userId);
    erased += due.length;
  }
  const ctx = { ...ports, now };
  for (const area of ports.personalData) {
    await inBatches(
      (limit) => ports.database.transaction(async (tx) => (await area.eraseLeftOver?.(tx, ctx, limit)) ?? 0),
      AT_ONCE,
    );
  }
  return erased;
}

/**
 * Erases again anyone who was erased once and came back with a restored backup of the database; tells how many.
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
 * The tombstone comes first: an erasure that broke off is repeated, even where its rows came back with a backup.
 */
async function eraseAccount(ports: Erasing, userId: string): Promise<void> {
  const { clock, database, files, hooks, personalData } = ports;
  const now = clock.now();
  await files.put(`${TOMBSTONES}/${userId}`, Buffer.from(`${now.toISOString()}\n`));
  await database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.erasedAt) return;
    const ctx = { ...ports, now };
    await hooks.run(tx, accountErasing, { userId }, ctx);
    await erasePerson(personalData, tx, user, ctx);
  });
}
