import type { Registration } from '../../platform/hooks.ts';
import { morningsBegun } from '../diary/curtain/hooks.ts';
import { imageHolders } from '../diary/pictures/hooks.ts';
import { ledgers } from '../diary/readers/hooks.ts';
import { DIARY } from '../diary/rules.ts';
import {
  diariesShared,
  diaryChanged,
  diaryHidden,
  diaryPublished,
  diaryRestored,
  reminderColumn,
  taskColumn,
} from '../diary/writing/hooks.ts';
import { objects, objectsErasing } from '../notice/objects/hooks.ts';
import { followAnswer } from './answers/settling.store.ts';
import { hideQuestionsOf, restoreQuestionsOf } from './curiosity/diary.store.ts';
import { saidAgain } from './curiosity/hooks.ts';
import { questionObject } from './curiosity/object.store.ts';
import { QUESTION } from './curiosity/rules.ts';
import { isShownInQuestion, questionLedger, selectQuestionsOf } from './curiosity/store.ts';
import { forgetSharedMistakes, takeSharedMistakes } from './mistakes/morning.store.ts';
import { remindersOf } from './mistakes/reminder.store.ts';
import {
  addLinkedItems,
  announceQuestionsOf,
  shareLinkedItems,
  syncLinkedItems,
  withoutItems,
  withoutQuestions,
} from './store.ts';
import { hidePlan, planOf, replanTasks, restorePlan, tasksAsked } from './todos/plan.store.ts';
import { quoteObject } from './wisdom/object.store.ts';
import { QUOTE } from './wisdom/rules.ts';
import { eraseQuotesOfDiaries, selectLinesOf, syncQuotes, withholdWithDiary } from './wisdom/store.ts';

/** What knowledge does when a diary is written: its mistakes, its questions, the tasks that it plans, and what was kept of it. */
export const knowledgeHooks: readonly Registration[] = [
  diaryPublished.on(async (tx, { diary, writer, imported }, ctx) => {
    // The tasks of an imported diary are for a day that is over.
    addLinkedItems(tx, diary, imported ? null : planOf(diary, writer.calendar, ctx), ctx);
  }),
  diaryChanged.on(async (tx, { before, after, writer }, ctx) => {
    await syncLinkedItems(tx, before, after, ctx);
    const plan = planOf(after, writer.calendar, ctx);
    replanTasks(tx, plan, before.sections.nextTasks, after.sections.nextTasks);
    await syncQuotes(tx, ctx, after, { before });
  }),
  diariesShared.on(async (tx, { diaries }, { hooks }) => {
    shareLinkedItems(
      tx,
      hooks,
      diaries.map(({ after }) => after),
    );
  }),
  diaryHidden.on(async (tx, { diary, keepsQuestions, hideAlong }, ctx) => {
    await syncLinkedItems(tx, withoutQuestions(diary), withoutItems(diary), ctx);
    withholdWithDiary(tx, diary.id, ctx.now);
    hidePlan(tx, diary.id, ctx.now);
    hideAlong({ kind: QUOTE, ids: selectLinesOf(diary.id) });
    if (keepsQuestions) return;
    hideAlong({ kind: QUESTION, ids: selectQuestionsOf(diary.id) });
    hideQuestionsOf(tx, diary.id, ctx.now);
    announceQuestionsOf(tx, ctx, diary);
  }),
  diaryRestored.on(async (tx, { diary, hiddenAt }, ctx) => {
    await restoreQuestionsOf(tx, ctx.hooks, diary.id, hiddenAt);
    announceQuestionsOf(tx, ctx, diary);
    await syncLinkedItems(tx, withoutItems(diary), diary, ctx);
    restorePlan(tx, diary.id, hiddenAt);
    await syncQuotes(tx, ctx, diary, { hiddenAt });
  }),
  objectsErasing.on(async (tx, { kind, ids }, ctx) => {
    if (kind === DIARY) await eraseQuotesOfDiaries(tx, ctx, ids);
  }),
  taskColumn.from(tasksAsked),
  imageHolders.of(({ file, ownerId }) => isShownInQuestion(file, ownerId)),
  objects.of(quoteObject, questionObject),
  ledgers.of({ kind: QUESTION, ledger: questionLedger }),
  morningsBegun.on(async (tx, mornings) => {
    const [curtained, others] = [true, false].map((is) => mornings.filter((each) => each.curtained === is));
    if (curtained?.length) await takeSharedMistakes(tx, curtained);
    if (others?.length) await forgetSharedMistakes(tx, others);
  }),
  reminderColumn.from(remindersOf),
  saidAgain.on((tx, again, ctx) => followAnswer(tx, ctx, again)),
];
