import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { givenAnswer } from '../curiosity/hooks.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from '../curiosity/own.store.ts';
import { acceptAs, openAgain } from './settling.store.ts';

export const curiousAccept = call(api.curious.accept, (ctx, { curiousId, commentId, undo = false }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    if (undo) {
      if (own.acceptedId === commentId) await openAgain(tx, ctx, own);
    } else {
      const answer = await ctx.hooks.read(tx, givenAnswer, { commentId });
      if (!answer || answer.questionId !== own.id || !own.teamIds.includes(answer.teamId))
        throw refuseField('commentId', 'answerElsewhere');
      if (!answer.isShown) throw refuseField('commentId', 'answerGone');
      if (answer.authorId === own.askerId) throw refuse('answerOwn');
      if (own.acceptedId !== commentId) await acceptAs(tx, ctx, own, { ...answer, commentId });
    }
    announceQuestion(tx, ctx, own);
    return (await readQuestion(ctx, tx, own.id)).view;
  }),
);
