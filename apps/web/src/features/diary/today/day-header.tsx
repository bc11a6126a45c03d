import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { dateFormat } from '../../../components/days/format-time.ts';
import { PageFrameContext } from '../../../components/layout/page-frame.ts';
import { WeekBerries, type WeekDay } from '../../../components/vine/week-berries.tsx';
import type { DayData } from '../writing/day-cache.ts';
import { DayNote, DayNoteRest, isFree } from './day-note.tsx';

type Props = {
  day: string;
  today: string;
  week: readonly WeekDay[];
  /** What is known of the day, once it has come. */
  data: DayData | undefined;
};

/**
 * The weekday and whether anything is due, then the day as the page's heading and the week's berries in one line, and
 * the doors. Nothing in it grows when the day's data comes, so that the field below keeps its place; with large letters
 * on a small phone the note has no room here, and comes with what is below (`NarrowDayNote`).
 */
export function DayHeader({ day, today, week, data }: Props) {
  const { t, i18n } = useLingui();
  const { doors } = use(PageFrameContext);
  const written = (style: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, { ...style, timeZone: 'UTC' }).format(
      Date.parse(`${day}T00:00:00Z`),
    );
  return (
    <>
      <header className="@tablet:mb-3">
        <p className="flex max-h-[1lh] flex-wrap gap-x-1 overflow-hidden text-ink-2 text-sm leading-tight @tablet:text-base">
          <span className="flex max-w-full">
            <span>{written({ weekday: 'long' })}</span>
            {data && isFree(data) && (
              <span className="min-w-0 truncate @max-[20rem]:hidden">
                {'\u00a0· '}
                <DayNote data={data} />
              </span>
            )}
          </span>
          {data && (
            <span className="@max-[20rem]:hidden">
              <DayNoteRest data={data} />
            </span>
          )}
        </p>
        <div className="flex min-h-(--target) flex-wrap items-center justify-between gap-x-3">
          <h1 className="whitespace-nowrap text-xl @tablet:text-2xl">
            <time dateTime={day}>
              <span className="@tablet:hidden">{written({ day: 'numeric', month: 'short' })}</span>
              <span className="hidden @tablet:inline">{written({ day: 'numeric', month: 'long' })}</span>
            </time>
          </h1>
          <div className="min-h-(--target)">
            <WeekBerries label={t`This week`} days={week} today={today} weekdays />
          </div>
        </div>
      </header>
      {doors}
    </>
  );
}

/** What the header has no room for. */
export function NarrowDayNote({ data }: { data: DayData }) {
  if (!isFree(data)) return null;
  return (
    <p className="hidden text-ink-2 text-sm leading-tight @max-[20rem]:block">
      <DayNote data={data} />
    </p>
  );
}
