import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { quotes } from '../../../db/schema/wisdom.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { allTextsOf, sharedTextsOf } from '../../diary/reading/store.ts';
import { isSameAudience } from '../../diary/rules.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import type { WrittenDiary } from '../../diary/writing/hooks.ts';
import { objectsErasing, objectsHidden } from '../../notice/objects/hooks.ts';
import { authorOf } from './policy.ts';
import { isRead, isRetracted, QUOTE, saidIn } from './rules.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type NewQuote = Omit<QuoteRow, 'words' | 'likes' | 'withheldAt' | 'deletedAt' | 'deletedBy'>;

/** Whether a line is there for its team. */
export const isShown = and(isNull(quotes.deletedAt), isNull(quotes.withheldAt));

/** Publishes a line to its team, as the transaction commits. */
export function insertQuote(tx: Transaction, quote: Authorized<NewQuote>): void {
  const { text, teamId } = quote;
  const words = describeTexts([text], { authorId: authorOf(quote), teamIds: [teamId] });
  tx.atCommit(addQuote(tx, { ...quote, words }));
}

const addQuote = statement('add_quote', (db, of: Params<NewQuote & Pick<QuoteRow, 'words'>>) =>
  db.insert(quotes).values({
    id: of.id,
    teamId: of.teamId,
    keeperId: of.keeperId,
    writerId: of.writerId,
    text: of.text,
    source: of.source,
    diaryId: of.diaryId,
    commentId: of.commentId,
    day: of.day,
    words: of.words,
    createdAt: of.createdAt,
  }),
);

/** A line, hidden or not, held until the transaction ends. */
export async function lockQuote(tx: Transaction, id: string): Promise<QuoteRow | null> {
  const [found] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update');
  return found ?? null;
}

/** Takes a line out of its team's wisdom, or brings it back with null. */
export async function hideQuote(
  tx: Transaction,
  ctx: HookContext,
  { id }: Authorized<QuoteRow>,
  hidden: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  tx.atCommit(
    tx
      .update(quotes)
      .set({ deletedAt: hidden?.at ?? null, deletedBy: hidden?.by ?? null })
      .where(eq(quotes.id, id)),
  );
  if (hidden) await ctx.hooks.run(tx, objectsHidden, [{ kind: QUOTE, ids: [id] }], ctx);
}

/** What teammates kept of a diary: a subselect of ids. */
export const selectLinesOf = (diaryId: string): SQL =>
  sql`select line.id from ${quotes} as line where line.diary_id = ${diaryId}::uuid and line.writer_id is not null`;

/**
 * Takes away what teammates kept of a diary that is hidden, as a part of the statement that hides what came with it; its
 * author's own lines stay, without a link.
 */
export function withholdWithDiary(tx: Transaction, diaryId: string, now: Date): void {
  tx.atCommit(
    tx
      .update(quotes)
      .set({ withheldAt: now })
      .where(and(eq(quotes.diaryId, diaryId), isNotNull(quotes.writerId), isNull(quotes.withheldAt))),
  );
}

/**
 * Follows a change of a diary: what teammates kept of it is there as long as their team reads it there. A line that its
 * author only reworded stays as it was kept; one that was taken away is back once it stands there again, or with a diary
 * that was hidden.
 * @param since what the diary said before, or when it was hidden
 */
export async function syncQuotes(
  tx: Transaction,
  ctx: HookContext,
  diary: WrittenDiary,
  since: { readonly before: WrittenDiary } | { readonly hiddenAt: Date },
): Promise<void> {
  if ('before' in since && isReadAlike(since.before, diary)) return;
  const kept = await tx
    .select({ id: quotes.id, teamId: quotes.teamId, text: quotes.text, withheldAt: quotes.withheldAt })
    .from(quotes)
    .where(and(eq(quotes.diaryId, diary.id), isNotNull(quotes.writerId)));
  if (kept.length === 0) return;
  const texts = saidIn({ shared: sharedTextsOf(diary), all: allTextsOf(diary) });
  const wentWithIt = ({ withheldAt }: (typeof kept)[number]) =>
    'hiddenAt' in since && withheldAt?.getTime() === since.hiddenAt.getTime();
  const [back, gone]: [typeof kept, typeof kept] = [[], []];
  for (const line of kept) {
    const { teamId, text, withheldAt } = line;
    const isThere =
      diary.teamIds.includes(teamId) &&
      (withheldAt === null || wentWithIt(line) ? !isRetracted(text, texts) : isRead(text, texts));
    if (isThere !== (withheldAt === null)) (isThere ? back : gone).push(line);
    // Others get their turn: lines and texts may be long, and many.
    await nextTurn();
  }
  for (const [lines, withheldAt] of [[back, null] as const, [gone, ctx.now] as const]) {
    if (lines.length === 0) continue;
    const isOne = inArray(
      quotes.id,
      lines.map(({ id }) => id),
    );
    tx.atCommit(tx.update(quotes).set({ withheldAt }).where(isOne));
  }
  if (gone.length > 0) {
    await ctx.hooks.run(tx, objectsHidden, [{ kind: QUOTE, ids: gone.map(({ id }) => id) }], ctx);
  }
}

/** Whether a change leaves a diary to the same teams, and to its author what they kept to themselves, and no more. */
function isReadAlike(before: WrittenDiary, after: WrittenDiary): boolean {
  const keptBack = (diary: WrittenDiary) => {
    const shared = new Set(sharedTextsOf(diary));
    return allTextsOf(diary).filter((text) => !shared.has(text));
  };
  return (
    isSameAudience(before.teamIds, after.teamIds) && isDeepStrictEqual(keptBack(before), keptBack(after))
  );
}

/**
 * The same for a comment, as a part of the statement that takes it away or brings it back.
 * @param at null to bring back
 */
export function withholdWith(tx: Transaction, commentId: string, at: Date | null): void {
  tx.atCommit(
    tx
      .update(quotes)
      .set({ withheldAt: at })
      .where(and(eq(quotes.commentId, commentId), isNotNull(quotes.writerId))),
  );
}

/** Erases what teammates kept of comments that are erased; returns their ids. */
export async function eraseQuotesOfComments(db: Queryable, commentIds: readonly string[]): Promise<string[]> {
  if (commentIds.length === 0) return [];
  const isOf = and(
    sql`${quotes.commentId} = any (${sql.param(commentIds)}::uuid[])`,
    isNotNull(quotes.writerId),
  );
  return (await db.delete(quotes).where(isOf).returning({ id: quotes.id })).map(({ id }) => id);
}

/** Erases what teammates kept of diaries that are erased. */
export async function eraseQuotesOfDiaries(
  tx: Transaction,
  ctx: HookContext,
  diaryIds: readonly string[],
): Promise<void> {
  const isOf = sql`${quotes.diaryId} = any (${sql.param(diaryIds)}::uuid[])`;
  await eraseQuotes(tx, ctx, and(isOf, isNotNull(quotes.writerId)));
}

/** Erases at most so many lines that were hidden before an instant; tells how many. */
export async function eraseHiddenQuotes(
  tx: Transaction,
  ctx: HookContext,
  before: Date,
  limit: number,
): Promise<number> {
  return eraseQuotes(tx, ctx, and(isNotNull(quotes.deletedAt), lt(quotes.deletedAt, before)), limit);
}

/** Erases the hidden lines of a person, and those of their words; what their teams read stays without their name. */
export async function eraseQuotesOf(tx: Transaction, ctx: HookContext, userId: string): Promise<void> {
  const theirs = sql`(${quotes.keeperId} = ${userId} or ${quotes.writerId} = ${userId})`;
  await eraseQuotes(
    tx,
    ctx,
    and(theirs, sql`(${quotes.deletedAt} is not null or ${quotes.withheldAt} is not null)`),
  );
}

async function eraseQuotes(
  tx: Transaction,
  ctx: HookContext,
  which: SQL | undefined,
  limit?: number,
): Promise<number> {
  const found = tx.select({ id: quotes.id }).from(quotes).where(which).$dynamic();
  const quoteIds = (await (limit === undefined ? found : found.limit(limit))).map(({ id }) => id);
  if (quoteIds.length === 0) return 0;
  await ctx.hooks.run(tx, objectsErasing, { kind: QUOTE, ids: quoteIds }, ctx);
  await tx.delete(quotes).where(sql`${quotes.id} = any (${sql.param(quoteIds)}::uuid[])`);
  return quoteIds.length;
}
