import {
  addDays,
  CATCH_UP_DAYS,
  type Calendar,
  type DiaryDay,
  dayRange,
  isWorkingDay,
  monthOf,
  startOfWeek,
} from '@garden/calendar';
import { api, type DiaryMonthView, isMonth } from '@garden/contract';
import type { WeekDay } from '../../../components/vine/week-berries.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { daysToCatchUp, markOf } from '../day-marks.shared.ts';
import { useHomeCalendar } from '../home-calendar.shared.ts';

export type Month = DiaryMonthView;
export type HistoryDay = Month['days'][number];

/** The working days of the week around `today`, others of it with a diary, and `today` in any case; unknown days are still to come. */
export function weekOf(days: readonly HistoryDay[], today: DiaryDay, calendar: Calendar): WeekDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const first = startOfWeek(today, calendar);
  return dayRange(first, addDays(first, 6)).flatMap((date): WeekDay[] => {
    const day = known.get(date);
    const isFree = day ? day.state === 'holiday' : !isWorkingDay(date, calendar);
    if (isFree && date !== today) return [];
    const state = isFree ? 'holiday' : markOf(day ?? { state: 'upcoming', late: false });
    return [{ date, state, ...(day?.grade && { grade: day.grade }) }];
  });
}

/** My days: this month, this week, days to catch up on. A part that did not load is left out. */
export function useMyDays() {
  const { calendar, today } = useHomeCalendar();
  const month = monthOf(today);
  const monthBefore = monthOf(addDays(today, -CATCH_UP_DAYS));
  const current = useApiQuery(api.diary.history, { month }, { failure: 'none' });
  const before = useApiQuery(
    api.diary.history,
    { month: monthBefore },
    { failure: 'none', enabled: monthBefore !== month },
  );
  const daysOf = (history: typeof current.data) => (history && isMonth(history) ? history.days : []);
  const days = [...(monthBefore === month ? [] : daysOf(before.data)), ...daysOf(current.data)];
  return {
    today,
    month: current.data && isMonth(current.data) ? current.data : undefined,
    isPending: current.isPending && current.fetchStatus !== 'paused',
    week: weekOf(days, today, calendar),
    toCatchUp: daysToCatchUp(days, today),
  };
}
