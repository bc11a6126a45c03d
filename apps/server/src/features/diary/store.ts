import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaries, diaryTeams, diaryVersions, diaryWords, drafts } from '../../db/schema/diary.ts';
import { type Params, statement } from '../../db/statement.ts';
import type { Authorized } from '../../http/authorize.ts';
import { refuse } from '../../http/refusal.ts';
import type { HookContext, Hooks } from '../../platform/hooks.ts';
import { personColumns } from '../account/store.ts';
import { foundObject } from '../notice/inbox/hooks.ts';
import { heldMemberships } from '../team/membership/store.ts';
import { moveEntry } from './attendance/store.ts';
import { mayPublishTo } from './policy.ts';
import { isSameAudience, isSeenAlike } from './rules.ts';
import { describeWords, writeWords } from './search/store.ts';
import { type AuthorFacts, authorColumn, diariesErasing, isFollowedColumn } from './writing/hooks.ts';

export type StoredDiary = typeof diaries.$inferSelect;
export type NewDiary = Omit<
  StoredDiary,
  'version' | 'seenVersion' | 'updatedAt' | 'seenChangedAt' | 'deletedAt'
>;
/** A diary that was just published, and what is known of its author. */
export type AddedDiary = StoredDiary & {
  readonly facts: AuthorFacts;
  /** Whether anyone follows them. */
  readonly isFollowed: boolean;
};
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

/** The same, with what is known of its author. */
export async function lockOwnWithFacts(
  tx: Transaction,
  { hooks, now }: HookContext,
  diaryId: string,
  authorId: string,
): Promise<{ readonly diary: StoredDiary; readonly author: AuthorFacts } | null> {
  const [found] = await lockOwnBeside(tx, { diaryId, authorId, now }, hooks);
  if (!found) return null;
  const { author, ...diary } = found;
  return { diary, author };
}

type OwnDiary = { readonly diaryId: string; readonly authorId: string; readonly now: Date };

const lockOwnBeside = statement(
  'lock_own_diary_with_facts',
  (db, { diaryId, authorId, now }: Params<OwnDiary>, hooks: Hooks) =>
    db
      .select({
        ...getTableColumns(diaries),
        author: hooks.column(authorColumn, {
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
      isFollowed: hooks.column(isFollowedColumn, { authorId: sql`${added.authorId}` }),
      facts: hooks.column(authorColumn, {
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
        ...{ version: kept.version + 1, updatedAt: now },
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
  return diaryIds.length === 0 ? [] : findRefs(db, { ids: [...new Set(diaryIds)] });
}

const findRefs = statement('list_diary_refs', (db, { ids }: Params<{ ids: readonly string[] }>) =>
  db
    .select({
      id: diaries.id,
      authorId: diaries.authorId,
      authorName: personColumns(users).name,
      day: diaries.day,
      teamIds: diaries.teamIds,
    })
    .from(diaries)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(and(sql`${diaries.id} = any (${ids}::uuid[])`, isNull(diaries.deletedAt))),
);

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
