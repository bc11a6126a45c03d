import { addDays, dayState, lastWorkingDayOfWeek, nextWorkingDay } from '@garden/calendar';
import { api, progressOf } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { firstWeekOf } from '../asking/first-week.rules.ts';
import { asksForMistakes, daysLeftOfWeek, minimumToKeep, questionsOn, weekAround } from '../asking/rules.ts';
import { findWeekEnd, listRestOfWeek, minimumOfDay } from '../asking/store.ts';
import { findBegunDay, findSelf } from '../days/store.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateOwnDiary } from '../reading/store.ts';
import { carryOf } from './carry.rules.ts';
import { openEditor } from './draft.store.ts';
import { interviewsFirst } from './hooks.ts';
import { presentDraft } from './present.ts';

export const draftGet = call(api.draft.get, async (ctx, input) => {
  const { db } = ctx.database;
  const writer = await findSelf(ctx);
  const { calendar, dayNames, today, rules } = writer;
  const day = input.day === undefined ? today : await findBegunDay(db, writer, input.day);
  const endsWeek = lastWorkingDayOfWeek(day, calendar) === day;
  const { first } = weekAround(day, calendar);
  const asksMistakes = asksForMistakes(writer, day);
  const lastWeek = asksMistakes ? { from: addDays(first, -7), to: addDays(first, -1) } : null;
  const [editor, diary, weekEnd, restOfWeek] = await Promise.all([
    openEditor(ctx, writer, day, lastWeek),
    hydrateOwnDiary(ctx, writer, day),
    findWeekEnd(db, writer, day),
    endsWeek ? listRestOfWeek(db, writer, day) : [],
  ]);
  const { draft, questions, topics, tasks, reminders, extras, isAway } = editor;
  const overdue = await ctx.hooks.read(db, interviewsFirst, { extras, ctx });
  const { guidelines, mistake, improvement } = reminders;
  const vacation = new Set(isAway ? [day] : []);
  const minimum = minimumOfDay(writer, day, diary?.publishedAt ?? ctx.now, restOfWeek);
  return {
    day,
    today,
    state: dayState({ day, today, submitted: diary ?? undefined, vacation, calendar }).state,
    draft: draft && presentDraft(draft),
    diary: diary && presentOwnDiary(diary, writer),
    carry: carryOf(tasks, writer, day),
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
          insight: rules.modules.insight && weekEnd.leads,
          entries: rules.modules.weeklyTop
            ? restOfWeek.map((entry) => ({ day: entry.day, lines: progressOf(entry.sections) }))
            : [],
        }
      : null,
    weekMistakes: asksMistakes
      ? {
          daysLeft: daysLeftOfWeek(
            day,
            calendar,
            restOfWeek.map((entry) => entry.day),
          ),
          lastWeek: [...reminders.lastWeek],
        }
      : null,
    guidelines: [...guidelines],
    mistakeAsked: mistake,
    interviewsFirst: overdue.map(({ teamId, id, name, month }) => ({ teamId, id, name, month })),
    firstWeek: firstWeekOf({ calendar, memberships: ctx.actor.memberships }, day, editor.firstWeek),
    improvement: improvement && { ...improvement, due: improvement.checkOn <= today },
  };
});
