import { useLingui } from '@lingui/react/macro';
import { classNames } from '../class-names.ts';
import { DayMark, type DayState } from '../days/day-mark.tsx';
import { formatDay } from '../days/format-time.ts';
import { useDayName } from '../days/use-day-name.ts';
import type { Grade } from './vine-shapes.tsx';

/** One day of the row. */
export type WeekDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  state: DayState;
  grade?: Grade;
};

/** A week's days, in order. */
export type WeekBerriesProps = {
  /** The accessible name of the row, such as "This week". */
  label: string;
  days: readonly WeekDay[];
  /** `YYYY-MM-DD`; this day is ringed and named. */
  today?: string;
  /** Writes the weekday under each berry. */
  weekdays?: boolean;
  /** Makes each berry a 44 px button. */
  onSelect?: (date: string) => void;
};

/** The days of a week as berries, each with its date and state as its name. */
export function WeekBerries({ label, days, today, weekdays = false, onSelect }: WeekBerriesProps) {
  const { i18n } = useLingui();
  const nameOf = useDayName();
  return (
    <ol aria-label={label} className="flex flex-wrap">
      {days.map((day) => {
        const isToday = day.date === today;
        const face = (
          <>
            <span
              className={classNames(
                'grid size-[min(2rem,9vw)] place-items-center rounded-pill border-2',
                isToday ? 'border-grape' : 'border-transparent',
              )}
            >
              <DayMark
                state={day.state}
                grade={day.grade}
                {...(onSelect ? {} : { label: nameOf(day) })}
                className="size-[min(1.5rem,6.5vw)]"
              />
            </span>
            {weekdays && (
              <span
                aria-hidden="true"
                className={classNames(
                  'text-xs leading-none',
                  isToday ? 'font-bold text-grape' : 'text-ink-3',
                )}
              >
                {formatDay(day.date, i18n.locale, 'weekday')}
              </span>
            )}
          </>
        );
        return (
          <li key={day.date} {...(isToday ? { 'aria-current': 'date' } : {})}>
            {onSelect ? (
              <button
                type="button"
                aria-label={nameOf(day)}
                onClick={() => onSelect(day.date)}
                className="grid min-h-(--target) min-w-(--target) place-items-center content-center rounded-md hover:bg-grape-soft"
              >
                {face}
              </button>
            ) : (
              <span className="grid place-items-center">{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
