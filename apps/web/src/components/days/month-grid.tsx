import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/actions.tsx';
import type { Grade } from '../vine/vine-shapes.tsx';
import { DayMark, type DayState } from './day-mark.tsx';
import { formatDay } from './format-time.ts';
import { useDayName } from './use-day-name.ts';

/** One day of the month. */
export type MonthDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The state of the day; absent where it is not known yet. */
  state?: DayState | undefined;
  /** The grade of its diary, where that is shown. */
  grade?: Grade | undefined;
  /** What the day is called, such as a public holiday. */
  note?: string | undefined;
  /** Stands in place of the state's sign; `note` says it in words. */
  sign?: ReactNode;
  selected?: boolean;
  /** Can be reached and read, but not chosen. */
  disabled?: boolean;
};

export type MonthGridProps = {
  /** The accessible name: month and year. */
  label: string;
  /** Weeks from Monday to Sunday; null where a week begins or ends in another month. */
  weeks: readonly (readonly (MonthDay | null)[])[];
  today: string;
  /** The day that the Tab key reaches. */
  active: string;
  /** Arrow keys move to it; it may lie in another month. */
  onActive: (date: string, by: Move) => void;
  onSelect: (date: string) => void;
};

/** How far a key moves from the active day. */
export type Move = { readonly days: number } | { readonly months: number };

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

/**
 * A month of days to read and to choose from: one stop of the Tab key, arrow keys within, Page keys between months.
 */
export function MonthGrid({ label, weeks, today, active, onActive, onSelect }: MonthGridProps) {
  const { i18n } = useLingui();
  const table = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    movesFocus.current = true;
    onActive(active, move);
  };
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells arrow keys move between is a grid.
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0.5"
    >
      <thead>
        <tr>
          {mondayToSunday.map((date) => (
            <th key={date} scope="col" className="pb-1 font-normal text-ink-3 text-xs">
              {formatDay(date, i18n.locale, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, weekday) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is all that an empty cell is.
                <td key={weekday} />
              ) : (
                <DayCell
                  key={day.date}
                  day={day}
                  isToday={day.date === today}
                  isActive={day.date === active}
                  onSelect={() => onSelect(day.date)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 1 January 2024 was a Monday. */
const mondayToSunday = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`);

type CellProps = { day: MonthDay; isToday: boolean; isActive: boolean; onSelect: () => void };

function DayCell({ day, isToday, isActive, onSelect }: CellProps) {
  const { selected = false, disabled = false } = day;
  const nameOf = useDayName();
  return (
    <td className="p-0">
      <button
        type="button"
        data-date={day.date}
        tabIndex={isActive ? 0 : -1}
        aria-label={nameOf(day)}
        aria-pressed={selected}
        aria-disabled={disabled || undefined}
        {...(isToday && { 'aria-current': 'date' as const })}
        onClick={() => !disabled && onSelect()}
        className={classNames(
          'relative grid min-h-13 w-full content-center justify-items-center gap-0.5 rounded-sm border-2',
          selected ? 'border-grape bg-grape-soft' : 'border-transparent',
          !disabled && !selected && 'hover:bg-grape-soft',
        )}
      >
        <span
          className={classNames(
            'text-xs tabular-nums leading-tight',
            isToday
              ? 'font-bold text-grape underline underline-offset-2'
              : disabled
                ? 'text-ink-3'
                : 'text-ink',
          )}
        >
          {Number(day.date.slice(-2))}
        </span>
        <span className="grid size-6 place-items-center">
          {day.sign ?? (day.state && <DayMark state={day.state} grade={day.grade} className="size-6" />)}
        </span>
        {selected && <CheckIcon className="absolute top-0.5 right-0.5 size-3 text-grape" strokeWidth={3} />}
      </button>
    </td>
  );
}

/** What the signs mean. */
export function MonthLegend() {
  const signs: readonly [DayState, ReactNode][] = [
    ['submitted', <Trans key="submitted">written</Trans>],
    ['late', <Trans key="late">late</Trans>],
    ['missed', <Trans key="missed">missed</Trans>],
    ['vacation', <Trans key="vacation">vacation</Trans>],
    ['holiday', <Trans key="holiday">day off</Trans>],
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      {signs.map(([state, words]) => (
        <li key={state} className="flex items-center gap-1.5">
          <DayMark state={state} className="size-5" />
          {words}
        </li>
      ))}
    </ul>
  );
}
