import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { todayOf } from '../../diary/days/store.ts';
import { answerLoop } from './loop.rules.ts';
import { changeOwn } from './mistake-change.ts';
import { insertAnswer, listAnswers } from './own.store.ts';
import { ownMistakes } from './store.ts';

export const mistakeAnswer = call(api.mistake.answer, async (ctx, { mistakeId, askedOn, again }) =>
  changeOwn(ctx, mistakeId, async (tx, kept) => {
    const today = todayOf(ctx);
    if (kept.nextOn !== askedOn || askedOn > today) {
      const answers = await listAnswers(tx, mistakeId, kept.ownerId);
      const isRepeat = answers.some((given) => given.askedOn === askedOn && given.answer === again);
      if (isRepeat) return;
      throw refuse('mistakeNotAsked');
    }
    await insertAnswer(tx, kept, { askedOn, answer: again, answeredOn: today, answeredAt: ctx.now });
    await ownMistakes.change(tx, kept, answerLoop(kept, again, today));
  }),
);
