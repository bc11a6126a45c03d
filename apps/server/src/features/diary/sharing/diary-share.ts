import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { answerEarlierOffer, lockMembershipsShared } from '../../team/membership/store.ts';
import { readerOf } from '../days/store.ts';
import { emitToFeeds } from '../feed/store.ts';
import { mayChange, mayPublishTo } from '../policy.ts';
import { diariesShared } from '../writing/hooks.ts';
import { lockOwnDiaries, shareDiaries } from './share.store.ts';

export const shareOwnDiaries: Handler<Api['diary']['share']> = async (ctx, { teamId, diaryIds }) => {
  const reader = readerOf(ctx.actor);
  const { userId } = reader;
  if (!reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const ids = [...new Set(diaryIds)];
  return ctx.database.transaction(async (tx) => {
    const [own, heldIds] = await Promise.all([
      lockOwnDiaries(tx, userId, ids),
      lockMembershipsShared(tx, userId, reader.teamIds),
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
    await ctx.hooks.run(tx, diariesShared, { teamId, diaries: shared }, ctx);
    emitToFeeds(tx, ctx, sharing.diaries, [teamId]);
    shareDiaries(tx, authorized);
    return { shared: shared.length };
  });
};
