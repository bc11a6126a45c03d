import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { DIARY } from '../../diary/rules.ts';
import { notify } from '../../notice/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { gradeOf } from '../scores/rules.ts';
import { maySettle } from './policy.ts';
import { appealEvents, presentAppeal } from './present.ts';
import { findAppealOf, lockAppeal, settleAppeal } from './store.ts';

export const scoreSettle = call(api.score.settle, async (ctx, input) => {
  const { actor, now } = ctx;
  return ctx.database.transaction(async (tx) => {
    const found = await lockAppeal(tx, input.appealId);
    if (!found || !teamIdsOf(actor).includes(found.appeal.teamId)) throw refuse('appealNotFound');
    const { appeal, authorId } = found;
    if (authorId === actor.userId) throw refuse('appealOwn');
    const row = authorize(found, maySettle(found, actor.userId), 'leadersOnly');
    if (!row.scored) throw refuse('scoresOff');
    if (appeal.settledAt || row.version !== input.version) {
      // Read anew: beside a row that had to be waited for, the statement that held it saw what was there before.
      const current = (await findAppealOf(tx, appeal.diaryId)) ?? row;
      throw conflict('appealChanged', presentAppeal(current, actor.userId));
    }
    const score = input.score ?? row.score;
    const changed = input.score !== undefined;
    const settlement = {
      settlerId: actor.userId,
      answer: input.reason,
      settledAt: now,
      scoreAfter: score,
      gradeAfter: gradeOf(score),
      changed,
    };
    settleAppeal(tx, row, settlement, now);
    await notify(tx, ctx, {
      userIds: [authorId],
      kind: 'review_ready',
      teamId: appeal.teamId,
      actorId: actor.userId,
      object: { kind: DIARY, id: appeal.diaryId },
      params: { stage: 'settled' },
    });
    emitEvent(tx, ctx, ...appealEvents(row, appeal.diaryId));
    const settler = { id: actor.userId, name: actor.name, avatar: actor.avatar };
    return presentAppeal({ ...row, appeal: { ...appeal, ...settlement }, settler }, actor.userId);
  });
});
