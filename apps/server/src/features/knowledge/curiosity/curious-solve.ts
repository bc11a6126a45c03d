import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from './own.store.ts';
import { changeQuestion } from './question.store.ts';

export const solveQuestion: Handler<Api['curious']['solve']> = (ctx, { curiousId, undo = false }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    // An open question has no accepted answer.
    if (undo)
      await changeQuestion(tx, own, { solvedAt: null, acceptedId: null, solverId: null, helped: null });
    else if (own.solvedAt === null) await changeQuestion(tx, own, { solvedAt: ctx.now });
    announceQuestion(tx, ctx, own);
    return (await readQuestion(ctx, tx, own.id)).view;
  });
