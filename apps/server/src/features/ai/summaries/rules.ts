import {
  addDays,
  type Calendar,
  type DiaryDay,
  type DiaryMonth,
  dayAt,
  daysOfMonth,
  isDiaryMonth,
  makeCalendar,
  monthOf,
  parseDiaryDay,
  startOfWeek,
} from '@garden/calendar';
import type { SummaryLine, SummaryPart } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';

/** The days that are looked back on. */
export type Period = {
  readonly kind: 'month' | 'week';
  readonly from: DiaryDay;
  readonly to: DiaryDay;
  readonly months: readonly [DiaryMonth, ...DiaryMonth[]];
};

type Asked = {
  readonly kind?: Period['kind'] | undefined;
  readonly month?: string | undefined;
  readonly week?: string | undefined;
};

/**
 * The days that someone asks for; a week begins as their calendar says.
 * @throws Refusal at the field where it has not begun
 */
export function periodOf(
  { kind, month, week }: Asked,
  { calendar, today }: { readonly calendar: Calendar; readonly today: DiaryDay },
): Period {
  if (month !== undefined) {
    if (kind === 'week') throw refuseField('week', 'fieldRequired', { field: 'week' });
    if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
    const current = monthOf(today);
    if (month > current) throw refuseField('month', 'monthAhead', { month: current });
    const days = daysOfMonth(month);
    return { kind: 'month', from: days[0] as DiaryDay, to: days.at(-1) as DiaryDay, months: [month] };
  }
  if (kind === 'month' || week === undefined) throw refuseField('month', 'fieldRequired', { field: 'month' });
  const day = parseDiaryDay(week);
  if (!isDiaryMonth(week.slice(0, 7)) || day > addDays(today, 6)) throw refuseField('week', 'importDayAhead');
  const from = startOfWeek(day, calendar);
  if (from > today) throw refuseField('week', 'importDayAhead');
  const to = addDays(from, 6);
  const [first, last] = [monthOf(from), monthOf(to)];
  return { kind: 'week', from, to, months: first === last ? [first] : [first, last] };
}

/** A sentence, or several of one trouble, with where it stands. */
export type FoundLine = Omit<SummaryLine, 'edited' | 'key'> & { readonly key: string };

/** What is found in the diaries of a period. */
export type FoundLines = {
  readonly lines: readonly FoundLine[];
  /** The sentences that someone kept, as far as they still stand in a diary. */
  readonly standing: readonly Omit<FoundLine, 'part'>[];
};

/** A line as its owner keeps it; one without a text is as its diary says. */
export type KeptLine = {
  readonly key: string | null;
  readonly part: SummaryPart;
  readonly text: string | null;
};

/**
 * The lines that are shown: those that were found, or those that were kept and rest on something still. What its owner
 * wrote by hand rests on nothing but them.
 */
export function linesOf(
  kept: readonly KeptLine[] | null,
  found: FoundLines,
): { readonly lines: SummaryLine[]; readonly dropped: number } {
  if (kept === null) return { lines: found.lines.map((line) => ({ ...line, edited: false })), dropped: 0 };
  const drawn = new Map(found.lines.map((line) => [line.key, line]));
  const standing = new Map(found.standing.map((line) => [line.key, line]));
  const lines = kept.flatMap(({ key, part, text }): SummaryLine[] => {
    if (key === null) return [{ key, part, text: text ?? '', edited: false, citations: [] }];
    const stands = drawn.get(key) ?? standing.get(key);
    if (!stands) return [];
    return [
      {
        key,
        part,
        text: text ?? stands.text,
        edited: text !== null && text !== stands.text,
        citations: stands.citations,
      },
    ];
  });
  return { lines, dropped: kept.length - lines.length };
}

/** Whether a month is over by the calendar of someone’s home team, or without one in their own zone. */
export function isMonthOver(
  month: DiaryMonth,
  {
    timezone,
    home,
  }: {
    readonly timezone: string;
    readonly home: {
      readonly timezone: string;
      readonly calendar: { readonly dayStartsAt: string };
    } | null;
  },
  now: Date,
): boolean {
  const zone = home?.timezone ?? timezone;
  const calendar = makeCalendar({ timezone: zone, dayStartsAt: home?.calendar.dayStartsAt });
  return monthOf(dayAt(now, calendar)) > month;
}
