import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { readerOf } from '../../diary/days/store.ts';
import { mayRead } from '../../diary/policy.ts';
import { DIARY } from '../../diary/rules.ts';
import { notify } from '../../notice/store.ts';
import { settlersOf } from './policy.ts';
import { appealEvents, presentAppeal } from './present.ts';
import { APPEAL_DAYS, isTooLate } from './rules.ts';
import { insertAppeal, listSettlers, lockAppealed } from './store.ts';

export const scoreAppeal = call(api.score.appeal, async (ctx, { diaryId, reason }) => {
  const { actor, now } = ctx;
  const reader = readerOf(actor);
  return ctx.database.transaction(async (tx) => {
    const [diary, settlers] = await Promise.all([lockAppealed(tx, diaryId), listSettlers(tx, diaryId)]);
    if (!diary || !mayRead(diary, reader)) throw refuse('diaryNotFound');
    const own = authorize(diary, diary.authorId === actor.userId, 'appealNotYours');
    if (own.appealed) throw refuse('appealTwice');
    if (settlers.length > 0 && !settlers.some(({ scores }) => scores)) throw refuse('scoresOff');
    if (!own.score) throw refuse('diaryUnscored');
    if (isTooLate(own.publishedAt, now)) throw refuse('appealTooLate', { days: APPEAL_DAYS });
    const asked = settlers.find(({ scores, settles }) => scores && settles);
    if (!asked) throw refuse('appealNoOne');
    const { teamId } = asked;
    const { day, version, score } = own;
    const appeal = {
      id: ctx.random.id(),
      diaryId,
      teamId,
      authorId: actor.userId,
      day,
      reason,
      version,
      createdAt: now,
      scoreBefore: score.score,
      gradeBefore: score.grade,
    };
    insertAppeal(tx, authorize(appeal, appeal.authorId === own.authorId, 'appealNotYours'));
    await notify(tx, ctx, {
      userIds: settlersOf(asked),
      kind: 'review_ready',
      teamId,
      actorId: actor.userId,
      object: { kind: DIARY, id: diaryId },
      params: { stage: 'asked' },
    });
    emitEvent(tx, ctx, ...appealEvents(asked, diaryId));
    const open = {
      settlerId: null,
      answer: null,
      scoreAfter: null,
      gradeAfter: null,
      changed: null,
      holds: false,
      settledAt: null,
    };
    const author = { id: actor.userId, name: actor.name, avatar: actor.avatar };
    return presentAppeal(
      { ...asked, appeal: { ...appeal, ...open }, day, version, author, settler: null },
      actor.userId,
    );
  });
});
