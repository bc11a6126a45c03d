import { type DiaryDay, type DiaryMonth, dayAt, daysOfMonth } from '@garden/calendar';
import type { Grade } from '@garden/contract';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findSelf, findWriter, readerOf, type Writer } from '../days/store.ts';
import { type Reader, worthSeen } from '../policy.ts';
import { listVacation } from '../vacation/store.ts';
import { type GradedDay, listDaysSharedWith, listGradedDays } from './history.store.ts';
import { daysSince } from './rules.ts';

/** What one may know of the days that someone has written. */
export type Past = {
  readonly writer: Writer;
  readonly firstDay: DiaryDay;
  readonly written: readonly (GradedDay & { readonly grade: Grade | null; readonly plain: boolean })[];
  readonly vacation: ReadonlySet<DiaryDay>;
};

/**
 * What the caller may know of someone's past: all of their own, of others what their teams in common read.
 * @param months in order; grades are told of their days
 * @throws Refusal `userNotFound` for someone who shares no team with the caller
 */
export async function lookBack(
  ctx: Context,
  userId: string,
  months: readonly [DiaryMonth, ...DiaryMonth[]],
): Promise<Past> {
  const { db } = ctx.database;
  const reader = readerOf(ctx.actor);
  const days = months.flatMap(daysOfMonth);
  const shown = { from: days[0] as DiaryDay, to: days.at(-1) as DiaryDay };
  const asked = { hooks: ctx.hooks, authorId: userId, reader, shown };
  if (userId === ctx.actor.userId) {
    const [writer, written, vacation] = await Promise.all([
      findSelf(ctx),
      listGradedDays(db, asked),
      listVacation(db, userId),
    ]);
    return toPast(writer, { since: writer.since, reader, written, vacation });
  }
  const writer = await findWriter(ctx, userId);
  const shared = writer?.teams.filter(({ teamId }) => reader.teamIds.includes(teamId)) ?? [];
  const [first] = shared;
  if (!writer || !first) throw refuse('userNotFound');
  const teamIds = shared.map(({ teamId }) => teamId);
  const [written, vacation] = await Promise.all([
    listDaysSharedWith(db, asked, teamIds),
    listVacation(db, userId),
  ]);
  return toPast(writer, { since: first.joinedAt, reader, written, vacation });
}

type Found = {
  readonly since: Date;
  readonly reader: Reader;
  readonly written: readonly GradedDay[];
  readonly vacation: Past['vacation'];
};

function toPast(writer: Writer, { since, reader, written, vacation }: Found): Past {
  const authorId = writer.userId;
  const seen = (beside: GradedDay['score']) => {
    const { score, plain } = worthSeen(authorId, beside, reader);
    return { grade: score?.grade ?? null, plain };
  };
  return {
    writer,
    firstDay: dayAt(since, writer.calendar),
    written: written.map((entry) => ({ ...entry, ...seen(entry.score) })),
    vacation,
  };
}

/** The days of a month as a past of someone shows them. */
export function monthOfPast(month: DiaryMonth, { writer, firstDay, written, vacation }: Past) {
  const { calendar, today } = writer;
  const byDay = new Map(written.map((entry) => [entry.day, entry]));
  return daysSince(month, { firstDay, today, written: byDay, vacation, calendar });
}
