import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { todayOf } from '../../diary/days/store.ts';
import { queryOfOwnAny } from '../../diary/search/rules.ts';
import { beginningsOf, closest, countWords, wordsOf } from '../likeness/rules.ts';
import { findContents, listSharing } from './own.store.ts';
import { presentMistake } from './present.ts';

export const mistakeSimilar = call(api.mistake.similar, async (ctx, { text, mistakeId }) => {
  const words = wordsOf(text);
  if (words.length === 0) return { items: [] };
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const queries = words.map((word) => queryOfOwnAny(userId, beginningsOf(word)));
  const rows = await listSharing(db, userId, queries, mistakeId);
  const olds = rows.map(({ mistake }) => mistake);
  const found = countWords(olds.map((old) => old.text));
  const [{ total: among } = { total: 0 }] = rows;
  const similar = closest(text, olds, { found, among }, todayOf(ctx));
  const contents = await findContents(
    db,
    similar.flatMap(({ guideline }) => guideline?.id ?? []),
  );
  return {
    items: similar.map((mistake) => ({
      mistake: presentMistake(mistake),
      content: contents.get(mistake.guideline?.id ?? '') ?? null,
    })),
  };
});
