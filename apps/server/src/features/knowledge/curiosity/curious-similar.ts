import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import { WEIGHED_TEXTS } from '../../diary/search/rules.ts';
import { closest, isAllShown, wordsOf } from '../likeness/rules.ts';
import { presentQuestion } from './present.ts';
import { hydrateQuestions } from './shown.store.ts';
import { listAnsweredSharing } from './similar.store.ts';

export const curiousSimilar = call(api.curious.similar, async (ctx, { question }) => {
  const { hooks } = ctx;
  const { db } = ctx.database;
  const reader = readerOf(ctx.actor);
  const words = wordsOf(question);
  const { answered, found } = await listAnsweredSharing(db, hooks, words, reader);
  const similar = closest(question, answered, { found, among: WEIGHED_TEXTS }, todayOf(ctx));
  const ids = similar.map(({ id }) => id);
  const shown = await hydrateQuestions(db, hooks, ids, reader);
  const items = shown.flatMap((each) => {
    const view = presentQuestion(each, reader);
    // Found by a word that is masked, it would tell which one that is.
    return isAllShown(each.question, view.question, words) ? [view] : [];
  });
  return { items };
});
