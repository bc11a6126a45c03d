import { dayState, nextWorkingDay } from '@garden/calendar';
import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { findSelf } from './day.store.ts';
import { findDraft } from './draft.store.ts';
import { presentDiary, presentDraft } from './present.ts';
import { minimumAt, notAhead } from './rules.ts';
import { findDiaryOfDay, findPlanBefore } from './store.ts';

export const getDraft: Handler<Api['draft']['get']> = async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const writer = await findSelf(db, userId, ctx.now);
  const { calendar, today } = writer;
  const day = notAhead(input.day ?? today, today);
  const [draft, diary, plan] = await Promise.all([
    findDraft(db, userId, day),
    findDiaryOfDay(db, userId, day),
    findPlanBefore(db, userId, day),
  ]);
  return {
    day,
    today,
    state: dayState({ day, today, submitted: diary ?? undefined, calendar }).state,
    draft: draft && presentDraft(draft),
    diary: diary && presentDiary(diary, writer),
    carry: plan && plan.tasks.length > 0 ? { day: plan.day, tasks: [...plan.tasks] } : null,
    nextWorkingDay: nextWorkingDay(day, calendar),
    minimum: minimumAt(writer.since, ctx.now),
  };
};
