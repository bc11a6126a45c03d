import { parseDiaryDay } from '@garden/calendar';
import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { useVacation } from './use-vacation.ts';

/** Says that the day is vacation, with a button to unmark it. */
export function VacationNote({ day }: { day: string }) {
  const { change, isPending } = useVacation('toast');
  const from = parseDiaryDay(day);
  return (
    <Banner
      tone="good"
      title={<Trans>You’re on vacation</Trans>}
      action={
        <Button look="quiet" loading={isPending} onClick={() => void change([{ from, to: from }], true)}>
          <Trans>Remove vacation</Trans>
        </Button>
      }
    >
      <Trans>
        Rest well. Nothing is due on this day, and your streak is safe. You can still write if you like.
      </Trans>
    </Banner>
  );
}
