import {
  addDays,
  dayAt,
  dayEnd,
  dayStart,
  instantAt,
  makeCalendar,
  wallClockAt,
  weekdayOf,
} from '@garden/calendar';
import {
  type MailChoice,
  type MailKind,
  mailKinds,
  mailRhythms,
  type NoticeSettings,
} from '@garden/contract';

/** When gathered mails go out, by the reader's own clock; weekly ones on Mondays. */
const GATHERED_AT = '08:00';
const MONDAY = 1;

/** Between these times of a day no mail goes out; over midnight where the first is the later one. */
export type Quiet = NoticeSettings['quiet'];

/** The choices of someone, with the product's own for what they left open. */
export function mergeMailChoices(chosen: Readonly<Record<string, MailChoice>>): Record<MailKind, MailChoice> {
  const settled = mailKinds.map((kind) => [kind, chosen[kind] ?? mailRhythms.daily[kind]] as const);
  return Object.fromEntries(settled) as Record<MailKind, MailChoice>;
}

/** Whether a kind of notice can go out by mail at all. */
export function isMailKind(kind: string): kind is MailKind {
  return mailKinds.some((known) => known === kind);
}

/** How someone wants to be told, and by whose clock. */
export type MailWish = { readonly choice: MailChoice; readonly quiet: Quiet; readonly timezone: string };

/** The moment from which on something that happened may go out by mail; null where it never does. */
export function mailDue(happenedAt: Date, { choice, quiet, timezone }: MailWish): Date | null {
  if (choice === 'off') return null;
  const due = choice === 'now' ? happenedAt : nextGathering(happenedAt, choice, timezone);
  return afterQuiet(due, quiet, timezone);
}

/** The moment itself, or the end of the quiet hours that it falls into. */
export function afterQuiet(instant: Date, quiet: Quiet, timezone: string): Date {
  if (!quiet || quiet.from === quiet.to) return instant;
  const { day, time } = wallClockAt(instant, timezone);
  const { from, to } = quiet;
  const isOvernight = from > to;
  const isQuiet = isOvernight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return instant;
  return instantAt(isOvernight && time >= from ? addDays(day, 1) : day, to, timezone);
}

function nextGathering(instant: Date, choice: 'daily' | 'weekly', timezone: string): Date {
  const mornings = makeCalendar({ timezone, dayStartsAt: GATHERED_AT });
  const day = dayAt(instant, mornings);
  if (choice === 'daily') return dayEnd(day, mornings);
  let monday = addDays(day, 1);
  while (weekdayOf(monday) !== MONDAY) monday = addDays(monday, 1);
  return dayStart(monday, mornings);
}
