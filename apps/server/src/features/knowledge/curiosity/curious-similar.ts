import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { readerOf } from '../../diary/days/store.ts';
import { presentQuestion } from './present.ts';
import { isAllShown, termsOfQuestion } from './question.rules.ts';
import { listSimilar } from './similar.store.ts';

export const findSimilarQuestions: Handler<Api['curious']['similar']> = async (ctx, { question }) => {
  const reader = readerOf(ctx.actor);
  const terms = termsOfQuestion(question);
  const found = await listSimilar(ctx.database.db, ctx.hooks, terms, reader);
  const items = found.flatMap((similar) => {
    const shown = presentQuestion(similar, reader);
    // Found by a word that is masked, it would tell which one that is.
    return isAllShown(similar.question, shown.question, terms) ? [shown] : [];
  });
  return { items };
};
