import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentImage } from './present.ts';
import { keepImage } from './store.ts';

export const keepDiaryImage: Handler<Api['diary']['image']> = async (ctx, { image }) => {
  const wait = await ctx.limits.take('imagesByPerson', ctx.actor.userId);
  if (wait > 0) throw refuse('imagesTooOften', { minutes: Math.ceil(wait / 60) });
  return presentImage(await keepImage(ctx, ctx.actor.userId, image));
};
