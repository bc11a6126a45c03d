import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { inPages } from '../../../platform/personal-data.ts';
import { writeXlsx } from '../../../platform/xlsx.ts';
import { sightRefusal } from '../../team/policy.ts';
import { harmless, toCsvRow } from '../sheets/table.rules.ts';
import { recordDownload } from './downloads.store.ts';
import { listMemberDays, type MemberDays, type MembersAsked } from './members.store.ts';
import { daysOf, monthsOf, type Period, periodOf } from './period.rules.ts';
import { mayExport } from './policy.ts';
import { findGroups, listDays } from './store.ts';
import { headOfMembers, rowOfMember, sheetNames, tableOfDays } from './table.rules.ts';
import { findOwnTeam, workdaysOf } from './team.store.ts';

/** Members that one statement looks at. */
const PAGE = 200;

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const statisticsExport = call(api.statistics.export, async (ctx, input) => {
  const { teamId, departmentId, format, ...asked } = input;
  const { actor, now } = ctx;
  const { userId } = actor;
  const own = findOwnTeam(actor, teamId, now);
  const period = periodOf(asked, own.today);
  const download = authorize(
    { teamId, userId, departmentId, day: own.today, period },
    mayExport(own),
    sightRefusal(own),
  );
  const { db } = ctx.database;
  const [{ departments, locale }, calendar] = await Promise.all([
    findGroups(db, { teamId, userId }),
    own.calendarOf(ctx, period),
  ]);
  const department = departments.find(({ id }) => id === departmentId);
  if (departmentId !== undefined && !department) throw refuse('departmentNotFound');
  await ctx.database.transaction(async (tx) => {
    const details = { ...period, format, ...(department && { name: department.name }) };
    await recordAudit(tx, {
      scope: teamId,
      action: 'statistics_exported',
      actorId: userId,
      details,
      at: now,
    });
    await recordDownload(tx, download);
  });
  const members = readMembers(ctx, {
    ...own,
    period,
    workdays: workdaysOf(calendar, period),
    departmentId,
  });
  const isCsv = format === 'csv';
  return {
    name: `grape-garden-statistics-${period.from}-${period.to}.${format}`,
    mediaType: mediaTypes[format],
    content: isCsv ? toCsv(members, locale) : toXlsx(ctx, members, { teamId, departmentId, period, locale }),
  };
});

type Members = AsyncIterable<MemberDays>;

const readMembers = ({ database: { db } }: Context, asked: Omit<MembersAsked, 'after' | 'limit'>): Members =>
  inPages(
    (last: Pick<MemberDays, 'joinedAt' | 'id'> | undefined, limit) =>
      listMemberDays(db, { ...asked, after: last && [last.joinedAt, last.id], limit }),
    PAGE,
  );

/** Begins with the mark by which spreadsheets know that it is UTF-8. */
async function* toCsv(members: Members, locale: 'en' | 'zh'): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`\uFEFF${toCsvRow(headOfMembers(locale))}`);
  for await (const member of members) yield encoder.encode(toCsvRow(rowOfMember(member)));
}

type Asked = {
  readonly teamId: string;
  readonly departmentId: string | undefined;
  readonly period: Period;
  readonly locale: 'en' | 'zh';
};

async function* toXlsx(
  ctx: Context,
  members: Members,
  { teamId, departmentId, period, locale }: Asked,
): AsyncGenerator<Uint8Array> {
  const rows: (readonly string[])[] = [headOfMembers(locale)];
  for await (const member of members) rows.push(rowOfMember(member));
  const of = { teamId, departmentId: departmentId ?? null };
  const counted = (await listDays(ctx.database.db, of, monthsOf(period))).get(departmentId ?? '');
  const days = daysOf(period).flatMap((day) => {
    const found = counted?.get(day);
    return found ? [[day, found] as const] : [];
  });
  const [membersName, daysName] = sheetNames[locale];
  yield* writeXlsx(
    ctx,
    [
      { name: membersName, rows },
      { name: daysName, rows: tableOfDays(days, locale) },
    ].map((sheet) => ({
      ...sheet,
      // Written anew as CSV by a spreadsheet, a text could become a formula after all.
      rows: sheet.rows.map((row) => row.map(harmless)),
    })),
  );
}
