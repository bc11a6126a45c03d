import {
  addDays,
  type DiaryDay,
  dayRange,
  daysOfMonth,
  isWorkingDay,
  monthOf,
  nextWorkingDay,
  shiftMonth,
} from '@garden/calendar';
import type { Ports } from '../../../platform/ports.ts';
import type { MorningKind, NumbersDue, TakenNumbers } from '../../team/mornings/hooks.ts';
import { listNumbers } from '../../team/mornings/store.ts';
import { countDays as calendarOf } from '../../team/settings/rules.ts';
import { type CountedDay, countDays, type DayAsked } from './days.store.ts';
import { forgetDownloads } from './downloads.store.ts';
import {
  LEAST_PEOPLE,
  type MonthOfDays,
  NONE,
  packDay,
  partOf,
  STATISTICS,
  withheldOf,
} from './numbers.rules.ts';
import { monthsOf, type Period } from './period.rules.ts';
import { tellOfWeeks, weeksOver } from './weekly.store.ts';

/** How many months are made up of what there is, for a team whose numbers were never taken down. */
const MONTHS_BACK = 12;
/** So many days are counted anew each morning: a week they can be written, and in another they are answered. */
const OPEN_DAYS = 14;

/** The days of teams and departments, as they were on a morning; what is older than two weeks stays as it was counted last. */
export const statisticsNumbers: MorningKind = {
  kind: STATISTICS,
  keepDays: 3 * 365,
  async take(source, due) {
    const { db } = source.database;
    const weeks = await weeksOver(source, due);
    const taken = new Map<string, Taken>();
    for (const span of spansOf(due)) {
      const days = (await Promise.all(due.map((of) => daysOf(source, of, span(of))))).flat();
      const months = [...new Set(due.flatMap((of) => monthsOf(span(of))))];
      const teamIds = due.map(({ teamId }) => teamId);
      const kept = await listNumbers(db, STATISTICS, teamIds, months);
      for (const { teamId, part, numbers } of kept) {
        const key = `${teamId} ${part}`;
        if (!taken.has(key)) taken.set(key, { teamId, part, days: { ...(numbers as MonthOfDays) } });
      }
      addCounted(taken, days, await countDays(db, days));
    }
    const parts: TakenNumbers[] = [...taken.values()].map(({ teamId, part, days }) => ({
      teamId,
      part,
      numbers: days,
    }));
    return { numbers: parts, keep: (tx) => tellOfWeeks(tx, source, weeks) };
  },
  eraseOld: forgetDownloads,
};

type Taken = {
  readonly teamId: string;
  readonly part: string;
  readonly days: Record<string, MonthOfDays[string]>;
};

/** What is counted together: two weeks of all teams, or of one that is new here its months, one after another. */
function spansOf(due: readonly NumbersDue[]): ((of: NumbersDue) => Period)[] {
  if (!due.some(({ isFirst }) => isFirst))
    return [({ day }) => ({ from: addDays(day, -OPEN_DAYS), to: addDays(day, -1) })];
  return Array.from({ length: MONTHS_BACK + 1 }, (_, at) => ({ day }) => {
    const days = daysOfMonth(shiftMonth(monthOf(day), at - MONTHS_BACK));
    const last = days.at(-1) as DiaryDay;
    return { from: days[0] as DiaryDay, to: last < day ? last : addDays(day, -1) };
  });
}

async function daysOf(
  { holidays }: Pick<Ports, 'holidays'>,
  { teamId, timezone, calendar }: NumbersDue,
  { from, to }: Period,
): Promise<DayAsked[]> {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4)) + 1];
  const days = calendarOf(
    { timezone, calendar },
    await holidays.between(calendar.region, first, last),
  ).calendar;
  return dayRange(from, to).map((day) => ({
    team: teamId,
    zone: timezone,
    starts: calendar.dayStartsAt,
    day,
    next: nextWorkingDay(day, days),
    working: isWorkingDay(day, days),
  }));
}

/** Puts days into their months: what was counted of them before is replaced. */
function addCounted(
  taken: Map<string, Taken>,
  asked: readonly DayAsked[],
  counted: readonly CountedDay[],
): void {
  const byDay = Map.groupBy(counted, ({ teamId, day }) => `${teamId} ${day}`);
  for (const { team: teamId, day, working } of asked) {
    const month = day.slice(0, 7);
    for (const of of taken.values())
      if (of.teamId === teamId && of.part.startsWith(month)) delete of.days[day.slice(8)];
    const groups = byDay.get(`${teamId} ${day}`) ?? [];
    const team = groups.find(({ part }) => part === null);
    if (!team || team.people === 0) continue;
    const parts = groups.filter(({ part }) => part !== null);
    const withheld = withheldOf(
      team.people,
      parts.map(({ part, people }) => ({ id: part ?? NONE, people })),
    );
    for (const { teamId: _, day: __, part, ...numbers } of groups) {
      if (part === NONE) continue;
      const key = `${teamId} ${partOf(month, part ?? undefined)}`;
      const of = taken.get(key) ?? { teamId, part: partOf(month, part ?? undefined), days: {} };
      taken.set(key, of);
      const why =
        part === null ? (numbers.people < LEAST_PEOPLE ? 'fewerThanFive' : null) : withheld.get(part);
      of.days[day.slice(8)] = packDay({ ...numbers, working, withheld: why ?? null });
    }
  }
}
