import { addDays, type DiaryDay } from '@garden/calendar';
import { dayNoteAdd } from '../src/features/life/statistics/day-note-add.ts';
import { noticeChange } from '../src/features/notice/settings/notice-change.ts';
import type { Context } from '../src/http/context.ts';

type Noting = {
  readonly teamId: string;
  /** Someone at a moment. */
  readonly as: (name: string, at: Date) => Promise<Context>;
  readonly now: Date;
  readonly today: DiaryDay;
};

const notes = [
  { by: 'maya', daysAgo: 16, text: 'Office move, no network until noon' },
  { by: 'linmei', daysAgo: 6, text: '全员培训，下午不办公' },
] as const;

/** What the demo team's administrators noted beside its numbers, which they also get by mail. */
export async function noteDays({ teamId, as, now, today }: Noting): Promise<void> {
  for (const { by, daysAgo, text } of notes)
    await dayNoteAdd(await as(by, now), { teamId, day: addDays(today, -daysAgo), text });
  for (const by of ['maya', 'linmei'])
    await noticeChange(await as(by, now), { mail: { weekly_statistics: 'now' } });
}
