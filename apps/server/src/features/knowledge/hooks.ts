import type { Registration } from '../../platform/hooks.ts';
import {
  diariesShared,
  diaryChanged,
  diaryHidden,
  diaryPublished,
  diaryRestored,
  reminderColumn,
  taskColumn,
} from '../diary/writing/hooks.ts';
import { remindersOf } from './mistakes/reminder.store.ts';
import { addLinkedItems, shareLinkedItems, syncLinkedItems, withoutItems } from './store.ts';
import { hidePlan, planOf, replanTasks, restorePlan, tasksAsked } from './todos/plan.store.ts';

/** What knowledge does when a diary is written: its mistakes, its questions, and the tasks that it plans. */
export const knowledgeHooks: readonly Registration[] = [
  diaryPublished.on(async (tx, { diary, writer, imported }, ctx) => {
    // The tasks of an imported diary are for a day that is over.
    addLinkedItems(tx, diary, imported ? null : planOf(diary, writer.calendar, ctx), ctx);
  }),
  diaryChanged.on(async (tx, { before, after, writer }, ctx) => {
    await syncLinkedItems(tx, before, after, ctx);
    const plan = planOf(after, writer.calendar, ctx);
    replanTasks(tx, plan, before.sections.nextTasks, after.sections.nextTasks);
  }),
  diariesShared.on(async (tx, { diaries }) => {
    shareLinkedItems(
      tx,
      diaries.map(({ after }) => after),
    );
  }),
  diaryHidden.on(async (tx, { diary }, ctx) => {
    await syncLinkedItems(tx, diary, withoutItems(diary), ctx);
    hidePlan(tx, diary.id, ctx.now);
  }),
  diaryRestored.on(async (tx, { diary, hiddenAt }, ctx) => {
    await syncLinkedItems(tx, withoutItems(diary), diary, ctx);
    restorePlan(tx, diary.id, hiddenAt);
  }),
  taskColumn.from(tasksAsked),
  reminderColumn.from(remindersOf),
];
