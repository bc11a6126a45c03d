import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { DayMark, type DayState } from '../../../components/days/day-mark.tsx';
import { useStateNames } from '../../../components/days/use-day-name.ts';
import { Berry } from '../../../components/vine/berry.tsx';
import type { VineDay } from '../../../components/vine/vine-drawing.tsx';
import { countDays } from '../../../components/vine/vine-summary.ts';

const unripe: readonly DayState[] = ['not-submitted', 'missed', 'vacation'];

/** What hangs there, and how much of it. */
export function VineLegend({ days, className }: { days: readonly VineDay[]; className?: string }) {
  const { t } = useLingui();
  const stateNames = useStateNames();
  const { grades, written } = countDays(days);
  const plain = written - grades.reduce((sum, { number }) => sum + number, 0);
  const count = (state: DayState) => days.filter((day) => day.state === state).length;
  return (
    <ul
      className={classNames('flex flex-wrap justify-center gap-x-4 gap-y-1.5 text-ink-2 text-sm', className)}
    >
      {grades.map(({ grade, number }) => (
        <Sign key={grade} mark={<Berry grade={grade} className="size-6" />} count={number}>
          {t`grade ${grade}`}
        </Sign>
      ))}
      {plain > 0 && (
        <Sign mark={<DayMark state="submitted" className="size-6" />} count={plain}>
          {days.some((day) => day.plain) ? t`plain grape` : stateNames.submitted}
        </Sign>
      )}
      {unripe.map(
        (state) =>
          count(state) > 0 && (
            <Sign key={state} mark={<DayMark state={state} className="size-6" />} count={count(state)}>
              {stateNames[state]}
            </Sign>
          ),
      )}
    </ul>
  );
}

function Sign({ mark, count, children }: { mark: ReactNode; count: number; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-[min(.375rem,2vw)]">
      {mark}
      <span className="min-w-0">
        {children} <span className="ml-0.5 font-semibold text-ink tabular-nums">{count}</span>
      </span>
    </li>
  );
}
