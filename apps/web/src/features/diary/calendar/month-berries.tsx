import { parseDiaryDay, weekdayOf } from '@garden/calendar';
import { useLingui } from '@lingui/react/macro';
import { DayMark } from '../../../components/day-mark.tsx';
import { type Month, markOf } from './my-days.ts';

/** A month of days, a week in each row, as a picture with one sentence; the days themselves are on the vine. */
export function MonthBerries({ month }: { month: Month }) {
  const { t } = useLingui();
  const count = (state: string) => month.days.filter((day) => day.state === state).length;
  const [submitted, missed] = [count('submitted'), count('missed')];
  const first = month.days[0];
  const offset = first ? weekdayOf(parseDiaryDay(first.day)) - 1 : 0;
  return (
    <div
      role="img"
      aria-label={t`This month: ${submitted} days submitted, ${missed} missed`}
      className="grid grid-cols-7 justify-items-center gap-y-1.5"
    >
      {month.days.map((day, index) => (
        <span
          key={day.day}
          style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}
          className="grid size-7 place-items-center"
        >
          {day.state === 'upcoming' || day.state === 'holiday' ? (
            <span className="size-1 rounded-pill bg-control opacity-60" />
          ) : (
            <DayMark state={markOf(day)} className="size-6.5" />
          )}
        </span>
      ))}
    </div>
  );
}
