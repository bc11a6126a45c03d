import {
  addDays,
  type DiaryDay,
  type DiaryMonth,
  dayRange,
  daysBetween,
  monthOf,
  parseDiaryDay,
  shiftMonth,
} from '@garden/calendar';
import { STATISTICS_DAYS } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';

/** First and last day, both included. */
export type Period = { readonly from: DiaryDay; readonly to: DiaryDay };

/** So many days are looked at where none are named: four weeks. */
const USUAL_DAYS = 28;
const WEEK = 7;
/** No team is older. */
const FIRST_DAY = parseDiaryDay('2000-01-01');

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

/**
 * The days that are asked for, as far as they are over.
 * @throws Refusal `rangeBackwards` or `rangeTooLong` at the field `to`, `statisticsTooNew` where none is over
 */
export function periodOf({ from, to }: Asked, today: DiaryDay): Period {
  const yesterday = addDays(today, -1);
  const wanted = to === undefined ? yesterday : parseDiaryDay(to);
  const first = later(
    FIRST_DAY,
    from === undefined
      ? addDays(later(FIRST_DAY, earlier(wanted, yesterday)), 1 - USUAL_DAYS)
      : parseDiaryDay(from),
  );
  if (wanted < first && to !== undefined) throw refuseField('to', 'rangeBackwards');
  if (daysBetween(first, wanted) >= STATISTICS_DAYS)
    throw refuseField('to', 'rangeTooLong', { days: STATISTICS_DAYS });
  if (first > yesterday) throw refuseField('from', 'statisticsTooNew');
  return { from: first, to: earlier(wanted, yesterday) };
}

const earlier = (a: DiaryDay, b: DiaryDay) => (a < b ? a : b);
const later = (a: DiaryDay, b: DiaryDay) => (a > b ? a : b);

/** What a period is compared with: as many days before it, of the same weekdays. */
export function beforeOf({ from, to }: Period): Period {
  const weeks = Math.ceil((daysBetween(from, to) + 1) / WEEK);
  return { from: addDays(from, -WEEK * weeks), to: addDays(to, -WEEK * weeks) };
}

/** The months that a period touches. */
export function monthsOf({ from, to }: Period): DiaryMonth[] {
  const months: DiaryMonth[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = shiftMonth(month, 1)) months.push(month);
  return months;
}

export const daysOf = ({ from, to }: Period): DiaryDay[] => dayRange(from, to);
