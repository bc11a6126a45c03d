import { type Api, api, type InputOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { describeTexts } from '../../diary/search/rules.ts';
import { presentGuideline } from './present.ts';
import { MAX_GUIDELINES } from './rules.ts';
import {
  countGuidelines,
  findGuideline,
  insertGuidelines,
  keepVersion,
  type NewGuideline,
  ownGuidelines,
} from './store.ts';

type Wish = InputOf<Api['handbook']['upset']>;

export const handbookUpset = call(api.handbook.upset, async (ctx, wish) =>
  ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    const show = async (id: string) => {
      const found = await findGuideline(tx, id, userId);
      if (!found) throw refuse('guidelineNotFound');
      return presentGuideline(found);
    };
    if (wish.guidelineId === undefined) return show(await addGuideline(tx, ctx, wish));
    const kept = await ownGuidelines.lock(tx, wish.guidelineId, userId);
    if (wish.version === undefined) throw refuseField('version', 'fieldRequired', { field: 'version' });
    const { title, category, content } = wish;
    const isSame = kept.title === title && kept.category === category && kept.content === content;
    const isRepeat = isSame && kept.version === wish.version + 1;
    if (kept.version !== wish.version && !isRepeat) throw conflict('guidelineChanged', await show(kept.id));
    const { pinned = kept.pinned, weekdays = kept.weekdays } = wish;
    if (!isSame) await keepVersion(tx, kept);
    await ownGuidelines.change(tx, kept, {
      pinned,
      weekdays: daysOf(weekdays),
      ...(!isSame && {
        title,
        category,
        content,
        words: describeTexts([title, category, content]),
        version: kept.version + 1,
        updatedAt: ctx.now,
      }),
    });
    return show(kept.id);
  }),
);

/** Days of the week in their order, each once. */
export const daysOf = (weekdays: readonly number[]): number[] => [...new Set(weekdays)].toSorted();

/** Adds a guideline to the caller’s handbook, as its last. */
export async function addGuideline(
  tx: Transaction,
  { actor: { userId: ownerId }, random, now }: Pick<Context, 'actor' | 'random' | 'now'>,
  {
    title,
    category,
    content,
    pinned = false,
    weekdays = [],
  }: Pick<Wish, 'title' | 'category' | 'content'> & Partial<Pick<Wish, 'pinned' | 'weekdays'>>,
): Promise<string> {
  const total = await countGuidelines(tx, ownerId);
  const guideline: NewGuideline = {
    id: random.id(),
    ownerId,
    title,
    category,
    content,
    pinned,
    weekdays: daysOf(weekdays),
    version: 1,
    words: describeTexts([title, category, content]),
    createdAt: now,
    updatedAt: now,
  };
  if (total >= MAX_GUIDELINES) throw refuse('guidelinesTooMany', { maximum: MAX_GUIDELINES });
  await insertGuidelines(tx, ownerId, ownGuidelines.own([guideline], ownerId));
  return guideline.id;
}
