import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuseField } from '../../../http/refusal.ts';
import { isOwn } from './policy.ts';
import { lockGuidelines, moveCategory } from './store.ts';

export const renameCategory: Handler<Api['handbook']['category']> = async (ctx, { from, to }) =>
  ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    const all = await lockGuidelines(tx, userId);
    const found = all.filter(({ category }) => category === from);
    if (found.length === 0) throw refuseField('from', 'categoryNotFound', { name: from });
    if (from === to) return { changed: 0, merged: false };
    const mine = found.every((each) => isOwn(each, userId));
    await moveCategory(tx, authorize(found, mine, 'guidelineNotFound'), to);
    return { changed: found.length, merged: all.some(({ category }) => category === to) };
  });
