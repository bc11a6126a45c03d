import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { holdImages } from '../../diary/pictures/store.ts';
import { announceQuestion, lockOwnQuestion, readQuestion } from './own.store.ts';
import { changeQuestion } from './question.store.ts';
import { wordsOfQuestion } from './rules.ts';

export const curiousUpdate = call(api.curious.update, (ctx, { curiousId, question, detail, images }) =>
  ctx.database.transaction(async (tx) => {
    const own = await lockOwnQuestion(ctx, tx, curiousId);
    const isReworded = question !== undefined && question !== own.question;
    if (isReworded && own.diaryId !== null) throw refuseField('question', 'questionInDiary');
    await changeQuestion(tx, own, {
      // A deleted diary that kept it has a question of its own, should it come back.
      ...(isReworded && {
        question,
        diaryId: null,
        words: wordsOfQuestion(question, own.askerId, own.teamIds),
      }),
      ...(detail !== undefined && { detail }),
      ...(images && { images: await holdImages(tx, own.askerId, images) }),
    });
    announceQuestion(tx, ctx, own);
    return (await readQuestion(ctx, tx, own.id)).view;
  }),
);
