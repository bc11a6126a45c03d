import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from './own.store.ts';
import { openAgain, settleByWord } from './settling.store.ts';

export const solveQuestion: Handler<Api['curious']['solve']> = (ctx, { curiousId, undo = false }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    // An open question has no accepted answer.
    await (undo ? openAgain(tx, ctx, own) : settleByWord(tx, ctx, own));
    announceQuestion(tx, ctx, own);
    return (await readQuestion(ctx, tx, own.id)).view;
  });
