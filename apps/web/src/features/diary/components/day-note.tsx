import { parseDiaryDay } from '@garden/calendar';
import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { DayMark } from '../../../components/day-mark.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';
import { useVacation } from '../calendar/use-vacation.ts';
import type { DayData } from '../writing/day-cache.ts';

/** Says kindly that nothing is expected of the day; one may write all the same. */
export function DayNote({ data: { day, state, holiday: names } }: { data: DayData }) {
  const holiday = names?.[useLocale()];
  if (state === 'vacation') return <VacationNote day={day} />;
  if (state !== 'holiday') return null;
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <DayMark state="holiday" className="size-6 shrink-0" />
      {holiday ? (
        <Trans>{holiday}: a free day. Write if you like, nobody waits for it.</Trans>
      ) : (
        <Trans>A free day. Write if you like, nobody waits for it.</Trans>
      )}
    </p>
  );
}

function VacationNote({ day }: { day: string }) {
  const { change, isPending } = useVacation('toast');
  const from = parseDiaryDay(day);
  return (
    <Banner
      tone="good"
      title={<Trans>You are on vacation</Trans>}
      action={
        <Button look="quiet" loading={isPending} onClick={() => void change([{ from, to: from }], true)}>
          <Trans>Take back</Trans>
        </Button>
      }
    >
      <Trans>
        Rest well. Nothing is expected of this day, and your streak holds. You may write all the same.
      </Trans>
    </Banner>
  );
}
