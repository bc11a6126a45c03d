import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuseField } from '../../../http/refusal.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from './own.store.ts';
import { changeQuestion } from './question.store.ts';
import { wordsOfQuestion } from './rules.ts';

export const updateQuestion: Handler<Api['curious']['update']> = (ctx, { curiousId, question, detail }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    if (question !== undefined && question !== own.question && own.diaryId !== null)
      throw refuseField('question', 'questionInDiary');
    await changeQuestion(tx, own, {
      ...(question !== undefined && {
        question,
        words: wordsOfQuestion(question, own.askerId, own.teamIds),
      }),
      ...(detail !== undefined && { detail }),
    });
    announceQuestion(tx, ctx, own);
    return (await readQuestion(ctx, tx, own.id)).view;
  });
