import { type DiaryDay, dayRange, isDiaryDay, isWorkingDay, monthOf, parseDiaryDay } from '@garden/calendar';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { MonthGrid, MonthLegend } from '../../../components/days/month-grid.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';
import { LeafIcon } from '../../../components/icons/signs.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { signOf } from '../day-marks.shared.ts';
import { useHomeCalendar } from '../home-calendar.shared.ts';
import { weeksOfMonth } from '../months.shared.ts';
import { moveDay } from '../move-day.shared.ts';
import { rangesOf } from '../vacation/day-ranges.ts';
import { useVacation } from '../vacation/use-vacation.ts';
import { isChoosable, vacationLimits } from './month-days.ts';
import { useKnownDays } from './use-known-days.ts';

type Props = {
  /** The day that the calendar opens at. */
  day: string;
  today: string;
  onClose: () => void;
};

/** My months, and vacation in them: single days by a tap, a range by its ends. */
export function DaysDialog({ day, today: todayText, onClose }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const today = parseDiaryDay(todayText);
  const { calendar } = useHomeCalendar();
  const [active, setActive] = useState(() => parseDiaryDay(day));
  const [chosen, setChosen] = useState<ReadonlySet<DiaryDay>>(new Set());
  const month = monthOf(active);
  const { known, isError, isFetching, refetch } = useKnownDays(month);
  const { change, isPending, error, reset } = useVacation();
  const [first, last] = vacationLimits(today);
  const canChoose = (each: DiaryDay) => isChoosable(each, known.get(each), today, calendar);
  const isFree = (each: DiaryDay) => {
    const state = known.get(each)?.state;
    return state ? state === 'holiday' : !isWorkingDay(each, calendar);
  };
  const isAway = (each: DiaryDay) => known.get(each)?.state === 'vacation';

  const choose = (days: Iterable<DiaryDay>) => {
    setChosen(new Set(days));
    reset();
  };
  const toggle = (text: string) => {
    const each = parseDiaryDay(text);
    setActive(each);
    choose(chosen.has(each) ? [...chosen].filter((other) => other !== each) : [...chosen, each]);
  };
  const ends = [...chosen].sort();
  const [from, to] = [ends[0], ends.at(-1)];
  const chooseRange = (begin: string | undefined, end: string | undefined) => {
    if (!begin || !end || !isDiaryDay(begin) || !isDiaryDay(end)) return;
    if (begin < first || end > last) return;
    setActive(begin);
    choose(dayRange(begin, end).filter(canChoose));
  };
  const send = async (undo: boolean) => {
    if (await change(rangesOf(chosen, isFree), undo)) onClose();
  };
  const name = formatDay(`${month}-01`, i18n.locale, 'month');
  const hasOpen = ends.some((each) => !isAway(each));
  const hasAway = ends.some(isAway);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Calendar and vacation</Trans>}
      description={<Trans>Tap the days you’re away, or choose the first and the last.</Trans>}
      actions={
        <>
          {hasAway && (
            <Button look="quiet" loading={isPending} onClick={() => void send(true)}>
              <Trans>Remove vacation</Trans>
            </Button>
          )}
          {(hasOpen || !hasAway) && (
            <Button
              icon={<LeafIcon className="size-5" />}
              loading={isPending}
              disabled={!hasOpen}
              onClick={() => void send(false)}
            >
              <Trans>Mark as vacation</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div>
          <div className="mb-1 flex items-center justify-between">
            <IconButton
              label={t`Previous month`}
              icon={<ChevronLeftIcon />}
              onClick={() => setActive(moveDay(active, { months: -1 }))}
            />
            <h3 aria-live="polite">{name}</h3>
            <IconButton
              label={t`Next month`}
              icon={<ChevronRightIcon />}
              onClick={() => setActive(moveDay(active, { months: 1 }))}
            />
          </div>
          <div className="-mx-2">
            <MonthGrid
              label={name}
              weeks={weeksOfMonth(month, (date) => ({
                date,
                state: signOf(known.get(date)),
                grade: known.get(date)?.grade ?? undefined,
                note: known.get(date)?.holiday?.[locale],
                selected: chosen.has(date),
                disabled: !canChoose(date),
              }))}
              today={today}
              active={active}
              onActive={(date, move) => setActive(moveDay(parseDiaryDay(date), move))}
              onSelect={toggle}
            />
          </div>
        </div>
        {isError && (
          <Banner tone="error" onRetry={refetch} retrying={isFetching}>
            <Trans>This month couldn’t be loaded.</Trans>
          </Banner>
        )}
        <MonthLegend />
        <div className="grid grid-cols-2 gap-3">
          <DateField
            label={t`First day`}
            min={first}
            max={last}
            value={from ?? ''}
            onChange={(value) => value && chooseRange(value, to && to > value ? to : value)}
          />
          <DateField
            label={t`Last day`}
            min={first}
            max={last}
            value={to ?? ''}
            onChange={(value) => value && chooseRange(from && from < value ? from : value, value)}
          />
        </div>
        <p role="status" className="text-ink-2 text-sm">
          {ends.length > 0 ? (
            <Plural value={ends.length} one="# working day chosen" other="# working days chosen" />
          ) : (
            <Trans>Vacation can be marked for the past 7 days and for a year ahead.</Trans>
          )}
        </p>
        {error && <FieldError>{failureMessage(error)}</FieldError>}
      </div>
    </Dialog>
  );
}
