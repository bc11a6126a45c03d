import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from '../curiosity/own.store.ts';
import { openAgain, solveQuestion } from './settling.store.ts';

export const curiousSolve = call(api.curious.solve, (ctx, { curiousId, undo = false }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    // An open question has no accepted answer.
    await (undo ? openAgain(tx, ctx, own) : solveQuestion(tx, ctx, own));
    announceQuestion(tx, ctx, own);
    return (await readQuestion(ctx, tx, own.id)).view;
  }),
);
