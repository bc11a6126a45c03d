import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { givenAnswer } from '../curiosity/hooks.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from '../curiosity/own.store.ts';
import { thank } from './settling.store.ts';

export const curiousHelped = call(api.curious.helped, (ctx, { curiousId, helped }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    const { acceptedId: commentId, solverId } = own;
    if (commentId === null) throw refuse('answerNotAccepted');
    // Asked once: the first word stays.
    if (own.helped === null) {
      const given = helped && solverId !== null ? await ctx.hooks.read(tx, givenAnswer, { commentId }) : null;
      await thank(tx, ctx, own, { helped, answer: given && { ...given, commentId } });
      announceQuestion(tx, ctx, own);
    }
    return (await readQuestion(ctx, tx, own.id)).view;
  }),
);
