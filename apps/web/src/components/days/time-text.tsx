import { useLingui } from '@lingui/react/macro';
import { type DayStyle, dayOf, formatClock, formatDay, relativeDay, todayIn } from './format-time.ts';

/** A calendar day: written out, or near `today` as "yesterday" and the like. */
export function DayText({ day, today, style }: { day: string; today?: string; style?: DayStyle }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={day}>
      {today ? relativeDay(day, today, i18n.locale) : formatDay(day, i18n.locale, style)}
    </time>
  );
}

/**
 * An instant as day and hour: "today 18:42". By the calendar: in the small hours a diary's day may still be the one before.
 */
export function MomentText({ instant, timeZone }: { instant: string; timeZone?: string }) {
  const { i18n } = useLingui();
  const today = todayIn(timeZone);
  return (
    <time dateTime={instant}>
      {relativeDay(dayOf(instant, timeZone), today, i18n.locale)}{' '}
      {formatClock(instant, i18n.locale, timeZone)}
    </time>
  );
}
