import {
  type DiaryMonth,
  dayAt,
  dayState,
  daysOfMonth,
  isDiaryMonth,
  parseDiaryDay,
  streak,
} from '@garden/calendar';
import type { Api, OutputOf } from '@garden/contract';
import type { Context, Handler } from '../../http/context.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { findSelf, findWriter, type Writer } from './day.store.ts';
import { listDaysSharedWith, listWrittenDays, type WrittenDay } from './history.store.ts';

export const getDiaryHistory: Handler<Api['diary']['history']> = async (ctx, { userId, month }) => {
  if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const { writer, since, written } = await lookBack(ctx, userId ?? ctx.actor.userId);
  const { calendar, today } = writer;
  return {
    month,
    today,
    streak: streak({
      today,
      written: written.map(({ day, late }) => ({ day: parseDiaryDay(day), late })),
      calendar,
    }),
    days: describeMonth(month, writer, since, written),
  };
};

type Past = { writer: Writer; since: Date; written: WrittenDay[] };

/** What the caller may know of somebody's past: all of their own, of others what their teams in common read. */
async function lookBack(ctx: Context, userId: string): Promise<Past> {
  const { db } = ctx.database;
  if (userId === ctx.actor.userId) {
    const [writer, written] = await Promise.all([findSelf(db, userId, ctx.now), listWrittenDays(db, userId)]);
    return { writer, since: writer.since, written };
  }
  const [reader, writer] = await Promise.all([
    findSelf(db, ctx.actor.userId, ctx.now),
    findWriter(db, userId, ctx.now),
  ]);
  const shared = writer?.teams.filter(({ teamId }) => reader.teamIds.includes(teamId)) ?? [];
  const [first] = shared;
  if (!writer || !first) throw refuse('userNotFound');
  const teamIds = shared.map(({ teamId }) => teamId);
  return { writer, since: first.joinedAt, written: await listDaysSharedWith(db, userId, teamIds) };
}

/** The days of a month from when the person came; of earlier days those that are written. */
function describeMonth(
  month: DiaryMonth,
  { calendar, today }: Writer,
  since: Date,
  written: readonly WrittenDay[],
): OutputOf<Api['diary']['history']>['days'] {
  const firstDay = dayAt(since, calendar);
  const byDay = new Map(written.map((diary) => [diary.day, diary]));
  return daysOfMonth(month).flatMap((day) => {
    const submitted = byDay.get(day);
    if (day < firstDay && !submitted) return [];
    return {
      day,
      state: dayState({ day, today, submitted, calendar }).state,
      late: submitted?.late ?? false,
      diaryId: submitted?.id ?? null,
      length: submitted?.length ?? 0,
    };
  });
}
