import { dayState, lastWorkingDayOfWeek, nextWorkingDay } from '@garden/calendar';
import { type Api, progressOf } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { findMembershipContext } from '../../team/membership/store.ts';
import { topicsAsked } from '../asking/hooks.ts';
import { minimumToKeep, questionsOn } from '../asking/rules.ts';
import { listRestOfWeek, minimumBeside } from '../asking/store.ts';
import { findBegunDay, findSelf } from '../days/store.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateOwnDiary } from '../reading/store.ts';
import { findCarry } from './carry.store.ts';
import { openEditor } from './draft.store.ts';
import { presentDraft } from './present.ts';

export const getDraft: Handler<Api['draft']['get']> = async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const writer = await findSelf(ctx);
  const { calendar, dayNames, today, rules } = writer;
  const day = input.day === undefined ? today : await findBegunDay(db, writer, input.day);
  const [homeId] = writer.teamIds;
  const endsWeek = lastWorkingDayOfWeek(day, calendar) === day;
  const asksInsight = endsWeek && rules.modules.insight && homeId !== undefined;
  const [editor, diary, carry, topics, membership, restOfWeek] = await Promise.all([
    openEditor(db, { authorId: userId, day, homeId: homeId ?? null }),
    hydrateOwnDiary(ctx, writer, day),
    findCarry(ctx, writer, day),
    ctx.hooks.read(db, topicsAsked, { userId, teamIds: writer.teamIds, day }),
    asksInsight ? findMembershipContext(ctx, { teamId: homeId, userId }) : null,
    endsWeek ? listRestOfWeek(db, writer, day) : [],
  ]);
  const { draft, questions, isAway } = editor;
  const vacation = new Set(isAway ? [day] : []);
  const minimum = minimumBeside(writer, day, diary?.publishedAt ?? ctx.now, restOfWeek);
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
    weekEnd: endsWeek
      ? {
          insight: membership?.leads ?? false,
          entries: rules.modules.weeklyTop
            ? restOfWeek.map((entry) => ({ day: entry.day, lines: progressOf(entry.sections) }))
            : [],
        }
      : null,
  };
};
