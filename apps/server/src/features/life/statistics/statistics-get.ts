import { addDays, isWorkingDay, parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { listMonthMeans } from '../../review/store.ts';
import { presentNote } from './day-note.present.ts';
import { listNotes } from './day-note.store.ts';
import { listDownloads } from './downloads.store.ts';
import { beforeOf, monthsOf, periodOf } from './period.rules.ts';
import { mayExport, mayNote, membersSeen, seesAll } from './policy.ts';
import { presentDays, presentPeriod } from './present.ts';
import { findGroups, listDays } from './store.ts';
import { findOwnTeam } from './team.store.ts';

export const statisticsGet = call(api.statistics.get, async (ctx, { teamId, departmentId, ...asked }) => {
  const own = findOwnTeam(ctx.actor, teamId, ctx.now);
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  const period = periodOf(asked, own.today);
  const before = beforeOf(period);
  const months = monthsOf(period);
  const [groups, counted, earlier, scores, downloads, notes, calendar] = await Promise.all([
    findGroups(db, { teamId, userId }),
    listDays(db, { teamId, departmentId }, months),
    listDays(db, { teamId, departmentId: departmentId ?? null }, monthsOf(before)),
    listMonthMeans(db, { teamId, departmentId }, months),
    listDownloads(db, { teamId, userId }),
    // What is written today shows at once, though its numbers come tomorrow.
    listNotes(db, teamId, {
      from: period.from,
      to: period.to === addDays(own.today, -1) ? own.today : period.to,
    }),
    own.calendarOf(ctx, period),
  ]);
  const { takenOn, leads, departments } = groups;
  const department = departments.find(({ id }) => id === departmentId);
  if (departmentId !== undefined && !department) throw refuse('departmentNotFound');
  const reader = { ...own, leads };
  const isAll = seesAll(reader, department?.leads ?? false);
  const days = counted.get(departmentId ?? '');
  const { total, withheld } = presentPeriod(days, period, isAll);
  return {
    ...period,
    before,
    takenOn,
    departmentId: departmentId ?? null,
    withheld,
    total,
    totalBefore: presentPeriod(earlier.get(departmentId ?? ''), before, isAll).total,
    days: presentDays(days, period, isAll, (day) => isWorkingDay(parseDiaryDay(day), calendar)),
    notes: notes.map(presentNote),
    departments: department
      ? []
      : departments.map(({ id, name, leads: leadsIt }) => ({
          id,
          name,
          ...presentPeriod(counted.get(id), period, seesAll(reader, leadsIt)),
        })),
    scores,
    downloads: downloads.map(({ reader: by, ...of }) => ({ reader: presentPerson(by), ...of })),
    can: { members: membersSeen(reader), export: mayExport(reader), note: mayNote(reader) },
  };
});
