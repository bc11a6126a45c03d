import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { findSelf } from '../days/store.ts';
import { mayChange } from '../policy.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateDiary } from '../reading/store.ts';
import { lockOwnDiary } from '../store.ts';
import { checkExpression, replaceExpression } from './expression.store.ts';

export const diaryExpression = call(api.diary.expression, async (ctx, { diaryId, expression }) => {
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx);
  return ctx.database.transaction(async (tx) => {
    const kept = await lockOwnDiary(tx, diaryId, userId);
    if (!kept || kept.deletedAt) throw refuse('diaryNotFound');
    const held = { userId, teamIds: await lockMembershipsShared(tx, userId, kept.teamIds) };
    const diary = authorize(kept, mayChange(kept, held), 'teamNotFound');
    await checkExpression(tx, userId, expression, kept.expression);
    await replaceExpression(tx, diary, expression);
    tx.sendHandedIn();
    const changed = await hydrateDiary(ctx, diaryId, writer, tx);
    if (!changed) throw refuse('diaryNotFound');
    return presentOwnDiary(changed, writer);
  });
});
