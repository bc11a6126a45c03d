import { type DiaryDay, dayState, lastWorkingDayOfWeek, nextWorkingDay } from '@garden/calendar';
import { type Api, type OutputOf, progressOf } from '@garden/contract';
import type { Context, Handler } from '../../../http/context.ts';
import { findMembershipContext } from '../../team/membership/store.ts';
import { listQuestions } from '../../team/settings/store.ts';
import { topicsAsked } from '../asking/hooks.ts';
import { minimumToKeep, questionsOn } from '../asking/rules.ts';
import { findMinimum, listRestOfWeek } from '../asking/store.ts';
import { findBegunDay, findSelf, type Writer } from '../days/store.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateOwnDiary } from '../reading/store.ts';
import { listVacation } from '../vacation/store.ts';
import { findCarry } from './carry.store.ts';
import { findDraft } from './draft.store.ts';
import { presentDraft } from './present.ts';

export const getDraft: Handler<Api['draft']['get']> = async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx);
  const { calendar, dayNames, today, rules } = writer;
  const day = input.day === undefined ? today : await findBegunDay(db, writer, input.day);
  const [draft, diary, carry, questions, topics, weekEnd, vacation] = await Promise.all([
    findDraft(db, userId, day),
    hydrateOwnDiary(ctx, writer, day),
    findCarry(ctx, writer, day),
    listQuestions(db, writer.teamIds[0]),
    ctx.hooks.read(db, topicsAsked, { userId, teamIds: writer.teamIds, day }),
    findWeekEnd(ctx, writer, day),
    listVacation(db, userId, { from: day, to: day }),
  ]);
  const minimum = await findMinimum(db, writer, day, diary?.publishedAt ?? ctx.now);
  return {
    day,
    today,
    state: dayState({ day, today, submitted: diary ?? undefined, vacation, calendar }).state,
    draft: draft && presentDraft(draft),
    diary: diary && presentOwnDiary(diary, writer),
    carry,
    nextWorkingDay: nextWorkingDay(day, calendar),
    holiday: dayNames.get(day) ?? null,
    minimum: diary ? minimumToKeep(diary.sections, minimum) : minimum,
    modules: { ...rules.modules },
    questions: questionsOn(questions, day).map(({ id, text }) => ({ id, text })),
    topics: topics.map(({ id, teamId, title, prompt, endsOn }) => ({
      id,
      teamId,
      title,
      prompt,
      to: endsOn,
    })),
    weekEnd,
  };
};

/** What comes with the week's last working day; null for any other day. */
async function findWeekEnd(
  ctx: Context,
  writer: Writer,
  day: DiaryDay,
): Promise<OutputOf<Api['draft']['get']>['weekEnd']> {
  const { calendar, rules, teamIds, userId } = writer;
  if (lastWorkingDayOfWeek(day, calendar) !== day) return null;
  const [homeId] = teamIds;
  const [membership, rest] = await Promise.all([
    homeId === undefined || !rules.modules.insight
      ? null
      : findMembershipContext(ctx, { teamId: homeId, userId }),
    rules.modules.weeklyTop ? listRestOfWeek(ctx.database.db, writer, day) : [],
  ]);
  return {
    insight: membership?.leads ?? false,
    entries: rest.map((entry) => ({ day: entry.day, lines: progressOf(entry.sections) })),
  };
}
