import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { queryOfAny } from '../../diary/search/rules.ts';
import { listSharing } from './own.store.ts';
import { presentMistake } from './present.ts';
import { closest, stemsOf } from './similar.rules.ts';

export const findSimilar: Handler<Api['mistake']['similar']> = async (ctx, { text, mistakeId }) => {
  const stems = [...stemsOf(text)];
  if (stems.length === 0) return { items: [] };
  const rows = await listSharing(ctx.database.db, ctx.actor.userId, queryOfAny(stems), mistakeId);
  const [{ total } = { total: 0 }] = rows;
  const found = closest(
    text,
    rows.map(({ mistake }) => mistake),
    total,
  );
  return {
    items: found.map((mistake) => ({
      mistake: presentMistake(mistake),
      content: mistake.guideline?.content ?? null,
    })),
  };
};
