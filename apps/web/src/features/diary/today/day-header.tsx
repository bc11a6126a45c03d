import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../../components/page-header.tsx';
import { WeekBerries, type WeekDay } from '../../../components/week-berries.tsx';

/** The day as the page's heading, this week's berries beside it. */
export function DayHeader({ day, today, week }: { day: string; today: string; week: readonly WeekDay[] }) {
  const { t, i18n } = useLingui();
  const written = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
      ...style,
      timeZone: 'UTC',
    }).format(Date.parse(`${day}T00:00:00Z`));
  return (
    <PageHeader
      kicker={written({ weekday: 'long' })}
      title={<time dateTime={day}>{written({ day: 'numeric', month: 'long' })}</time>}
      aside={
        <div className="min-h-10">
          <WeekBerries label={t`This week`} days={week} today={today} />
        </div>
      }
    />
  );
}
