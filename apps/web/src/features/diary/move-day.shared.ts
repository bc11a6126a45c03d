import { addDays, type DiaryDay, type DiaryMonth, daysOfMonth, monthOf, shiftMonth } from '@garden/calendar';
import type { Move } from '../../components/days/month-grid.tsx';

/** Where a key moves to; a month too short for the day ends at its last. */
export function moveDay(from: DiaryDay, move: Move): DiaryDay {
  return 'days' in move ? addDays(from, move.days) : sameDayIn(from, shiftMonth(monthOf(from), move.months));
}

function sameDayIn(day: DiaryDay, month: DiaryMonth): DiaryDay {
  const days = daysOfMonth(month);
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
