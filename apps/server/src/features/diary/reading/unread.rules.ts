import { addDays, type DiaryDay } from '@garden/calendar';

/** For so many days, today included, a diary that one has not opened waits to be read. */
const UNREAD_DAYS = 14;

/** The first day whose diaries still wait to be read. */
export const unreadSince = (today: DiaryDay): DiaryDay => addDays(today, 1 - UNREAD_DAYS);

/** A selection of diaries as one text, the same for the same selection. */
export function selectionKey({
  teamId = '',
  departmentId = '',
  followGroupId = '',
  following,
}: {
  readonly teamId?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly followGroupId?: string | undefined;
  readonly following?: true | 'true' | undefined;
}): string {
  return [teamId, departmentId, followGroupId, following ? 'following' : ''].join(' ');
}
