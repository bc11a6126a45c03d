import { parseDiaryDay } from '@garden/calendar';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { LeafIcon } from '../../../components/icons/signs.tsx';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import type { DayData } from '../writing/day-cache.ts';
import { useVacation } from './use-vacation.ts';

/** Other actions for the day: mark it as vacation, take that back, or open the months. */
export function DayOffers({ data: { day, today, state } }: { data: DayData }) {
  const { change, isPending } = useVacation('toast');
  const range = { from: parseDiaryDay(day), to: parseDiaryDay(day) };
  const isOpen = state === 'not_submitted' || state === 'missed';
  return (
    <div className="-mx-3 flex flex-wrap items-center gap-x-2">
      {isOpen && (
        <Button
          look="ghost"
          icon={<LeafIcon className="size-5" />}
          loading={isPending}
          onClick={() => void change([range], false)}
        >
          {day === today ? <Trans>On vacation today</Trans> : <Trans>I was on vacation</Trans>}
        </Button>
      )}
      {state === 'vacation' && (
        <Button
          look="ghost"
          icon={<LeafIcon className="size-5" />}
          loading={isPending}
          onClick={() => void change([range], true)}
        >
          <Trans>Remove vacation</Trans>
        </Button>
      )}
      <CalendarButton day={day} today={today} />
    </div>
  );
}
