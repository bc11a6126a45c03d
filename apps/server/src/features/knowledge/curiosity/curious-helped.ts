import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { notify } from '../../notice/store.ts';
import { givenAnswer } from './hooks.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from './own.store.ts';
import { changeQuestion } from './question.store.ts';

export const sayWhetherHelped: Handler<Api['curious']['helped']> = (ctx, { curiousId, helped }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    const { acceptedId, solverId } = own;
    if (acceptedId === null) throw refuse('answerNotAccepted');
    // Asked once: the first word stays.
    if (own.helped === null) {
      await changeQuestion(tx, own, { helped });
      const answer =
        helped && solverId !== null ? await ctx.hooks.read(tx, givenAnswer, { commentId: acceptedId }) : null;
      if (answer?.isShown && solverId !== null) {
        const about = {
          teamId: answer.teamId,
          actorId: own.askerId,
          object: { kind: 'curious', id: own.id },
        };
        await notify(tx, ctx, {
          ...about,
          kind: 'curious',
          userIds: [solverId],
          params: { stage: 'thanked' },
        });
      }
      announceQuestion(tx, ctx, own);
    }
    return (await readQuestion(ctx, tx, own.id)).view;
  });
