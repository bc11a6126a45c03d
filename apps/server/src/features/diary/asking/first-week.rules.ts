import { type Calendar, type DiaryDay, dayAt, daysBetween, isWorkingDay } from '@garden/calendar';
import { FIRST_WEEK_DAYS, type FirstWeek, type MemberRole } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { asksWhatConfused, workingDayOf } from '../days/rules.ts';
import type { FirstWeekFacts } from './hooks.ts';

/** No first week takes longer than so many days, whatever holidays lie in it. */
const LONGEST = 31;
type Newcomer = {
  readonly calendar: Calendar;
  /** The home team first. */
  readonly memberships: readonly {
    readonly teamId: string;
    readonly joinedAt: Date;
    readonly role: MemberRole;
  }[];
};

/** What the editor of a day shows in its writer's first week in their home team; null after it, and on free days. */
export function firstWeekOf(
  { calendar, memberships: [home] }: Newcomer,
  day: DiaryDay,
  { prompts, buddy, said }: FirstWeekFacts,
): FirstWeek | null {
  if (!home || home.role === 'owner') return null;
  const joinedOn = dayAt(home.joinedAt, calendar);
  if (day < joinedOn || daysBetween(joinedOn, day) > LONGEST || !isWorkingDay(day, calendar)) return null;
  const workingDay = workingDayOf(joinedOn, day, calendar);
  const asks = asksWhatConfused(workingDay) && !said;
  if (workingDay > FIRST_WEEK_DAYS && !asks) return null;
  return {
    teamId: home.teamId,
    day: workingDay,
    prompt: workingDay > FIRST_WEEK_DAYS ? '' : (prompts?.[workingDay - 1] ?? null),
    asks,
    buddy: buddy && presentPerson(buddy),
  };
}
