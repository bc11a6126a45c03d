import { monthOf, parseDiaryDay } from '@garden/calendar';
import { api, isMonth, type Person } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay } from '../../components/days/format-time.ts';
import { MonthGrid, MonthLegend } from '../../components/days/month-grid.tsx';
import { MonthStepper } from '../../components/days/month-stepper.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useLocale } from '../../lib/locale/locale.ts';
import { signOf } from './day-marks.shared.ts';
import { useHomeCalendar } from './home-calendar.shared.ts';
import { weeksOfMonth } from './months.shared.ts';
import { moveDay } from './move-day.shared.ts';

/** A person's month, as far as the user may see it; a written day opens. */
export function PersonMonth({ person: { id: userId } }: { person: Pick<Person, 'id'> }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const { today } = useHomeCalendar();
  const [active, setActive] = useState(today);
  const month = monthOf(active);
  const history = useApiQuery(api.diary.history, { userId, month }, { failure: 'none' });
  const shown = history.data && isMonth(history.data) ? history.data : undefined;
  const known = new Map(shown?.days.map((day) => [day.day, day]));
  const name = formatDay(`${month}-01`, i18n.locale, 'month');
  const open = (date: string) => {
    setActive(parseDiaryDay(date));
    const diary = known.get(date)?.diaryId;
    if (diary) void navigate({ to: '/home', search: { diary } });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <MonthStepper
        month={month}
        last={monthOf(today)}
        onStep={(months) => setActive(moveDay(active, { months }))}
      />
      <div className="-mx-2" aria-busy={history.isFetching}>
        <MonthGrid
          label={name}
          weeks={weeksOfMonth(month, (date) => ({
            date,
            state: signOf(known.get(date)),
            grade: known.get(date)?.grade ?? undefined,
            note: known.get(date)?.holiday?.[locale],
            disabled: !known.get(date)?.diaryId,
          }))}
          today={today}
          active={active}
          onActive={(date, move) => setActive(moveDay(parseDiaryDay(date), move))}
          onSelect={open}
        />
      </div>
      {history.isError && <ReadFailure of={history} />}
      <MonthLegend />
      <p className="text-ink-2 text-sm">
        <Trans>Choose a day that was written for your teams to open it.</Trans>
      </p>
    </div>
  );
}
