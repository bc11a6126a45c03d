import { type DiaryDay, monthOf, parseDiaryDay } from '@garden/calendar';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { formatDay } from '../../../components/days/format-time.ts';
import { MonthGrid } from '../../../components/days/month-grid.tsx';
import { MonthStepper } from '../../../components/days/month-stepper.tsx';
import { PenIcon } from '../../../components/icons/places.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ExpressionMark, useExpressionLabel } from '../../diary/expression-mark.part.tsx';
import { weeksOfMonth } from '../../diary/months.shared.ts';
import { moveDay } from '../../diary/move-day.shared.ts';
import { countMoods, daysIn } from './count-moods.ts';
import { DayMood } from './day-mood.tsx';
import { FaceName } from './mood-counts.tsx';
import { MoodList } from './mood-list.tsx';
import type { Moods } from './use-moods.ts';

type Props = {
  /** The day that the arrow keys stand on; its month is shown. */
  active: DiaryDay;
  moods: Moods;
  onActive: (day: DiaryDay) => void;
};

/** A month of faces: each of its days can be given one, and those that have one are listed with what was written. */
export function MoodMonth({ active, moods: { days: ofYear, today, firstYear, hidden }, onActive }: Props) {
  const { t, i18n } = useLingui();
  const labelOf = useExpressionLabel();
  const listId = useId();
  const month = monthOf(active);
  const [chosen, setChosen] = useState<string | undefined>(active === today ? today : undefined);
  const days = daysIn(ofYear, month);
  const known = new Map(days.map((day) => [day.day, day]));
  const felt = days.filter(({ mood }) => mood !== null);
  const name = formatDay(`${month}-01`, i18n.locale, 'month');
  const cellOf = (date: string) => {
    const day = known.get(date);
    const isWritten = day !== undefined && day.diaryId !== null;
    const isHidden = hidden.some(({ from, to }) => from <= date && date <= to);
    return {
      date,
      selected: date === chosen,
      disabled: date > today || isHidden,
      ...(isHidden && { note: t`hidden` }),
      ...(day?.mood
        ? {
            sign: <ExpressionMark expression={day.mood} silent className="text-lg" />,
            note: labelOf(day.mood),
          }
        : isWritten && { sign: <PenIcon className="size-4 text-ink-3" />, note: t`written, no mood` }),
    };
  };
  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-2">
      <Card as="div" className="grid grid-cols-1 gap-3">
        <MonthStepper
          month={month}
          first={`${firstYear}-01`}
          last={today.slice(0, 7)}
          onStep={(months) => onActive(moveDay(active, { months }))}
        />
        <div className="-mx-2">
          <MonthGrid
            label={name}
            weeks={weeksOfMonth(month, cellOf)}
            today={today}
            active={active}
            onActive={(date, by) => onActive(moveDay(parseDiaryDay(date), by))}
            onSelect={(date) => {
              onActive(parseDiaryDay(date));
              setChosen(date);
            }}
          />
        </div>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm empty:hidden">
          {countMoods(days)
            .filter(({ count }) => count > 0)
            .map(({ face, count }) => (
              <li key={face}>
                <FaceName face={face} /> <span className="tabular-nums">{i18n.number(count)}</span>
              </li>
            ))}
        </ul>
      </Card>
      <div className="grid grid-cols-1 gap-5">
        {chosen?.startsWith(month) && (
          <DayMood key={chosen} day={chosen} today={today} known={known.get(chosen)} />
        )}
        <Card aria-labelledby={listId}>
          <h2 id={listId} className="text-lg">
            <Trans>What I wrote on these days</Trans>
          </h2>
          {felt.length > 0 ? (
            <MoodList days={felt.toReversed()} />
          ) : (
            <p className="mt-2 text-ink-2">
              <Trans>No mood in this month yet. Choose a day, then a face.</Trans>
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}
