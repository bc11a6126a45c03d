import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { listReports } from '../../team/departments/store.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { readerOf } from '../days/store.ts';
import { mayRead, mayReviewGood } from '../policy.ts';
import { itemsShown, presentDiary } from '../present.ts';
import { deleteReview, saveReview } from './review.store.ts';
import { hydrateDiary } from './store.ts';

export const diaryCustomerReview = call(api.diary.customerReview, async (ctx, input) => {
  const { diaryId, verdict, note = '' } = input;
  const reviewerId = ctx.actor.userId;
  const reader = readerOf(ctx.actor);
  const diary = await hydrateDiary(ctx, diaryId, reader);
  if (!diary || !mayRead(diary, reader)) throw refuse('diaryNotFound');
  const item = itemsShown(diary).find(({ shown }) => shown === input.item)?.written;
  return ctx.database.transaction(async (tx) => {
    const teamIds = await lockMembershipsShared(tx, reviewerId, diary.teamIds);
    const led = await listReports(tx, reviewerId, teamIds, [diary.authorId]);
    const ledIn = led.map(({ teamId }) => teamId);
    const may = mayReviewGood(diary, { userId: reviewerId, teamIds }, ledIn);
    const judged = authorize({ diaryId, reviewerId }, may, 'leadersOnly');
    if (item === undefined) throw refuseField('item', 'customerGoodNotFound');
    if (verdict === undefined) await deleteReview(tx, judged, item);
    else await saveReview(tx, judged, { item, verdict, note, createdAt: ctx.now });
    tx.sendHandedIn();
    return presentDiary((await hydrateDiary(ctx, diaryId, reader, tx)) ?? diary, reader);
  });
});
