import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { keepChoices } from './asking.store.ts';

export const curiousChoose = call(api.curious.choose, (ctx, { askable, ranked }) =>
  ctx.database.transaction((tx) =>
    keepChoices(tx, ctx.actor.userId, {
      ...(askable !== undefined && { askable }),
      ...(ranked !== undefined && { ranked }),
    }),
  ),
);
