import { DaySlider } from '../days/day-slider.tsx';
import { Picture } from '../layout/picture.tsx';

/** A day of a calendar: how much of its field is filled, from 0 to 1; null for a day without a number. */
export type CalendarDay = {
  readonly day: string;
  readonly fill: number | null;
  readonly isFree: boolean;
  readonly isMarked: boolean;
};

type Props = {
  label: string;
  nameOf: (at: number) => string;
  /** Every day, in order. */
  days: readonly CalendarDay[];
  chosen: number;
  onChoose: (at: number) => void;
  /** Narrow names of the weekdays, Monday first. */
  weekdays: readonly string[];
};

const WEEK = 7;
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;

/**
 * Days as a calendar, a column for each week: the fuller a field, the higher its number. Arrow keys and the slider read it
 * day by day, a tap chooses a day.
 */
export function CalendarPlot({ label, nameOf, days, chosen, onChoose, weekdays }: Props) {
  const before = weekdayOf(days[0]?.day ?? '2024-01-01');
  const weeks = Math.ceil((before + days.length) / WEEK);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <div aria-hidden="true" className="grid grid-rows-7 text-ink-3 text-xs leading-none">
        {weekdays.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays may share a letter
          <span key={at} className="self-center">
            {name}
          </span>
        ))}
      </div>
      <div className="relative overflow-x-auto rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <div style={{ maxWidth: `${weeks * 1.75}rem` }} className="relative">
          <Picture viewBox={`0 0 ${weeks * 10} 70`} className="block h-auto w-full">
            {days.map(({ day, fill, isFree, isMarked }, at) => {
              const [x, y] = [10 * Math.floor((before + at) / WEEK), 10 * ((before + at) % WEEK)];
              const size = 8 * Math.sqrt(fill ?? 0);
              return (
                <g key={day} onPointerDown={() => onChoose(at)} className="cursor-pointer">
                  <rect x={x} y={y} width={10} height={10} fill="transparent" />
                  {!isFree && (
                    <rect
                      x={x + 1}
                      y={y + 1}
                      width={8}
                      height={8}
                      rx={1.5}
                      fill="var(--color-sunken)"
                      stroke="var(--color-line)"
                      strokeWidth={0.5}
                    />
                  )}
                  {isFree && <circle cx={x + 5} cy={y + 5} r={0.8} fill="var(--color-ink-3)" />}
                  {fill !== null && (
                    <rect
                      x={x + 5 - size / 2}
                      y={y + 5 - size / 2}
                      width={size}
                      height={size}
                      rx={Math.min(1.5, size / 4)}
                      fill="var(--color-grape)"
                    />
                  )}
                  {isMarked && (
                    <circle
                      cx={x + 8}
                      cy={y + 2}
                      r={1.6}
                      fill="var(--color-amber)"
                      stroke="var(--color-surface)"
                      strokeWidth={0.5}
                    />
                  )}
                  {at === chosen && (
                    <rect
                      x={x + 0.5}
                      y={y + 0.5}
                      width={9}
                      height={9}
                      rx={2}
                      fill="none"
                      stroke="var(--color-ink)"
                      strokeWidth={1}
                    />
                  )}
                </g>
              );
            })}
          </Picture>
          <DaySlider
            label={label}
            nameOf={nameOf}
            last={days.length - 1}
            chosen={chosen}
            onChoose={onChoose}
            steps={{ ArrowUp: -1, ArrowDown: 1, ArrowLeft: -WEEK, ArrowRight: WEEK }}
          />
        </div>
      </div>
    </div>
  );
}
