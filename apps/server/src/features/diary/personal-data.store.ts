import { isPrivateLine, partsOf, sharedSections } from '@garden/contract';
import { and, eq, exists, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaries, diaryTeams, diaryVersions, diaryWords, drafts } from '../../db/schema/diary.ts';
import type { HookContext } from '../../platform/hooks.ts';
import { giveUpMemes } from './stickers/store.ts';
import { eraseDiaries } from './store.ts';
import { takeVacationBack } from './vacation/store.ts';

/** Private and hidden entries, and those whose teams are all gone. */
const unread = (db: Queryable) =>
  not(exists(db.select().from(diaryTeams).where(eq(diaryTeams.diaryId, diaries.id))));

/** Erases what somebody kept for themselves: drafts, vacation, entries that no team reads, earlier versions of the others. */
export async function eraseOwnWriting(tx: Transaction, ctx: HookContext, authorId: string): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.authorId, authorId));
  await giveUpMemes(tx, authorId);
  await takeVacationBack(tx, authorId);
  const gone = await tx
    .select({ id: diaries.id })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), unread(tx)));
  await eraseDiaries(
    tx,
    ctx,
    gone.map(({ id }) => id),
  );
  const shared = tx.select({ id: diaries.id }).from(diaries).where(eq(diaries.authorId, authorId));
  await tx.delete(diaryVersions).where(inArray(diaryVersions.diaryId, shared));
  await erasePrivateParts(tx, authorId);
}

/** Leaves of the entries that teams read what they read there. */
async function erasePrivateParts(tx: Transaction, authorId: string): Promise<void> {
  await tx.update(diaryWords).set({ own: sql`''::tsvector` }).where(eq(diaryWords.authorId, authorId));
  const rows = await tx
    .select({ id: diaries.id, title: diaries.title, sections: diaries.sections })
    .from(diaries)
    .where(eq(diaries.authorId, authorId));
  for (const written of rows) {
    const sections = sharedSections(written.sections);
    const title = written.title !== null && isPrivateLine(written.title) ? null : written.title;
    const isSame = JSON.stringify(partsOf(sections)) === JSON.stringify(partsOf(written.sections));
    if (isSame && title === written.title) continue;
    await tx.update(diaries).set({ sections, title }).where(eq(diaries.id, written.id));
  }
}

/** Erases entries of erased people whose last team has gone since; no more than `limit`, and tells how many. */
export async function eraseLeftOver(tx: Transaction, ctx: HookContext, limit: number): Promise<number> {
  const due = tx
    .select({ id: diaries.id })
    .from(diaries)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(and(isNotNull(users.erasedAt), unread(tx)))
    .limit(limit);
  const ids = (await due).map(({ id }) => id);
  await eraseDiaries(tx, ctx, ids);
  return ids.length;
}
