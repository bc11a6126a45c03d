import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { customerReviews } from '../../../db/schema/diary.ts';
import type { Authorized } from '../../../http/authorize.ts';

type StoredReview = typeof customerReviews.$inferSelect;
/** Someone who may review the items of a diary. */
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
