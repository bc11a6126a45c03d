import { type DiaryMonth, dayAt, dayState, daysOfMonth, isDiaryMonth } from '@garden/calendar';
import type { Api, DiaryMonthView, InputOf } from '@garden/contract';
import * as z from 'zod';
import type { Context, Handler } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { findSelf, findWriter, type Writer } from '../days/store.ts';
import { listVacation } from '../vacation/store.ts';
import { listDaysSharedWith, listWrittenDays } from './history.store.ts';
import { type Past as Days, streakOf } from './past.rules.ts';
import { presentVersion } from './present.ts';
import { listVersions } from './versions.store.ts';

const key = z.tuple([keyPart.count]);

export const getDiaryHistory: Handler<Api['diary']['history']> = async (ctx, input) =>
  input.diaryId === undefined
    ? lookAtMonth(ctx, input)
    : lookAtVersions(ctx, { ...input, diaryId: input.diaryId });

type Asked = InputOf<Api['diary']['history']>;

/** What one's own diary said, version by version; to everyone else there is nothing to find. */
async function lookAtVersions(ctx: Context, { diaryId, cursor, limit }: Asked & { diaryId: string }) {
  const before = readCursor(cursor, key)?.[0];
  const found = await listVersions(ctx.database.db, diaryId, ctx.actor.userId, {
    before: before === undefined ? undefined : Number(before),
    limit: limit + 1,
  });
  if (!found) throw refuse('diaryNotFound');
  const { rows, nextCursor } = cutPage(found, limit, ({ version }) => [String(version)]);
  return { items: rows.map(presentVersion), nextCursor };
}

async function lookAtMonth(ctx: Context, { userId, month = '' }: Asked): Promise<DiaryMonthView> {
  if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
  const past = await lookBack(ctx, userId ?? ctx.actor.userId);
  return {
    month,
    today: past.writer.today,
    streak: streakOf(past),
    days: describeMonth(month, past),
  };
}

type Past = Days & { readonly writer: Writer; readonly since: Date };

/** What the caller may know of someone's past: all of their own, of others what their teams in common read. */
async function lookBack(ctx: Context, userId: string): Promise<Past> {
  const { db } = ctx.database;
  if (userId === ctx.actor.userId) {
    const [writer, written, vacation] = await Promise.all([
      findSelf(ctx),
      listWrittenDays(db, userId),
      listVacation(db, userId),
    ]);
    return { writer, since: writer.since, written, vacation };
  }
  const [reader, writer] = await Promise.all([findSelf(ctx), findWriter(ctx, userId)]);
  const shared = writer?.teams.filter(({ teamId }) => reader.teamIds.includes(teamId)) ?? [];
  const [first] = shared;
  if (!writer || !first) throw refuse('userNotFound');
  const teamIds = shared.map(({ teamId }) => teamId);
  const [written, vacation] = await Promise.all([
    listDaysSharedWith(db, userId, teamIds),
    listVacation(db, userId),
  ]);
  return { writer, since: first.joinedAt, written, vacation };
}

/** The days of a month from when the person came; of earlier days those that are written. */
function describeMonth(
  month: DiaryMonth,
  { writer: { calendar, today, dayNames }, since, written, vacation }: Past,
): DiaryMonthView['days'] {
  const firstDay = dayAt(since, calendar);
  const byDay = new Map(written.map((diary) => [diary.day, diary]));
  return daysOfMonth(month).flatMap((day) => {
    const submitted = byDay.get(day);
    if (day < firstDay && !submitted) return [];
    return {
      day,
      state: dayState({ day, today, submitted, vacation, calendar }).state,
      late: submitted?.late ?? false,
      diaryId: submitted?.id ?? null,
      length: submitted?.length ?? 0,
      holiday: dayNames.get(day) ?? null,
    };
  });
}
