import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaries, diaryTeams, diaryVersions } from '../../db/schema/diary.ts';
import type { Authorized } from '../../http/authorize.ts';
import type { HookContext } from '../../platform/hooks.ts';
import { personColumns } from '../account/store.ts';
import { foundObject } from '../notice/inbox/hooks.ts';
import { countEntry } from './attendance/store.ts';
import { forgetWords, writeWords } from './search/store.ts';
import { diariesErasing } from './writing/hooks.ts';

export type StoredDiary = typeof diaries.$inferSelect;
export type NewDiary = Omit<typeof diaries.$inferInsert, 'version' | 'updatedAt' | 'deletedAt'>;
export type DiaryChanges = Pick<
  StoredDiary,
  'title' | 'sections' | 'asked' | 'expression' | 'images' | 'teamIds' | 'length'
>;
/** What a person has published for a day. */
export async function findDiaryOfDay(
  db: Queryable,
  authorId: string,
  day: string,
): Promise<StoredDiary | null> {
  const [found] = await db
    .select()
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), eq(diaries.day, day), isNull(diaries.deletedAt)));
  return found ?? null;
}

/** One's own diary, hidden or not, held until the transaction ends. */
export async function lockOwnDiary(
  tx: Transaction,
  diaryId: string,
  authorId: string,
): Promise<StoredDiary | null> {
  const [found] = await tx
    .select()
    .from(diaries)
    .where(and(eq(diaries.id, diaryId), eq(diaries.authorId, authorId)))
    .for('update');
  return found ?? null;
}

/** Adds a diary and its place in the feeds; false where its author has one for the day already. */
export async function insertDiary(tx: Transaction, diary: Authorized<NewDiary>): Promise<boolean> {
  const added = await tx
    .insert(diaries)
    .values({ ...diary, version: 1, updatedAt: diary.publishedAt })
    .onConflictDoNothing({ target: [diaries.authorId, diaries.day], where: isNull(diaries.deletedAt) })
    .returning();
  for (const row of added) {
    await addToFeeds(tx, row);
    await writeWords(tx, row);
  }
  return added.length > 0;
}

/** Writes a new version, keeps the text of the one before, and moves the diary to its new audience. */
export async function replaceDiary(
  tx: Transaction,
  kept: Authorized<StoredDiary>,
  changes: DiaryChanges,
  now: Date,
): Promise<void> {
  await tx.insert(diaryVersions).values({
    diaryId: kept.id,
    version: kept.version,
    title: kept.title,
    sections: kept.sections,
    writtenAt: kept.updatedAt,
  });
  await tx
    .update(diaries)
    .set({ ...changes, version: kept.version + 1, updatedAt: now })
    .where(eq(diaries.id, kept.id));
  await removeFromFeeds(tx, kept, changes.teamIds);
  await addToFeeds(tx, { ...kept, teamIds: changes.teamIds });
  await writeWords(tx, { ...kept, ...changes });
}

/** Takes a diary out of everybody's sight. */
export async function hideDiary(tx: Transaction, diary: Authorized<StoredDiary>, now: Date): Promise<void> {
  await tx.update(diaries).set({ deletedAt: now }).where(eq(diaries.id, diary.id));
  await removeFromFeeds(tx, diary, []);
  await forgetWords(tx, diary.id);
}

/**
 * Brings a hidden diary back to the teams that are named.
 * @throws a violation of `diaries_author_day` where its author has written another one.
 */
export async function restoreDiary(
  tx: Transaction,
  diary: Authorized<StoredDiary>,
  teamIds: string[],
): Promise<void> {
  await tx.update(diaries).set({ deletedAt: null, teamIds }).where(eq(diaries.id, diary.id));
  await addToFeeds(tx, { ...diary, teamIds });
  await writeWords(tx, { ...diary, teamIds });
}

/** Erases at most so many diaries that were hidden before an instant; tells how many. */
export async function eraseHidden(
  tx: Transaction,
  ctx: HookContext,
  before: Date,
  limit: number,
): Promise<number> {
  const due = await tx
    .select({ id: diaries.id })
    .from(diaries)
    .where(and(isNotNull(diaries.deletedAt), lt(diaries.deletedAt, before)))
    .limit(limit);
  await eraseDiaries(
    tx,
    ctx,
    due.map(({ id }) => id),
  );
  return due.length;
}

/** Erases diaries with all that hangs on them in areas above. */
export async function eraseDiaries(
  tx: Transaction,
  ctx: HookContext,
  diaryIds: readonly string[],
): Promise<void> {
  if (diaryIds.length === 0) return;
  await ctx.hooks.run(tx, diariesErasing, { diaryIds }, ctx);
  await tx.delete(diaries).where(inArray(diaries.id, [...diaryIds]));
}

type Entry = Pick<StoredDiary, 'id' | 'authorId' | 'day' | 'teamIds'>;

async function addToFeeds(tx: Transaction, entry: Entry): Promise<void> {
  const { id, authorId, day, teamIds } = entry;
  if (teamIds.length === 0) return;
  const added = await tx
    .insert(diaryTeams)
    .values(teamIds.map((teamId) => ({ teamId, day, diaryId: id, authorId })))
    .onConflictDoNothing()
    .returning({ teamId: diaryTeams.teamId });
  await countEntry(
    tx,
    entry,
    added.map(({ teamId }) => teamId),
    1,
  );
}

/** Takes an entry out of the feeds of all teams but those that go on reading it. */
async function removeFromFeeds(tx: Transaction, entry: Entry, remaining: readonly string[]): Promise<void> {
  const removed = await tx
    .delete(diaryTeams)
    .where(and(eq(diaryTeams.diaryId, entry.id), notInArray(diaryTeams.teamId, [...remaining])))
    .returning({ teamId: diaryTeams.teamId });
  await countEntry(
    tx,
    entry,
    removed.map(({ teamId }) => teamId),
    -1,
  );
}

/** A diary without what it says: whose it is, of which day, and who reads it. */
export type DiaryRef = {
  readonly id: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly day: string;
  readonly teamIds: readonly string[];
};

/** Those of some diaries that are not hidden, by one query. */
export async function listDiaryRefs(db: Queryable, diaryIds: readonly string[]): Promise<DiaryRef[]> {
  if (diaryIds.length === 0) return [];
  return db
    .select({
      id: diaries.id,
      authorId: diaries.authorId,
      authorName: personColumns(users).name,
      day: diaries.day,
      teamIds: diaries.teamIds,
    })
    .from(diaries)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(and(inArray(diaries.id, [...new Set(diaryIds)]), isNull(diaries.deletedAt)));
}

/** What a notice shows of a diary that is not hidden, or of what is said about it: a subselect. */
export function selectNoticedDiary(id: SQLWrapper): SQL {
  const on = sql`jsonb_build_object(
    'kind', 'diary', 'id', ${diaries.id}, 'day', ${diaries.day},
    'ownerId', ${diaries.authorId}, 'ownerName', ${personColumns(users).name}
  )`;
  return sql`select ${foundObject({ on, readBy: sql`to_jsonb(${diaries.teamIds})` })}
    from ${diaries} join ${users} on ${users.id} = ${diaries.authorId}
    where ${diaries.id} = ${id} and ${diaries.deletedAt} is null`;
}

/** The teams that read a diary which is not hidden: a subselect of an array. */
export const selectDiaryTeams = (id: SQLWrapper): SQL =>
  sql`select read.team_ids from ${diaries} as read where read.id = ${id} and read.deleted_at is null`;
