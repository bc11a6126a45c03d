import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { todayOf } from '../../diary/days/store.ts';
import { findMistake } from './own.store.ts';
import { presentMistake } from './present.ts';
import { dayOfMistake, MAX_MISTAKES, tagsOf, wordsOfMistake } from './rules.ts';
import { countMistakes, insertMistakes, ownMistakes } from './store.ts';

export const mistakeAdd = call(api.mistake.add, async (ctx, { text, instead, ...wish }) => {
  const { userId: ownerId } = ctx.actor;
  const today = todayOf(ctx);
  const day = wish.day === undefined ? today : dayOfMistake(wish.day, today);
  const tags = tagsOf(wish.tags);
  const words = wordsOfMistake({ text, instead, tags });
  const mistake = { id: ctx.random.id(), ownerId, day, text, instead, tags, words, createdAt: ctx.now };
  return ctx.database.transaction(async (tx) => {
    if ((await countMistakes(tx, ownerId)) >= MAX_MISTAKES)
      throw refuse('mistakesTooMany', { maximum: MAX_MISTAKES });
    await insertMistakes(tx, ownMistakes.own([mistake], ownerId));
    const added = await findMistake(tx, mistake.id, ownerId);
    if (!added) throw new Error('the mistake was not added');
    return presentMistake(added);
  });
});
