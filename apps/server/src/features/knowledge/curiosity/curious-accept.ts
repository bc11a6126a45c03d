import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { notify } from '../../notice/store.ts';
import { givenAnswer } from './hooks.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from './own.store.ts';
import { changeQuestion } from './question.store.ts';

const opened = { acceptedId: null, solverId: null, solvedAt: null, helped: null };

export const acceptAnswer: Handler<Api['curious']['accept']> = (
  ctx,
  { curiousId, commentId, undo = false },
) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    if (undo) {
      if (own.acceptedId === commentId) await changeQuestion(tx, own, opened);
    } else {
      const answer = await ctx.hooks.read(tx, givenAnswer, { commentId });
      if (!answer || answer.questionId !== own.id || !own.teamIds.includes(answer.teamId))
        throw refuseField('commentId', 'answerElsewhere');
      if (!answer.isShown) throw refuseField('commentId', 'answerGone');
      if (answer.authorId === own.askerId) throw refuse('answerOwn');
      if (own.acceptedId !== commentId) {
        const { authorId: solverId, teamId } = answer;
        const solvedAt = own.solvedAt ?? ctx.now;
        await changeQuestion(tx, own, { acceptedId: commentId, solverId, solvedAt, helped: null });
        if (solverId !== null) {
          const about = { teamId, actorId: own.askerId, object: { kind: 'curious', id: own.id } };
          const params = { stage: 'accepted' };
          await notify(tx, ctx, { ...about, kind: 'curious', userIds: [solverId], params });
        }
      }
    }
    announceQuestion(tx, ctx, own);
    return (await readQuestion(ctx, tx, own.id)).view;
  });
