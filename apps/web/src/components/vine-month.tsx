import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { formatDay } from './format-time.ts';
import { moveInGrid } from './grid-keys.ts';
import type { MonthDay } from './month-grid.tsx';
import { Picture } from './picture.tsx';
import { useDayName } from './use-day-name.ts';
import { bunchOf, type PlacedDay, WIDTH } from './vine-layout.ts';
import {
  BareStemShape,
  BerryShape,
  BudShape,
  LateShape,
  LeafShape,
  PlainBerryShape,
  TendrilShape,
} from './vine-shapes.tsx';

/** One day of the bunch. */
export type VineDay = MonthDay & { grade?: 'A' | 'B' | 'C' | 'D' | undefined };

export type VineMonthProps = {
  /** What the bunch says in one sentence, such as "November: 9 written, 1 missed". */
  label: string;
  /** Weeks from Monday to Sunday; null where a week begins or ends in another month. */
  weeks: readonly (readonly (VineDay | null)[])[];
  today: string;
  /** Whose month it is: the same person's month is always drawn the same. */
  seed: string;
  onSelect: (date: string) => void;
  /** A day whose berry has just ripened: it swells once. */
  fresh?: string | undefined;
};

/**
 * A month as a bunch of grapes: each row a week, each berry a day. One stop of the Tab key, arrow keys within; a press
 * opens the day.
 */
export function VineMonth({ label, weeks, today, seed, onSelect, fresh }: VineMonthProps) {
  const { i18n } = useLingui();
  const nameOf = useDayName();
  const light = useId();
  const grid = useRef<HTMLDivElement>(null);
  const bunch = bunchOf(weeks, seed, today);
  const days = bunch.rows.flat();
  const [active, setActive] = useState<string>();
  const reached = days.find(({ day }) => day.date === (active ?? today)) ?? days[0];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !reached) return;
    const next = moveInGrid(event.key, bunch.rows, reached);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next.day.date);
    grid.current?.querySelector<HTMLElement>(`[data-date="${next.day.date}"]`)?.focus();
  };
  const percent = (value: number, of: number) => `${(100 * value) / of}%`;
  return (
    <div className="relative">
      <Picture viewBox={`0 0 ${WIDTH} ${bunch.height}`} className="block w-full" label={label}>
        <radialGradient id={light} cx=".34" cy=".28" r=".8">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".22" />
        </radialGradient>
        <Wood bunch={bunch} />
        {bunch.columns.map(({ weekday, x }) => (
          <text
            key={weekday}
            x={x}
            y={bunch.lettersAt}
            textAnchor="middle"
            fontSize={12}
            fill="var(--color-ink-2)"
          >
            {formatDay(weekday, i18n.locale, 'weekday')}
          </text>
        ))}
        {days.map((placed) => (
          <g
            key={placed.day.date}
            className={
              placed.day.date === fresh ? 'origin-center animate-swell [transform-box:fill-box]' : undefined
            }
          >
            <Fruit placed={placed} isToday={placed.day.date === today} light={`url(#${light})`} />
          </g>
        ))}
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
                  title={nameOf(day)}
                  aria-disabled={day.disabled || undefined}
                  {...(day.date === today && { 'aria-current': 'date' as const })}
                  onFocus={() => setActive(day.date)}
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
    </div>
  );
}

type Bunch = ReturnType<typeof bunchOf>;

/** The cane with leaves and a tendril, the stem, and the stalks that the berries hang on. */
function Wood({ bunch: { caneAt: c, firstRowAt, stemAt, stalks } }: { bunch: Bunch }) {
  const wood = { fill: 'none', stroke: 'var(--color-stem)', strokeLinecap: 'round' } as const;
  return (
    <>
      <path
        d={`M6 ${c + 7}C70 ${c - 9} 120 ${c + 10} 176 ${c + 2}S262 ${c - 10} 314 ${c - 4}L314 ${c - 2.4}C264 ${c - 5} 226 ${c + 6} 176 ${c + 7.4}S72 ${c - 2} 7 ${c + 11}Z`}
        fill="var(--color-stem)"
      />
      <path d={`M264 ${c - 5}c4 -6 10 -8 16 -7M46 ${c + 2}c-3 -6 -8 -8 -13 -8`} {...wood} strokeWidth={2.2} />
      <path
        d={`M${stemAt - 4} ${c + 5}C${stemAt} ${c + 18} ${stemAt - 1} ${c + 40} ${stemAt - 6} ${firstRowAt - 8}`}
        {...wood}
        strokeWidth={3}
      />
      {stalks.map((path) => (
        <path key={path} d={path} {...wood} strokeWidth={2} />
      ))}
      <LeafShape x={66} y={c + 17} r={21} turn={196} />
      <LeafShape x={101} y={c + 13} r={15} turn={152} />
      <LeafShape x={250} y={c + 14} r={24} turn={168} />
      <path
        d={`M214 ${c + 5}c13 5 15 21 4 22c-9 1 -10 -11 -2 -11`}
        fill="none"
        stroke="var(--color-leaf)"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </>
  );
}

/** One day: its shape, the light on a ripe berry, its date, and a ring around today. */
function Fruit({
  placed: { day, x, y, r },
  isToday,
  light,
}: {
  placed: PlacedDay<VineDay>;
  isToday: boolean;
  light: string;
}) {
  const { state, grade } = day;
  const place = { x, y, r };
  const isRipe = state === 'submitted' || state === 'late';
  const number = Number(day.date.slice(-2));
  return (
    <>
      {isRipe &&
        (grade ? <BerryShape grade={grade} {...place} /> : <PlainBerryShape shine={false} {...place} />)}
      {isRipe && (!grade || grade === 'A' || grade === 'B') && <circle cx={x} cy={y} r={r} fill={light} />}
      {state === 'late' && <LateShape {...place} />}
      {state === 'not-submitted' && <BudShape {...place} />}
      {state === 'missed' && <BareStemShape x={x} y={y + r * 0.15} r={r * 0.8} />}
      {state === 'vacation' && <LeafShape {...place} r={r * 0.86} />}
      {state === 'holiday' && <TendrilShape {...place} r={r * 0.62} />}
      {state === undefined && (
        <circle cx={x} cy={y} r={r * 0.16} fill="var(--color-control)" opacity={0.55} />
      )}
      {(isRipe ? !grade : state === 'not-submitted') && (
        <text
          x={x}
          y={y + r * 0.26}
          textAnchor="middle"
          fontSize={r * 0.74}
          fontWeight={600}
          fill={isRipe ? 'var(--color-on-grape)' : 'var(--color-ink-2)'}
        >
          {number}
        </text>
      )}
      {isToday && (
        <circle cx={x} cy={y} r={r + 2.4} fill="none" stroke="var(--color-grape)" strokeWidth={2} />
      )}
    </>
  );
}
