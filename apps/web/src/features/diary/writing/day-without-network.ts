import { type Calendar, type DiaryDay, isWorkingDay, nextWorkingDay } from '@garden/calendar';
import type { DayData } from './day-cache.ts';

/**
 * A day as far as this device knows it. What was cached for the same day holds; a day that has begun since is new,
 * and its plan, and what it reminds of, come with the network.
 * @param kept what the server said of the last day that was opened here
 */
export function dayWithoutNetwork(
  kept: DayData,
  day: DiaryDay,
  today: DiaryDay,
  calendar: Calendar,
): DayData {
  if (kept.day === day) return { ...kept, today };
  const free = isWorkingDay(day, calendar) ? (day < today ? 'missed' : 'not_submitted') : 'holiday';
  return {
    ...kept,
    day,
    today,
    state: free,
    draft: null,
    diary: null,
    carry: null,
    nextWorkingDay: nextWorkingDay(day, calendar),
    holiday: null,
    // Whether the week lacks a mistake, and what it held, the server knows.
    minimum: { ...kept.minimum, mistakes: 0 },
    weekEnd: null,
    weekMistakes: null,
    guidelines: [],
    mistakeAsked: null,
  };
}
