import { type DiaryDay, type DiaryMonth, daysOfMonth, weekdayOf } from '@garden/calendar';

/** A month in weeks from Monday to Sunday, with what is known of its days. */
export function weeksOfMonth<Cell>(
  month: DiaryMonth,
  describe: (day: DiaryDay) => Cell,
): readonly (readonly (Cell | null)[])[] {
  const days = daysOfMonth(month);
  const [first] = days;
  const before = first ? weekdayOf(first) - 1 : 0;
  const cells = [...Array.from({ length: before }, () => null), ...days.map(describe)];
  const filled = [...cells, ...Array.from({ length: (7 - (cells.length % 7)) % 7 }, () => null)];
  return Array.from({ length: filled.length / 7 }, (_, week) => filled.slice(week * 7, week * 7 + 7));
}

/** What a person's month is drawn by, wherever it is drawn. */
export const vineSeed = (personId: string, month: string): string => `${personId} ${month}`;
