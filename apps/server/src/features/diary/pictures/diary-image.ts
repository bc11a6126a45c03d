import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { presentImage } from './rules.ts';
import { keepImage } from './store.ts';

export const keepDiaryImage: Handler<Api['diary']['image']> = async (ctx, { image }) =>
  presentImage(await keepImage(ctx, ctx.actor.userId, image));
