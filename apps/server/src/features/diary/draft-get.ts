import { dayState, nextWorkingDay } from '@garden/calendar';
import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { findBegunDay, findSelf } from './day.store.ts';
import { findDraft } from './draft.store.ts';
import { presentDraft, presentOwnDiary } from './present.ts';
import { minimumAt } from './rules.ts';
import { findDiaryOfDay, findPlanBefore } from './store.ts';

export const getDraft: Handler<Api['draft']['get']> = async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx, userId);
  const { calendar, today, rules } = writer;
  const day = input.day === undefined ? today : await findBegunDay(db, writer, input.day);
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
    diary: diary && presentOwnDiary(diary, writer),
    carry: plan && plan.tasks.length > 0 ? { day: plan.day, tasks: [...plan.tasks] } : null,
    nextWorkingDay: nextWorkingDay(day, calendar),
    minimum: minimumAt(writer, ctx.now),
    modules: { ...rules.modules },
  };
};
