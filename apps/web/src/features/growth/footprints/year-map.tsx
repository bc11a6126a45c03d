import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../components/class-names.ts';
import { DayMark } from '../../../components/days/day-mark.tsx';
import { DaySlider } from '../../../components/days/day-slider.tsx';
import { dateFormat } from '../../../components/days/format-time.ts';
import { signOf } from '../../diary/day-marks.shared.ts';
import type { Year } from './year-card.tsx';

type Props = {
  label: string;
  nameOf: (at: number) => string;
  days: Year['days'];
  chosen: number;
  onChoose: (at: number) => void;
};

const WEEK = 7;
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;

/** Twelve small months of signs. Arrow keys read them day by day, a tap chooses one. */
export function YearMap({ label, nameOf, days, chosen, onChoose }: Props) {
  const { i18n } = useLingui();
  const months = Map.groupBy(
    days.map((day, at) => ({ ...day, at })),
    ({ day }) => day.slice(0, 7),
  );
  const monthName = (month: string) =>
    dateFormat(i18n.locale, { month: 'short', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`));
  return (
    <div className="relative rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-3"
      >
        {[...months].map(([month, cells]) => (
          <div key={month} className="break-inside-avoid">
            <p className="text-ink-2 text-sm">{monthName(month)}</p>
            <div className="grid grid-cols-7">
              {cells.map(({ day, hidden, at, ...known }) => (
                <span
                  key={day}
                  onPointerDown={() => onChoose(at)}
                  style={cells[0]?.at === at ? { gridColumnStart: 1 + weekdayOf(day) } : {}}
                  className={classNames(
                    'grid aspect-square cursor-pointer place-items-center rounded-sm border',
                    at === chosen ? 'border-ink' : 'border-transparent',
                  )}
                >
                  {hidden ? (
                    <span className="text-ink-3 text-xs leading-none">–</span>
                  ) : (
                    <DaySign known={known} />
                  )}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <DaySlider
        label={label}
        nameOf={nameOf}
        last={days.length - 1}
        chosen={chosen}
        onChoose={onChoose}
        steps={{ ArrowUp: -WEEK, ArrowDown: WEEK, ArrowLeft: -1, ArrowRight: 1 }}
      />
    </div>
  );
}

function DaySign({ known }: { known: Pick<Year['days'][number], 'state' | 'late'> }) {
  const sign = signOf(known);
  if (!sign) return null;
  return <DayMark state={sign} className="size-full p-px" />;
}
