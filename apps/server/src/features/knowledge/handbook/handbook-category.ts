import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { MAX_GUIDELINES } from './rules.ts';
import { listCategories, listInCategory, moveToCategory, ownGuidelines } from './store.ts';
import { describeGuidelinesTask } from './texts.task.ts';

/** Guidelines that are moved at a time: what takes long is done before their transaction, and no one waits for all of them. */
const AT_ONCE = 25;
/** Where guidelines change meanwhile, they are looked at again. */
const MOST_ROUNDS = (2 * MAX_GUIDELINES) / AT_ONCE;

export const handbookCategory = call(api.handbook.category, async (ctx, { from, to }) => {
  const { userId } = ctx.actor;
  const { db, transaction } = ctx.database;
  const categories = await listCategories(db, userId);
  if (!categories.some(({ name }) => name === from))
    throw refuseField('from', 'categoryNotFound', { name: from });
  if (from === to) return { changed: 0, merged: false };
  let [changed, isLast] = [0, false];
  for (let round = 0; round < MOST_ROUNDS && !isLast; round += 1) {
    const found = await listInCategory(db, userId, from, AT_ONCE + 1);
    // The last of them commit with the answer, so that a repeat gets it.
    isLast = found.length <= AT_ONCE;
    const page = found.slice(0, AT_ONCE);
    const told = page.map(({ title, content }) => ({ title, category: to, content }));
    const words = await ctx.threads.run(describeGuidelinesTask, told, ctx);
    const moved = page.map(({ id, ownerId, version }, at) => ({
      id,
      ownerId,
      version,
      words: words[at] ?? '',
    }));
    const own = ownGuidelines.own(moved, userId);
    changed += await transaction(async (tx) => moveToCategory(tx, own, { from, to }), {
      commitsAtOnce: !isLast,
    });
  }
  return { changed, merged: categories.some(({ name }) => name === to) };
});
