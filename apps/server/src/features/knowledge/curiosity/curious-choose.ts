import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { keepChoices } from './asking.store.ts';

export const chooseForQuestions: Handler<Api['curious']['choose']> = (ctx, { askable, ranked }) =>
  ctx.database.transaction((tx) =>
    keepChoices(tx, ctx.actor.userId, {
      ...(askable !== undefined && { askable }),
      ...(ranked !== undefined && { ranked }),
    }),
  );
