import { sentencesIn } from '@garden/analysis';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { DIARY } from '../../diary/rules.ts';
import { notify } from '../../notice/store.ts';
import { lockMembership } from '../../team/store.ts';
import { refOf } from '../news/rules.ts';
import { mayUnmark } from './policy.ts';
import { addMark, findAsked, findSpirit, holdConsent, lockMark, takeOutMark } from './store.ts';

export const teamMarkSpirit = call(api.team.markSpirit, async (ctx, input) => {
  const { teamId, wordId, diaryId, ref, undo = false } = input;
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const [membership, { words }, asked, allowed, mark] = await Promise.all([
      lockMembership(tx, teamId, userId),
      findSpirit(tx, teamId),
      findAsked(tx, teamId, diaryId),
      holdConsent(tx, diaryId),
      lockMark(tx, { wordId, diaryId, ref }),
    ]);
    if (!membership) throw refuse('teamNotFound');
    if (!words.some(({ id }) => id === wordId)) throw refuseField('wordId', 'watchwordNotFound');
    if (!asked) throw refuseField('diaryId', 'diaryNotFound');
    const { diary } = asked;
    const isAuthor = diary.authorId === userId;
    const isMarked = mark !== null && mark.declinedAt === null;
    if (isMarked !== undo) return;
    const object = { kind: DIARY, id: diaryId };
    if (mark && undo) {
      const may = mayUnmark(mark, { userId, role: membership.role });
      // What its author takes out, no one says of them again.
      takeOutMark(tx, authorize(mark, may, 'spiritMarkNotYours'), isAuthor ? ctx.now : null);
    } else {
      if (isAuthor) throw refuse('spiritOwnDiary');
      if (mark) throw refuse('spiritDeclined');
      if (!sentencesIn(diary).some((sentence) => refOf(sentence) === ref))
        throw refuseField('ref', 'sentenceNotFound');
      const { authorId, day } = diary;
      const made = { teamId, wordId, diaryId, ref, authorId, day, markedBy: userId, markedAt: ctx.now };
      addMark(tx, authorize(made, allowed, 'spiritNotAllowed'));
      const params = { stage: 'marked' } as const;
      const told = { kind: 'culture', userIds: [authorId], teamId, actorId: userId, object, params } as const;
      // Once for a diary, however many of its sentences are marked.
      await notify(tx, ctx, { ...told, once: true });
    }
    emitEvent(tx, ctx, { audience: 'team', audienceId: teamId, topic: 'culture', object });
  });
  return {};
});
