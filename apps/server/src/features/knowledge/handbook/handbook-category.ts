import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuseField } from '../../../http/refusal.ts';
import { isOwn } from './policy.ts';
import { listTexts, lockCategories, moveToCategory } from './store.ts';
import { describeGuidelinesTask } from './texts.task.ts';

/** Guidelines whose texts are held at a time. */
const AT_ONCE = 25;

export const renameCategory: Handler<Api['handbook']['category']> = async (ctx, { from, to }) =>
  ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    const all = await lockCategories(tx, userId);
    const found = all.filter(({ category }) => category === from);
    if (found.length === 0) throw refuseField('from', 'categoryNotFound', { name: from });
    if (from === to) return { changed: 0, merged: false };
    for (let first = 0; first < found.length; first += AT_ONCE) {
      const texts = await listTexts(tx, found.slice(first, first + AT_ONCE));
      const told = texts.map(({ title, content }) => ({ title, category: to, content }));
      const words = await ctx.threads.run(describeGuidelinesTask, told, ctx);
      const moved = texts.map(({ id, ownerId }, at) => ({ id, ownerId, words: words[at] ?? '' }));
      const mine = moved.every((each) => isOwn(each, userId));
      await moveToCategory(tx, authorize(moved, mine, 'guidelineNotFound'), to);
    }
    return { changed: found.length, merged: all.some(({ category }) => category === to) };
  });
