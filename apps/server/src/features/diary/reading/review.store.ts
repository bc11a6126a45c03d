import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { customerReviews } from '../../../db/schema/diary.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';

type StoredReview = typeof customerReviews.$inferSelect;
/** A review with its reviewer as others see them. */
export type ReviewRow = StoredReview & {
  readonly reviewer: { readonly id: string; readonly name: string; readonly avatar: string | null };
};

/** What leaders said of some diaries' items, the oldest first. */
export async function listReviews(
  db: Database | Transaction,
  diaryIds: readonly string[],
): Promise<ReviewRow[]> {
  if (diaryIds.length === 0) return [];
  const rows = await db
    .select({ review: customerReviews, reviewer: personColumns(users) })
    .from(customerReviews)
    .innerJoin(users, eq(users.id, customerReviews.reviewerId))
    .where(inArray(customerReviews.diaryId, [...diaryIds]))
    .orderBy(asc(customerReviews.createdAt), asc(customerReviews.reviewerId));
  return rows.map(({ review, reviewer }) => ({ ...review, reviewer }));
}

/** Somebody who may review the items of a diary. */
type Judging = Authorized<Pick<StoredReview, 'diaryId' | 'reviewerId'>>;

/** Keeps what a leader says of an item; what they said of it before goes. */
export async function saveReview(
  tx: Transaction,
  { diaryId, reviewerId }: Judging,
  said: Pick<StoredReview, 'item' | 'verdict' | 'note' | 'createdAt'>,
): Promise<void> {
  const { verdict, note, createdAt } = said;
  await tx
    .insert(customerReviews)
    .values({ diaryId, reviewerId, ...said })
    .onConflictDoUpdate({
      target: [customerReviews.diaryId, customerReviews.item, customerReviews.reviewerId],
      set: { verdict, note, createdAt },
    });
}

/** Takes back what a leader said of an item. */
export async function deleteReview(
  tx: Transaction,
  { diaryId, reviewerId }: Judging,
  item: string,
): Promise<void> {
  await tx
    .delete(customerReviews)
    .where(
      and(
        eq(customerReviews.diaryId, diaryId),
        eq(customerReviews.item, item),
        eq(customerReviews.reviewerId, reviewerId),
      ),
    );
}
