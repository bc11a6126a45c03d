import {
  addDays,
  CATCH_UP_DAYS,
  type Calendar,
  type DiaryDay,
  daysBetween,
  nextWorkingDay,
  parseDiaryDay,
} from '@garden/calendar';

/** For so many days, today included, an entry waits for an answer. */
const WAITING_DAYS = 14;
/** Of so many days, today included, the share of answered entries tells. */
const SHARE_DAYS = 30;
/** With fewer people who wrote, a share would tell of one of them. */
const FEWEST_WRITERS = 5;

/** The first day whose entries still wait for an answer. */
export const waitingSince = (today: DiaryDay): DiaryDay => addDays(today, 1 - WAITING_DAYS);

/** The first day whose entries the share is of. */
export const shareSince = (today: DiaryDay): DiaryDay => addDays(today, 1 - SHARE_DAYS);

/** So many entries of a day that were published and answered on the same days. */
export type AnswerCount = {
  readonly day: string;
  readonly publishedOn: string;
  readonly answeredOn: string | null;
  readonly entries: number;
};

/**
 * How many entries of a team were answered within one working day of being published, and of how many. Those whose
 * time is not over yet are left out until they are answered, and imported ones altogether: no one was
 * told of them. Null with fewer than five people who wrote.
 */
export function answeredShare(
  { counts, writers }: { readonly counts: readonly AnswerCount[]; readonly writers: number },
  today: DiaryDay,
  calendar: Calendar,
): { entries: number; answered: number } | null {
  if (writers < FEWEST_WRITERS) return null;
  const share = { entries: 0, answered: 0 };
  for (const { day, publishedOn, answeredOn, entries } of counts) {
    const published = parseDiaryDay(publishedOn);
    const due = nextWorkingDay(published, calendar);
    const isAnswered = answeredOn !== null && answeredOn <= due;
    if (daysBetween(parseDiaryDay(day), published) > CATCH_UP_DAYS || (!isAnswered && today <= due)) continue;
    share.entries += entries;
    if (isAnswered) share.answered += entries;
  }
  return share;
}
