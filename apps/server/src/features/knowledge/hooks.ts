import { addDays, parseDiaryDay } from '@garden/calendar';
import type { Registration } from '../../platform/hooks.ts';
import {
  diaryChanged,
  diaryHidden,
  diaryPublished,
  diaryRestored,
  tasksFor,
} from '../diary/writing/hooks.ts';
import { syncLinkedItems, withdrawLinkedItems } from './store.ts';
import { hidePlan, listTasksFor, planOf, planTasks, replanTasks, restorePlan } from './todos/plan.store.ts';
import { ASKED_DAYS } from './todos/rules.ts';

/** What knowledge does when a diary is written: its mistakes, its questions, and the tasks that it plans. */
export const knowledgeHooks: readonly Registration[] = [
  diaryPublished.on(async (tx, { diary, calendar, imported }, ctx) => {
    await syncLinkedItems(tx, diary, ctx);
    // The tasks of an imported diary are for a day that is over.
    if (!imported) await planTasks(tx, planOf(diary, calendar, ctx), diary.sections.nextTasks);
  }),
  diaryChanged.on(async (tx, { before, after, calendar }, ctx) => {
    await syncLinkedItems(tx, after, ctx);
    const plan = planOf(after, calendar, ctx);
    await replanTasks(tx, plan, before.sections.nextTasks, after.sections.nextTasks);
  }),
  diaryHidden.on(async (tx, { diary }, ctx) => {
    await withdrawLinkedItems(tx, diary, ctx);
    await hidePlan(tx, diary.id, ctx.now);
  }),
  diaryRestored.on(async (tx, { diary, hiddenAt }, ctx) => {
    await syncLinkedItems(tx, diary, ctx);
    await restorePlan(tx, diary.id, hiddenAt);
  }),
  tasksFor.from((db, { userId, day, lastEntry, settledSince }) => {
    const since = addDays(parseDiaryDay(lastEntry ?? day), -ASKED_DAYS);
    return listTasksFor(db, userId, { day, since, settledSince });
  }),
];
