import type { DiaryView } from '@garden/contract';
import { diaryCustomerReview } from '../src/features/diary/reading/diary-customer-review.ts';
import type { Context } from '../src/http/context.ts';
import type { Review } from './small-things.ts';

type Reviewed = { readonly diary: DiaryView; readonly review: Review };

/** Lets leaders say what they think of customer-good items. */
export async function reviewSmallThings(
  reviewed: readonly Reviewed[],
  asLeader: (name: string) => Promise<Context>,
): Promise<void> {
  for (const { diary, review } of reviewed) {
    const [item] = diary.sections.customerGood;
    if (item === undefined) throw new Error(`there is nothing to review in the entry of ${diary.day}`);
    const { by, verdict, note } = review;
    await diaryCustomerReview(await asLeader(by), { diaryId: diary.id, item, verdict, note });
  }
}
