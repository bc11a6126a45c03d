import { addDays, type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { refuseField } from '../../../http/refusal.ts';

/** Days after which one looks back, and the most that they can be. */
const USUAL = 14;
const LATEST = 366;

/** The days on which one can look back at what is begun today. */
export function checkBackDays(today: DiaryDay): { from: DiaryDay; to: DiaryDay; usual: DiaryDay } {
  return { from: addDays(today, 1), to: addDays(today, LATEST), usual: addDays(today, USUAL) };
}

/** @throws Refusal `checkBackOutside` at the field `checkOn`. */
export function checkBackOn(wished: string | undefined, today: DiaryDay): DiaryDay {
  const { from, to, usual } = checkBackDays(today);
  if (wished === undefined) return usual;
  const day = parseDiaryDay(wished);
  if (day < from || day > to) throw refuseField('checkOn', 'checkBackOutside', { from, to });
  return day;
}
