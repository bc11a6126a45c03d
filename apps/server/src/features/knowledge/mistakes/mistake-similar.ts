import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { todayOf } from '../../diary/days/store.ts';
import { queryOfAny } from '../../diary/search/rules.ts';
import { beginningsOf, closest, countWords, wordsOf } from '../likeness/rules.ts';
import { listSharing } from './own.store.ts';
import { presentMistake } from './present.ts';

export const findSimilar: Handler<Api['mistake']['similar']> = async (ctx, { text, mistakeId }) => {
  const words = wordsOf(text);
  if (words.length === 0) return { items: [] };
  const query = queryOfAny(words.flatMap(beginningsOf));
  const rows = await listSharing(ctx.database.db, ctx.actor.userId, query, mistakeId);
  const olds = rows.map(({ mistake }) => mistake);
  const found = countWords(olds.map((old) => old.text));
  const [{ total: among } = { total: 0 }] = rows;
  return {
    items: closest(text, olds, { found, among }, todayOf(ctx)).map((mistake) => ({
      mistake: presentMistake(mistake),
      content: mistake.guideline?.content ?? null,
    })),
  };
};
