import { useLingui } from '@lingui/react/macro';
import { WeekBerries, type WeekDay } from '../../../components/week-berries.tsx';

/** The day as the page's heading and the week's berries, in one line. */
export function DayHeader({ day, today, week }: { day: string; today: string; week: readonly WeekDay[] }) {
  const { t, i18n } = useLingui();
  const written = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
      ...style,
      timeZone: 'UTC',
    }).format(Date.parse(`${day}T00:00:00Z`));
  return (
    <header className="mb-2 flex min-h-(--target) flex-wrap items-center justify-between gap-x-3 pr-(--beside-title) @tablet:mb-4">
      <div>
        <p className="text-ink-2 text-sm leading-tight @tablet:text-base">{written({ weekday: 'long' })}</p>
        <h1 className="whitespace-nowrap text-xl @tablet:text-2xl">
          <time dateTime={day}>
            <span className="@tablet:hidden">{written({ day: 'numeric', month: 'short' })}</span>
            <span className="hidden @tablet:inline">{written({ day: 'numeric', month: 'long' })}</span>
          </time>
        </h1>
      </div>
      <div className="min-h-(--target)">
        <WeekBerries label={t`This week`} days={week} today={today} weekdays />
      </div>
    </header>
  );
}
