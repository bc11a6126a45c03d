import type { NoticeView } from '@garden/contract';
import { dayOf } from '../../components/format-time.ts';

export type DayOfNotices = { readonly day: string; readonly notices: readonly NoticeView[] };

/** Notices, the newest first, by the days of their reader. */
export function groupByDay(notices: readonly NoticeView[], timeZone: string): DayOfNotices[] {
  const days = Map.groupBy(notices, ({ createdAt }) => dayOf(createdAt, timeZone));
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}
