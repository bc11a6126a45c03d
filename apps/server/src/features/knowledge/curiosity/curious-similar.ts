import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { alikeAcrossTask, termsAcrossTask } from '../../../platform/analysis/across.task.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import { WEIGHED_TEXTS } from '../../diary/search/rules.ts';
import { conditionAcross, isAllShownAcross, throughOf } from '../likeness/across.rules.ts';
import { closest, conditionOf, isAllShown, SHOWN_MAX, wordsOf } from '../likeness/rules.ts';
import { presentQuestion } from './present.ts';
import { hydrateQuestions } from './shown.store.ts';
import { listAnsweredSharing } from './similar.store.ts';

const among = WEIGHED_TEXTS;

export const curiousSimilar = call(api.curious.similar, async (ctx, { question }) => {
  const { hooks, threads } = ctx;
  const { db } = ctx.database;
  const reader = readerOf(ctx.actor);
  const words = wordsOf(question);
  const terms = await threads.run(termsAcrossTask, question, ctx);
  const [same, across] = await Promise.all([
    listAnsweredSharing(db, hooks, words.map(conditionOf), reader),
    listAnsweredSharing(db, hooks, terms.map(conditionAcross), reader),
  ]);
  const found = new Map(words.map((word, at) => [word, same.found[at] ?? 0]));
  const alike = closest(question, same.answered, { found, among }, todayOf(ctx)).map(({ id }) => id);
  const others = across.answered.filter(({ id }) => !alike.includes(id));
  const alikeThere =
    others.length === 0
      ? []
      : await threads.run(alikeAcrossTask, { question, terms, found: across.found, among, others }, ctx);
  const ids = [...alike, ...alikeThere].slice(0, SHOWN_MAX);
  const shown = await hydrateQuestions(db, hooks, ids, reader);
  const items = shown.flatMap((each) => {
    const view = presentQuestion(each, reader);
    const isSame = alike.includes(each.id);
    // Found by a word that is masked, it would tell which one that is.
    const isSeen = isSame
      ? isAllShown(each.question, view.question, words)
      : isAllShownAcross(each.question, view.question, terms);
    return isSeen ? [{ ...view, through: isSame ? [] : throughOf(view.question, terms) }] : [];
  });
  return { items };
});
