import { type Calendar, type DiaryDay, dayAt, nextWorkingDay } from '@garden/calendar';
import { firstWeekItems, type NewcomerView } from '@garden/contract';
import { DAY, shift } from '../../../platform/clock.ts';

/** What notices call someone who came to a team. */
export const NEWCOMER = 'newcomer';

/** For so long someone who joined is listed. */
const LISTED = 30 * DAY;
/** So many of their first diaries are. */
export const FIRST_DIARIES = 3;

/** Who joined since then is a newcomer. */
export const listedSince = (now: Date): Date => shift(now, -LISTED);

type Answered = { readonly publishedAt: Date; readonly answeredOn: string | null };

/** Whether a diary was answered by the end of the working day after the one on which it was published. */
export function answerStateOf(
  { publishedAt, answeredOn }: Answered,
  today: DiaryDay,
  calendar: Calendar,
): NewcomerView['diaries'][number]['answer'] {
  const due = nextWorkingDay(dayAt(publishedAt, calendar), calendar);
  if (answeredOn !== null) return answeredOn <= due ? 'answered' : 'late';
  return today <= due ? 'waiting' : 'unanswered';
}

type Items = readonly { readonly id: string }[];

/** The ids of a checklist’s items; of the product’s own where a team has none. */
export function itemsOf(checklist: Items | null): readonly string[] {
  return checklist ? checklist.map(({ id }) => id) : firstWeekItems;
}

type WishedItem = { readonly id?: string | undefined; readonly text: string };

/** A checklist as it was wished for: items that it had keep their ids, and with them what is ticked; others get new ones. */
export function arrangeChecklist(
  kept: Items | null,
  wished: readonly WishedItem[],
  newId: () => string,
): { id: string; text: string }[] {
  const free = new Set(itemsOf(kept));
  return wished.map(({ id, text }) => ({ id: id !== undefined && free.delete(id) ? id : newId(), text }));
}
