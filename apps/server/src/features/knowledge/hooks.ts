import type { Registration } from '../../platform/hooks.ts';
import { morningsBegun } from '../diary/curtain/hooks.ts';
import { imageHeldColumn } from '../diary/pictures/hooks.ts';
import {
  diariesErasing,
  diariesShared,
  diaryChanged,
  diaryHidden,
  diaryPublished,
  diaryRestored,
  reminderColumn,
  taskColumn,
} from '../diary/writing/hooks.ts';
import { noticeObjects } from '../notice/inbox/hooks.ts';
import { saidAgain } from './curiosity/hooks.ts';
import { forgetSharedMistakes, takeSharedMistakes } from './curiosity/morning.store.ts';
import { followAnswer } from './curiosity/settling.store.ts';
import {
  hiddenWithDiary,
  isShownInQuestion,
  restoreQuestionsOf,
  selectNoticedQuestion,
} from './curiosity/store.ts';
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
import { eraseQuotesOfDiaries, selectNoticedQuote, settleQuotes, withheldWithDiary } from './wisdom/store.ts';

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
    await settleQuotes(tx, ctx, after, { before });
  }),
  diariesShared.on(async (tx, { diaries }, { hooks }) => {
    shareLinkedItems(
      tx,
      hooks,
      diaries.map(({ after }) => after),
    );
  }),
  diaryHidden.on(async (tx, { diary, keepsQuestions }, ctx) => {
    await syncLinkedItems(tx, withoutQuestions(diary), withoutItems(diary), ctx);
    const along = [
      withheldWithDiary(tx, diary.id, ctx.now),
      ...(keepsQuestions ? [] : hiddenWithDiary(tx, diary.id, ctx.now)),
    ];
    hidePlan(tx, diary.id, ctx.now, along);
    if (!keepsQuestions) announceQuestionsOf(tx, ctx, diary);
  }),
  diaryRestored.on(async (tx, { diary, hiddenAt }, ctx) => {
    await restoreQuestionsOf(tx, ctx.hooks, diary.id, hiddenAt);
    announceQuestionsOf(tx, ctx, diary);
    await syncLinkedItems(tx, withoutItems(diary), diary, ctx);
    restorePlan(tx, diary.id, hiddenAt);
    await settleQuotes(tx, ctx, diary, { hiddenAt });
  }),
  diariesErasing.on((tx, { diaryIds }, ctx) => eraseQuotesOfDiaries(tx, ctx, diaryIds)),
  taskColumn.from(tasksAsked),
  imageHeldColumn.from(({ file, ownerId }) => isShownInQuestion(file, ownerId)),
  noticeObjects.of({ kind: 'quote', select: selectNoticedQuote }),
  noticeObjects.of({ kind: 'curious', select: selectNoticedQuestion }),
  morningsBegun.on(async (tx, mornings) => {
    const [curtained, others] = [true, false].map((is) => mornings.filter((each) => each.curtained === is));
    if (curtained?.length) await takeSharedMistakes(tx, curtained);
    if (others?.length) await forgetSharedMistakes(tx, others);
  }),
  reminderColumn.from(remindersOf),
  saidAgain.on((tx, again, ctx) => followAnswer(tx, ctx, again)),
];
