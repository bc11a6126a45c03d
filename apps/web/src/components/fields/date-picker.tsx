import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { formatDay } from '../days/format-time.ts';
import { ChevronRightIcon } from '../icons/actions.tsx';
import { ChevronLeftIcon } from '../icons/objects.tsx';

type Props = {
  trigger: ReactElement;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
};

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (utc: number) => new Date(utc).toISOString().slice(0, 10);

/** The local day of the device; a form's own day comes with its value. */
function deviceDay(): string {
  const now = new Date();
  return toDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** The same date of another month, or that month's last. */
function inMonth(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The weeks of a day's month, Monday first; days of other months are null. */
function weeksOf(day: string): (string | null)[][] {
  const first = toUtc(`${day.slice(0, 8)}01`);
  const before = (new Date(first).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const weeks: (string | null)[][] = [];
  for (let start = first - before * DAY_MS; toDay(start).slice(0, 7) <= day.slice(0, 7); ) {
    weeks.push(
      Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
        const each = toDay(start + index * DAY_MS);
        return each.startsWith(day.slice(0, 7)) ? each : null;
      }),
    );
    start += DAYS_OF_WEEK * DAY_MS;
  }
  return weeks;
}

/** A month to choose a day from, in a popover that is open at once. Load it lazily. */
export function DatePicker({ trigger, ...calendar }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  const grid = useRef<HTMLFieldSetElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-50">
          <Popover.Popup
            aria-label={t`Choose a day`}
            initialFocus={() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? true}
            className="panel grow-in max-h-(--available-height) max-w-(--available-width) scroll-quiet rounded-md p-3"
          >
            <Month
              {...calendar}
              grid={grid}
              onChoose={(day) => {
                calendar.onChoose(day);
                setOpen(false);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type MonthProps = Omit<Props, 'trigger'> & { grid: RefObject<HTMLFieldSetElement | null> };

function Month({ value, min, max, onChoose, grid }: MonthProps) {
  const { t, i18n } = useLingui();
  const today = deviceDay();
  const within = (day: string) => (min && day < min ? min : max && day > max ? max : day);
  const [active, setActive] = useState(within(value || today));
  const [hasMoved, setMoved] = useState(false);
  const isOut = (day: string) => (min !== undefined && day < min) || (max !== undefined && day > max);
  const weeks = weeksOf(active);
  const names = new Intl.DateTimeFormat(i18n.locale, { weekday: 'narrow', timeZone: 'UTC' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day
  useEffect(() => {
    if (hasMoved) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active, hasMoved, grid]);
  const go = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, string>> = {
      ArrowLeft: toDay(toUtc(active) - DAY_MS),
      ArrowRight: toDay(toUtc(active) + DAY_MS),
      ArrowUp: toDay(toUtc(active) - DAYS_OF_WEEK * DAY_MS),
      ArrowDown: toDay(toUtc(active) + DAYS_OF_WEEK * DAY_MS),
      PageUp: inMonth(active, -1),
      PageDown: inMonth(active, 1),
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(within(next));
    setMoved(true);
  };
  const turn = (months: number) => {
    setMoved(false);
    setActive(within(inMonth(active, months)));
  };
  return (
    <>
      <div className="flex items-center gap-1">
        <IconButton
          label={t`The month before`}
          icon={<ChevronLeftIcon className="size-5" />}
          onClick={() => turn(-1)}
        />
        <p aria-live="polite" className="min-w-0 flex-1 text-center font-semibold">
          {formatDay(active, i18n.locale, 'month')}
        </p>
        <IconButton
          label={t`The next month`}
          icon={<ChevronRightIcon className="size-5" />}
          onClick={() => turn(1)}
        />
      </div>
      <fieldset ref={grid} aria-label={formatDay(active, i18n.locale, 'month')} onKeyDown={go}>
        <table>
          <thead aria-hidden="true">
            <tr>
              {Array.from({ length: DAYS_OF_WEEK }, (_, index) => (
                // 1 January 2024 was a Monday.
                <th key={toDay(Date.UTC(2024, 0, 1 + index))} className="font-normal text-ink-3 text-sm">
                  {names.format(Date.UTC(2024, 0, 1 + index))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is a weekday
                  <td key={index} className="p-0">
                    {day && (
                      <button
                        type="button"
                        tabIndex={day === active ? 0 : -1}
                        disabled={isOut(day)}
                        aria-pressed={day === value}
                        aria-label={`${formatDay(day, i18n.locale)} ${day.slice(0, 4)}`}
                        aria-current={day === today ? 'date' : undefined}
                        onClick={() => onChoose(day)}
                        className={classNames(
                          'grid size-[min(2.75rem,12vw)] place-items-center rounded-pill tabular-nums hover:bg-grape-soft disabled:text-ink-3 disabled:line-through',
                          day === value && 'bg-grape! font-semibold text-on-grape',
                          day === today && day !== value && 'font-semibold border border-grape',
                        )}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </fieldset>
    </>
  );
}
