import { type DiaryView, textsOf } from '@garden/contract';

/** The entries of one day. */
export type FeedDay = { readonly day: string; readonly diaries: readonly DiaryView[] };

/** A feed by its days, in the order in which it came. */
export function byDay(diaries: readonly DiaryView[]): FeedDay[] {
  const days: { day: string; diaries: DiaryView[] }[] = [];
  for (const diary of diaries) {
    const last = days.at(-1);
    if (last?.day === diary.day) last.diaries.push(diary);
    else days.push({ day: diary.day, diaries: [diary] });
  }
  return days;
}

/** About what eight lines of a phone hold, in half-width characters. */
const SHORT_WIDTH = 420;
const SHORT_LINES = 8;
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/gu;

/** Whether an entry is cut in the feed, to be read on elsewhere. */
export function isLong({ sections }: Pick<DiaryView, 'sections'>): boolean {
  const text = textsOf(sections).join('\n');
  const width = text.length + (text.match(WIDE)?.length ?? 0);
  return width > SHORT_WIDTH || text.split('\n').length > SHORT_LINES;
}
