import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentImage } from './rules.ts';
import { keepImage } from './store.ts';

export const diaryImage = call(api.diary.image, async (ctx, { image }) =>
  presentImage(await keepImage(ctx, ctx.actor.userId, image)),
);
