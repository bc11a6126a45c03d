import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { formatDay } from '../days/format-time.ts';
import { moveInGrid } from '../days/grid-keys.ts';
import { useDayName } from '../days/use-day-name.ts';
import { Picture } from '../layout/picture.tsx';
import { type VineDay, VineDrawing, viewOf } from './vine-drawing.tsx';
import { bunchOf, type PlacedDay, WIDTH } from './vine-layout.ts';

export type VineMonthProps = {
  /** What the bunch says in one sentence, such as "November: 9 written, 1 missed". */
  label: string;
  /** Weeks from Monday to Sunday; null where a week begins or ends in another month. */
  weeks: readonly (readonly (VineDay | null)[])[];
  today: string;
  /** Whose month it is: the same person's month is always drawn the same. */
  seed: string;
  onSelect: (date: string) => void;
  /** A day whose berry has just ripened: it swells once. One that ripens while it is looked at does so by itself. */
  fresh?: string | undefined;
};

/**
 * A month as a bunch of grapes: each row a week, each berry a day. One stop of the Tab key, arrow keys within; a press
 * opens the day, and a tip names the one that is pointed at.
 */
export function VineMonth({ label, weeks, today, seed, onSelect, fresh }: VineMonthProps) {
  const { i18n } = useLingui();
  const nameOf = useDayName();
  const grid = useRef<HTMLDivElement>(null);
  const bunch = bunchOf(weeks, { seed, today });
  const days = bunch.rows.flat();
  const ripened = useRipened(days, seed);
  const [active, setActive] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const reached = days.find(({ day }) => day.date === (active ?? today)) ?? days[0];
  const told = days.find(({ day }) => day.date === pointed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !reached) return;
    if (event.key === 'Escape') setPointed(undefined);
    const next = moveInGrid(event.key, bunch.rows, reached);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next.day.date);
    grid.current?.querySelector<HTMLElement>(`[data-date="${next.day.date}"]`)?.focus();
  };
  const percent = (value: number, of: number) => `${(100 * value) / of}%`;
  return (
    <div className="relative">
      <Picture viewBox={viewOf(bunch.height)} className="block w-full" label={label}>
        <VineDrawing
          bunch={bunch}
          today={today}
          weekday={(date) => formatDay(date, i18n.locale, 'weekday')}
          fresh={fresh === undefined ? ripened : new Set([...ripened, fresh])}
        />
      </Picture>
      {/* biome-ignore lint/a11y/useSemanticElements: its cells lie over a drawing, where no table puts them. */}
      <div ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
        {bunch.rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above. biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
          <div key={row[0]?.day.date} role="row" className="contents" tabIndex={-1}>
            {row.map(({ day, x, y, r }) => (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <div key={day.date} role="gridcell" className="contents" tabIndex={-1}>
                <button
                  type="button"
                  data-date={day.date}
                  tabIndex={day === reached?.day ? 0 : -1}
                  aria-label={nameOf(day)}
                  aria-disabled={day.disabled || undefined}
                  {...(day.date === today && { 'aria-current': 'date' as const })}
                  onFocus={() => {
                    setActive(day.date);
                    setPointed(day.date);
                  }}
                  onBlur={() => setPointed(undefined)}
                  onPointerEnter={() => setPointed(day.date)}
                  onPointerLeave={() => setPointed(undefined)}
                  onClick={() => !day.disabled && onSelect(day.date)}
                  style={{
                    left: percent(x - r, WIDTH),
                    top: percent(y - r, bunch.height),
                    width: percent(2 * r, WIDTH),
                    height: percent(2 * r, bunch.height),
                  }}
                  className={classNames(
                    'absolute rounded-pill',
                    !day.disabled && 'transition-[background-color] hover:bg-grape/12',
                  )}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      {told && (
        <p
          aria-hidden="true"
          style={{
            // As far to the left of its point as the point is from the edge: it stays inside.
            left: percent(told.x, WIDTH),
            translate: `-${percent(told.x, WIDTH)} calc(-100% - .375rem)`,
            top: percent(told.y - told.r, bunch.height),
          }}
          className="pointer-events-none absolute z-2 w-max max-w-full rounded-sm bg-ink px-2.5 py-1.5 text-paper text-sm leading-tight shadow-mid print:hidden"
        >
          {nameOf(told.day)}
        </p>
      )}
    </div>
  );
}

/** The days that were written while the same month is on the screen. */
function useRipened(days: readonly PlacedDay<VineDay>[], seed: string): ReadonlySet<string> {
  const written = days.flatMap(({ day }) =>
    day.state === 'submitted' || day.state === 'late' ? [day.date] : [],
  );
  const seen = useRef({ seed, dates: new Set(written), ripened: new Set<string>() });
  if (seen.current.seed !== seed)
    seen.current = { seed, dates: new Set(written), ripened: new Set<string>() };
  for (const date of written) {
    if (seen.current.dates.has(date)) continue;
    seen.current.dates.add(date);
    seen.current.ripened.add(date);
  }
  return seen.current.ripened;
}
