import { and, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { diaries, diaryTeams, diaryVersions, diaryWords, drafts } from '../../db/schema/diary.ts';
import { type Params, statement } from '../../db/statement.ts';
import type { Authorized } from '../../http/authorize.ts';
import { refuse } from '../../http/refusal.ts';
import type { Extras, HookContext, Hooks } from '../../platform/hooks.ts';
import { objectsErasing } from '../notice/objects/hooks.ts';
import { talkedAbout } from '../notice/objects/store.ts';
import { heldMemberships } from '../team/membership/store.ts';
import { moveEntry } from './attendance/store.ts';
import { mayPublishTo } from './policy.ts';
import { DIARY, isSameAudience, isSeenAlike } from './rules.ts';
import { describeWords, writeWords } from './search/store.ts';
import { entryColumns } from './writing/hooks.ts';

export type StoredDiary = typeof diaries.$inferSelect;
export type NewDiary = Omit<
  StoredDiary,
  'version' | 'seenVersion' | 'updatedAt' | 'seenChangedAt' | 'deletedAt'
>;
/** A diary that was just published, and what areas above have read of it. */
export type AddedDiary = StoredDiary & { readonly extras: Extras };
export type DiaryChanges = Pick<
  StoredDiary,
  'title' | 'sections' | 'asked' | 'expression' | 'images' | 'teamIds' | 'length'
>;

/** One's own diary, hidden or not, held until the transaction ends. */
export async function lockOwnDiary(
  tx: Transaction,
  diaryId: string,
  authorId: string,
): Promise<StoredDiary | null> {
  const [found] = await lockOwn(tx, { diaryId, authorId });
  return found ?? null;
}

/** The same, with what areas above read of it. */
export async function lockOwnWithExtras(
  tx: Transaction,
  { hooks, now }: HookContext,
  diaryId: string,
  authorId: string,
): Promise<{ readonly diary: StoredDiary; readonly extras: Extras } | null> {
  const [found] = await lockOwnWithAuthor(tx, { diaryId, authorId, now }, hooks);
  if (!found) return null;
  const { extras, ...diary } = found;
  return { diary, extras };
}

type OwnDiary = { readonly diaryId: string; readonly authorId: string; readonly now: Date };

const lockOwnWithAuthor = statement(
  'lock_own_diary_with_extras',
  (db, { diaryId, authorId, now }: Params<OwnDiary>, hooks: Hooks) =>
    db
      .select({
        ...getTableColumns(diaries),
        extras: hooks.extras(entryColumns, {
          authorId: sql`${diaries.authorId}`,
          day: sql`${diaries.day}`,
          publishedAt: sql`${diaries.publishedAt}`,
          now: sql`${now}::timestamptz`,
        }),
      })
      .from(diaries)
      .where(and(eq(diaries.id, diaryId), eq(diaries.authorId, authorId)))
      .for('update', { of: diaries }),
);

const lockOwn = statement(
  'lock_own_diary',
  (db, { diaryId, authorId }: Params<{ diaryId: string; authorId: string }>) =>
    db
      .select()
      .from(diaries)
      .where(and(eq(diaries.id, diaryId), eq(diaries.authorId, authorId)))
      .for('update'),
);

/**
 * Adds a diary, shows it in the feeds of its teams, and holds its author's memberships; null where they have one for the
 * day already.
 * @param endsDraft whether it takes the place of the day's draft
 * @throws Refusal `teamNotFound` where the author has left one of its teams since the call began
 */
export async function insertDiary(
  tx: Transaction,
  { hooks, now }: HookContext,
  diary: Authorized<NewDiary>,
  { endsDraft }: { readonly endsDraft: boolean },
): Promise<AddedDiary | null> {
  const { authorId, teamIds } = diary;
  const [added] = await addDiary(tx, { ...diary, ...describeWords(diary), endsDraft, now }, hooks);
  if (!added) throw new Error('adding a diary told nothing');
  const { held, id, ...beside } = added;
  if (!mayPublishTo(teamIds, { userId: authorId, teamIds: held })) throw refuse('teamNotFound');
  if (id === null) return null;
  const unchanged = { version: 1, seenVersion: 1, updatedAt: diary.publishedAt, seenChangedAt: null };
  return { ...diary, ...unchanged, deletedAt: null, ...beside };
}

type Adding = NewDiary &
  ReturnType<typeof describeWords> & { readonly endsDraft: boolean; readonly now: Date };

const addDiary = statement('add_diary', (db, diary: Params<Adding>, hooks: Hooks) => {
  const held = db.$with('held').as(heldMemberships(db, { userId: diary.authorId, teamIds: diary.teamIds }));
  const added = db.$with('added').as(
    db
      .insert(diaries)
      .values({
        id: diary.id,
        authorId: diary.authorId,
        day: diary.day,
        teamIds: diary.teamIds,
        title: diary.title,
        sections: diary.sections,
        expression: diary.expression,
        images: diary.images,
        asked: diary.asked,
        length: diary.length,
        late: diary.late,
        version: 1,
        publishedAt: diary.publishedAt,
        updatedAt: diary.publishedAt,
      })
      .onConflictDoNothing({ target: [diaries.authorId, diaries.day], where: isNull(diaries.deletedAt) })
      .returning({ id: diaries.id, authorId: diaries.authorId, day: diaries.day }),
  );
  const described = db
    .$with('described')
    .as(
      db
        .insert(diaryWords)
        .select(
          sql`select id, author_id, day, ${diary.shared}::tsvector, ${diary.own}::tsvector from ${added}`,
        ),
    );
  // Of those alone that are held: where one is missing, the entry is refused.
  const entered = db
    .$with('entered')
    .as(
      db
        .insert(diaryTeams)
        .select(
          sql`select held.team_id, added.day, added.id, added.author_id from ${added} cross join ${held}`,
        ),
    );
  const ended = db
    .$with('ended')
    .as(
      db
        .delete(drafts)
        .where(
          sql`${diary.endsDraft}::boolean and (${drafts.authorId}, ${drafts.day}) in (select author_id, day from ${added})`,
        ),
    );
  return db
    .with(held, added, described, entered, ended)
    .select({
      held: sql<string[]>`array(select team_id from ${held})`,
      id: sql<string | null>`${added.id}`,
      extras: hooks.extras(entryColumns, {
        authorId: sql`${added.authorId}`,
        day: sql`${added.day}`,
        publishedAt: sql`${diary.now}::timestamptz`,
        now: sql`${diary.now}::timestamptz`,
      }),
    })
    .from(sql`(select) as call`)
    .leftJoin(added, sql`true`);
});

/**
 * Writes a new version in place of the day's draft, keeps the text of the one before, and moves the diary to its new
 * audience. To its readers it is a new version only where they see a difference.
 */
export function replaceDiary(
  tx: Transaction,
  kept: Authorized<StoredDiary>,
  changes: DiaryChanges,
  now: Date,
): void {
  const before = tx.$with('before').as(
    tx.insert(diaryVersions).select(
      sql`select ${diaries.id}, ${diaries.version}, ${diaries.title}, ${diaries.sections}, ${diaries.updatedAt}
        from ${diaries} where ${diaries.id} = ${kept.id}`,
    ),
  );
  const { authorId, day } = kept;
  const { shared, own } = describeWords({ ...kept, ...changes });
  const words = { diaryId: kept.id, authorId, day, shared, own };
  const described = tx
    .$with('described')
    .as(
      tx
        .insert(diaryWords)
        .values(words)
        .onConflictDoUpdate({ target: diaryWords.diaryId, set: { shared, own } }),
    );
  const ended = tx
    .$with('ended')
    .as(tx.delete(drafts).where(and(eq(drafts.authorId, authorId), eq(drafts.day, day))));
  const isSeen = !isSeenAlike(kept, changes);
  tx.atCommit(
    tx
      .with(before, described, ended)
      .update(diaries)
      .set({
        ...changes,
        version: kept.version + 1,
        updatedAt: now,
        ...(isSeen && { seenVersion: kept.seenVersion + 1, seenChangedAt: now }),
      })
      .where(eq(diaries.id, kept.id)),
  );
  if (!isSameAudience(kept.teamIds, changes.teamIds)) moveTo(tx, kept, changes.teamIds);
}

/** Takes a diary out of everyone's sight. */
export function hideDiary(tx: Transaction, diary: Authorized<StoredDiary>, now: Date): void {
  const forgotten = tx.$with('forgotten').as(tx.delete(diaryWords).where(eq(diaryWords.diaryId, diary.id)));
  tx.atCommit(tx.with(forgotten).update(diaries).set({ deletedAt: now }).where(eq(diaries.id, diary.id)));
  moveTo(tx, diary, []);
}

/**
 * Brings a hidden diary back to the teams that are named; the transaction fails with a violation of
 * `diaries_author_day` where its author has written another one.
 */
export function restoreDiary(tx: Transaction, diary: Authorized<StoredDiary>, teamIds: string[]): void {
  tx.atCommit(
    tx.update(diaries).set({ deletedAt: null, teamIds }).where(eq(diaries.id, diary.id)),
    writeWords(tx, { ...diary, teamIds }),
  );
  moveTo(tx, diary, teamIds);
}

function moveTo(tx: Transaction, { id, authorId, day }: NewDiary, teamIds: readonly string[]): void {
  tx.atCommit(moveEntry(tx, { diaryId: id, authorId, day, teamIds }));
}

/** Erases at most so many diaries that were hidden before an instant; tells how many. */
export async function eraseHiddenDiaries(
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
  await ctx.hooks.run(tx, objectsErasing, { kind: DIARY, ids: diaryIds }, ctx);
  await tx.delete(diaries).where(inArray(diaries.id, [...diaryIds]));
}

/** Diaries as what people talk about. */
export const diaryObject = talkedAbout(
  DIARY,
  diaries,
  ({ authorId, day, teamIds, deletedAt }) => ({
    ownerId: authorId,
    day,
    teamIds,
    isThere: isNull(deletedAt),
  }),
  { missing: 'diaryNotFound' },
);
