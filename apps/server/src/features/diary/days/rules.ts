import { type Calendar, type DiaryDay, dayRange, isWorkingDay } from '@garden/calendar';
import { FIRST_WEEK_DAYS } from '@garden/contract';

/** Someone who was away on the fifth day is asked for so many working days more. */
const ASKED_FOR = 3;

/**
 * Which working day of someone's time in a team a day is, from 1; 0 before the first. One who joins on a free day begins
 * with the next working day; a free day has the number of the working day before it.
 */
export function workingDayOf(joinedOn: DiaryDay, day: DiaryDay, calendar: Calendar): number {
  return dayRange(joinedOn, day).filter((each) => isWorkingDay(each, calendar)).length;
}

/** Whether someone is asked on that working day of theirs what confused them. */
export function asksWhatConfused(workingDay: number): boolean {
  return workingDay >= FIRST_WEEK_DAYS && workingDay <= FIRST_WEEK_DAYS + ASKED_FOR;
}
