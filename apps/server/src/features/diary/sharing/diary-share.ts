import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { answerEarlierOffer, lockMembershipsShared } from '../../team/membership/store.ts';
import { findSelf } from '../days/store.ts';
import { emitToFeeds } from '../feed/store.ts';
import { mayChange, mayPublishTo } from '../policy.ts';
import { diariesShared } from '../writing/hooks.ts';
import { lockOwnDiaries, shareDiaries } from './share.store.ts';

export const diaryShare = call(api.diary.share, async (ctx, { teamId, diaryIds }) => {
  const writer = await findSelf(ctx);
  const { userId } = writer;
  if (!writer.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const ids = [...new Set(diaryIds)];
  return ctx.database.transaction(async (tx) => {
    const [own, heldIds] = await Promise.all([
      lockOwnDiaries(tx, userId, ids),
      lockMembershipsShared(tx, userId, writer.teamIds),
    ]);
    if (own.length < ids.length) throw refuse('diaryNotFound');
    const held = { userId, teamIds: heldIds };
    const may = mayPublishTo([teamId], held) && own.every((diary) => mayChange(diary, held));
    const sharing = { teamId, userId, diaries: own.filter((diary) => !diary.teamIds.includes(teamId)) };
    const authorized = authorize(sharing, may, 'teamNotFound');
    answerEarlierOffer(tx, authorized);
    const shared = sharing.diaries.map((before) => ({
      before,
      after: { ...before, teamIds: [...before.teamIds, teamId] },
    }));
    await ctx.hooks.run(tx, diariesShared, { teamId, diaries: shared, writer }, ctx);
    emitToFeeds(tx, ctx, sharing.diaries, [teamId]);
    shareDiaries(tx, authorized);
    return { shared: shared.length };
  });
});
