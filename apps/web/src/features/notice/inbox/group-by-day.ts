import type { NoticeView } from '@garden/contract';
import { dayOf } from '../../../components/days/format-time.ts';

export type DayOfNotices = { readonly day: string; readonly notices: readonly NoticeView[] };

/** Notices, the newest first, by the days of their reader. */
export function groupByDay(notices: readonly NoticeView[], timeZone: string): DayOfNotices[] {
  const days = Map.groupBy(notices, (notice) =>
    isTimeless(notice) ? notice.createdAt.slice(0, 'YYYY-MM-DD'.length) : dayOf(notice.createdAt, timeZone),
  );
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}

/** Whether only the day is known of when it happened, as of anonymous comments: it has that day's beginning in UTC. */
export function isTimeless({ actor, kind }: Pick<NoticeView, 'actor' | 'kind'>): boolean {
  return actor === null && (kind === 'comment' || kind === 'reply' || kind === 'mention');
}
